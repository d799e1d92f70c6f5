import { fold } from '../../../../domain/folding/fold.js';
import { type PropertyValue } from '../../../../domain/properties/values.js';
import { type EditContext, kindOf, nodesOfTargets, share, type Target } from '../EditContext.js';
import { EditRejection, someOf } from '../EditRejection.js';
import { knownProperty, propertyOf, saysProperty } from '../finding/names.js';
import { unread } from '../finding/newNames.js';
import { nodesOf, oneOf } from '../finding/nodes.js';
import { tieIn } from '../finding/tieIn.js';
import { valueOf } from '../finding/values.js';
import { type Lead, leadCalled, tiesOf, waysBetween } from '../finding/ways.js';
import { phraseAt, textOf, type Word } from '../reading/words.js';
import { namesMeasured, onlyOne } from '../told/values.js';
import { exchangedEnds, led } from './links.js';
import { telling } from './tell.js';
import {
  type Acting,
  type Edit,
  forEach,
  holding,
  kindOn,
  parting,
  same,
  settingEdits,
  updating,
} from './operations.js';

/** Whether nodes of some labels have a property, or what else words call it. */
const bearing =
  (property: readonly Word[], context: EditContext) =>
  ({ labels }: Pick<Target, 'labels'>) =>
    knownProperty(property, labels, context) !== undefined;

/** Whether a property and a value with no word between them are well told apart: "founding | date 23 May" is not. */
function isWellCut(property: readonly Word[], value: readonly Word[], context: EditContext): boolean {
  const [last, first] = [property.at(-1), value[0]];
  if (last === undefined || first === undefined || context.text.slice(last.to, first.from).trim() !== '') return true;
  if (first.quoted || /^[\p{Lu}\p{N}\p{S}]/u.test(first.raw)) return true;
  return knownProperty(property, context.labels, context) !== undefined;
}

/** What is set, in the words of the request. */
interface Assignment {
  readonly property: readonly Word[];
  readonly value: readonly Word[];
  readonly before: readonly Word[] | undefined;
  /** Whether the verb only changes what is there: a printer of which no firmware is known has none to be changed. */
  readonly isChange: boolean;
}

/** The one node that words mean of those where a way may lead. */
async function endOf(words: readonly Word[], { far }: Lead, context: EditContext): Promise<Target> {
  const isFar = ({ labels }: Pick<Target, 'labels'>) => share(far, labels);
  const end = await oneOf(words, context, isFar);
  if (!isFar(end)) throw unread(words, context);
  return end;
}

/** A property of a node gets a value, or the node another of what it is joined to: its berth, its lead. */
async function settingOne(
  target: Target,
  { property, value, before, isChange }: Assignment,
  context: EditContext,
): Promise<readonly Edit[]> {
  const known = knownProperty(property, target.labels, context);
  const lead = known === undefined ? leadCalled(property, target, context) : undefined;
  if (lead !== undefined) {
    const from = before === undefined ? undefined : await endOf(before, lead, context);
    return led(target, lead, { to: await endOf(value, lead, context), from, said: property }, context);
  }
  const said = textOf(property, context.text);
  // "Change Falmouth Yard to …": a part of a name is no property.
  if (known === undefined && fold(target.name).endsWith(fold(said))) throw new EditRejection('misfit');
  if (known === undefined && isChange) throw new EditRejection('noProperty', { said, nodes: nodesOfTargets([target]) });
  const name = known ?? propertyOf(property, target.labels, context);
  const kind = kindOf(name, target.labels, context);
  const stands = target.node?.properties[name];
  if (before !== undefined && stands !== undefined && !same(stands, valueOf(before, kind, context).value))
    throw new EditRejection('misfit');
  return settingEdits(target, name, valueOf(value, kind, context));
}

/** Sets a property of nodes, that which was set last where none is said: "those of Paper Moons to 300"; also a second one that the graph knows. */
export const set: Acting = async (
  { nodes = [], property: own, value = [], before, verb = [], property2, value2 },
  context,
) => {
  const { grammar, labels } = context;
  const said = own ?? context.properties.at(-1);
  if (said === undefined || !isWellCut(said, value, context)) throw new EditRejection('misfit');
  if (property2 !== undefined && !bearing(property2, context)({ labels })) throw new EditRejection('misfit');
  // Without the words that only lead to its value: "populația de".
  const last = said.length - 1;
  const property = last > 0 && phraseAt(said, last, grammar.between) === 1 ? said.slice(0, last) : said;
  const isChange = phraseAt(verb, 0, grammar.verbs['change'] ?? []) > 0;
  const first = { property, value, before, isChange };
  const all =
    property2 === undefined || value2 === undefined
      ? [first]
      : [first, { ...first, property: property2, value: value2 }];
  const edits: Edit[] = [];
  for (const one of all) {
    const targets = await nodesOf(nodes, context, bearing(one.property, context));
    edits.push(...(await forEach(targets, (target) => settingOne(target, one, context))));
    context.properties.push(one.property);
  }
  return edits;
};

/** A property of nodes goes, or what they are joined to where that is no more than a name, as a berth is: what is more is a thing of its own. */
export const unset: Acting = async ({ nodes = [], property = [] }, context) => {
  const isProperty = bearing(property, context);
  const isKnown = isProperty(context);
  const targets = await nodesOf(nodes, context, isKnown ? isProperty : undefined);
  const said = textOf(property, context.text);
  return forEach(
    targets,
    async (target): Promise<Edit[]> => {
      if (isKnown) {
        const name = knownProperty(property, target.labels, context);
        const isHeld = name !== undefined && target.node?.properties[name] !== undefined;
        return isHeld ? [updating(target, { removeProperties: [name] })] : [];
      }
      const lead = leadCalled(property, target, context);
      const ties = lead === undefined ? [] : await tiesOf(target, context, [lead]);
      if (ties.some(({ end }) => Object.keys(end.node?.properties ?? {}).length > 1)) throw new EditRejection('misfit');
      return ties.map((tie) => parting(target, tie));
    },
    isKnown ? 'noProperty' : 'misfit',
    { said },
  );
};

/** Two nodes exchange what they have of one kind: a value, or what each is joined to. */
export const exchange: Acting = async ({ nodes = [], property = [] }, context) => {
  const [one, other, ...others] = await nodesOf(nodes, context);
  if (one === undefined || other === undefined || others.length > 0) throw unread(nodes, context);
  const name = knownProperty(property, one.labels, context);
  if (name === undefined || name !== knownProperty(property, other.labels, context))
    return exchangedEnds([one, other], property, context);
  const [mine, theirs] = [one, other].map(({ node }) => node?.properties[name]);
  if (mine === undefined || theirs === undefined)
    throw new EditRejection('noProperty', { said: name, nodes: nodesOfTargets([one, other]) });
  const kind = kindOf(name, one.labels, context);
  const valued = (value: PropertyValue) => (kind?.startsWith('date') === true ? { value, kind } : { value });
  return [...settingEdits(one, name, valued(theirs)), ...settingEdits(other, name, valued(mine))];
};

/** The property of relationships of a type that words say, or that one of them measures. */
function propertyOfType(
  words: readonly Word[],
  type: string,
  { shape, text, language }: EditContext,
): string | undefined {
  const names = shape.types.find((one) => one.type === type)?.properties.map(({ name }) => name) ?? [];
  const said = textOf(words, text);
  const own = names.filter((name) => saysProperty(said, name));
  return onlyOne(own.length > 0 ? own : namesMeasured(said, names, language));
}

/** A property of a relationship gets a value. */
export const setTie: Acting = async ({ property = [], tie: said = [], value = [], before }, context) => {
  const { target, tie } = await tieIn(said, context);
  const { propertyKinds, properties } = tie.relationship;
  const name = propertyOfType(property, tie.type, context);
  if (name === undefined) throw unread(property, context);
  const kind = propertyKinds[name] ?? kindOn(tie.type, name, context.shape);
  if (before !== undefined && valueOf(before, kind, context).value !== properties[name]) throw unread(before, context);
  const edits = holding(target, tie, { [name]: valueOf(value, kind, context).value }, context);
  return someOf(edits, 'already', { nodes: nodesOfTargets([target, tie.end]) });
};

/** So much of a thing goes to another: joined, with an amount, or with another one. */
export const measureTie: Acting = async ({ nodes = [], property = [], from = nodes, to = [], value = [] }, context) => {
  const [start, end] = [await oneOf(from, context), await oneOf(to, context)];
  const [link, ...others] = waysBetween(start, end, context).flatMap((way) => {
    const name = propertyOfType(property, way.type, context);
    return name === undefined ? [] : [{ way, name }];
  });
  if (link === undefined || others.length > 0) throw new EditRejection('misfit');
  const properties = { [link.name]: valueOf(value, 'number', context).value };
  const edits = await telling(start, [{ kind: 'link', ...link.way, to: [end], properties }], context, 'beside');
  return someOf(edits, 'already', { nodes: nodesOfTargets([start, end]) });
};
