import { type GraphNode } from '../../../contract/elements.js';
import { fold } from '../../../../domain/folding/fold.js';
import { wholeNameOf, wholeNameSet } from '../../../../domain/styles/wholeName.js';
import { captionProperty } from '../../../../domain/caption/caption.js';
import { nameProperty } from '../../../../domain/styles/names.js';
import { attempted, EditRejection, someOf } from '../EditRejection.js';
import { duplicatesOf } from '../finding/duplicates.js';
import { type EditContext, kindOf, type Target } from '../EditContext.js';
import { isWholeName, unread } from '../finding/newNames.js';
import { knownLabel, knownProperty, labelOf, namingProperty, propertyOf } from '../finding/names.js';
import { endOf, endsFrom, leadCalled } from '../finding/leads.js';
import { nodesOf } from '../finding/nodes.js';
import { between, waysBetween } from '../finding/ties.js';
import { valueOf } from '../finding/values.js';
import { phraseAt, textOf, type Word } from '../reading/words.js';
import { nodesOfTargets, oneOf, parting } from './connect.js';
import { type Acting, type Edit } from './Edit.js';
import { led } from './move.js';
import { same, settingEdits, updateOf, updating } from './setting.js';

/** Nodes with this property are meant before those without. */
const bearing = (property: readonly Word[], context: EditContext) => (node: GraphNode) =>
  knownProperty(property, node.labels, context) !== undefined;

/** Whether a property and a value with no word between them are well told apart: "founding | date 23 May" is not. */
function isWellCut(property: readonly Word[], value: readonly Word[], context: EditContext): boolean {
  const [last, first] = [property.at(-1), value[0]];
  if (last === undefined || first === undefined || context.text.slice(last.to, first.from).trim() !== '') return true;
  if (first.quoted || /^[\p{Lu}\p{N}\p{S}]/u.test(first.raw)) return true;
  return knownProperty(property, context.labels, context) !== undefined;
}

/** Sets a property of nodes to a value of the property's kind; also a second one that the graph knows. */
export const set: Acting = async ({ property2, value2, ...slots }, context) => {
  if (property2 === undefined || value2 === undefined) return setOne(slots, context);
  if (knownProperty(property2, context.labels, context) === undefined) throw new EditRejection('misfit');
  const nodes = slots['nodes'] ?? [];
  return [...(await setOne(slots, context)), ...(await setOne({ nodes, property: property2, value: value2 }, context))];
};

/** A property without the words that only lead to its value: "populația de". */
function leading(property: readonly Word[], { grammar }: EditContext): readonly Word[] {
  const last = property.length - 1;
  return last > 0 && phraseAt(property, last, grammar.between) === 1 ? property.slice(0, last) : property;
}

/** Whether a property is as a request says that it is before. */
function isAt({ node, labels }: Target, property: string, said: readonly Word[], context: EditContext): boolean {
  const stands = node?.properties[property];
  return stands === undefined || same(stands, valueOf(said, kindOf(property, labels, context), context).value);
}

/** What is set, in the words of the request. */
interface Assignment {
  readonly property: readonly Word[];
  readonly value: readonly Word[];
  readonly before: readonly Word[] | undefined;
  /** Whether the verb only changes what is there. */
  readonly isChange: boolean;
}

/** A property of a node gets a value, or the node another of what it is joined to: its berth, its lead. */
async function settingOne(
  target: Target,
  { property, value, before, isChange }: Assignment,
  context: EditContext,
): Promise<readonly Edit[]> {
  const known = knownProperty(property, target.labels, context);
  const lead = known === undefined ? leadCalled(property, target.labels, context) : undefined;
  if (lead !== undefined) {
    const from = before === undefined ? undefined : await endOf(before, lead, context);
    return led(target, lead, { to: await endOf(value, lead, context), from, said: property }, context);
  }
  // "Change Falmouth Yard to …": a part of a name is no property.
  if (known === undefined && fold(target.name).endsWith(fold(textOf(property, context.text))))
    throw new EditRejection('misfit');
  if (known === undefined && isChange)
    throw new EditRejection('noProperty', { said: textOf(property, context.text), nodes: nodesOfTargets([target]) });
  const name = known ?? propertyOf(property, target.labels, context);
  if (before !== undefined && !isAt(target, name, before, context)) throw new EditRejection('misfit');
  return settingEdits(target, name, valueOf(value, kindOf(name, target.labels, context), context));
}

/** The property that was set last where none is said: "those of Paper Moons to 300". */
const setOne: Acting = async ({ nodes = [], property: own, value = [], before, verb = [] }, context) => {
  const said = own ?? context.properties.at(-1);
  if (said === undefined) throw new EditRejection('misfit');
  const property = leading(said, context);
  if (!isWellCut(said, value, context)) throw new EditRejection('misfit');
  const targets = await nodesOf(nodes, context, bearing(property, context));
  // What is changed, and not set, is there: a printer of which no firmware is known has none to be changed.
  const isChange = phraseAt(verb, 0, context.grammar.verbs['change'] ?? []) > 0;
  const assignment = { property, value, before, isChange };
  const edits: Edit[] = [];
  for (const target of targets) edits.push(...(await settingOne(target, assignment, context)));
  someOf(edits, 'already', { nodes: nodesOfTargets(targets) });
  context.properties.push(property);
  return edits;
};

/** What nodes are joined to goes from them where that is no more than a name, as a berth is: what is more is a thing of its own. */
async function unjoined(nodes: readonly Word[], property: readonly Word[], context: EditContext): Promise<Edit[]> {
  const edits: Edit[] = [];
  for (const target of await nodesOf(nodes, context)) {
    const lead = leadCalled(property, target.labels, context);
    for (const end of lead === undefined ? [] : await endsFrom(target, lead, context)) {
      if (Object.keys(end.node?.properties ?? {}).length > 1) throw new EditRejection('misfit');
      const ties = (await between(target, end, context)).filter(({ type }) => type === lead?.type);
      edits.push(...ties.map((tie) => parting(tie, [target, end])));
    }
  }
  return edits;
}

/** Removes a property of nodes. */
export const unset: Acting = async ({ nodes = [], property = [] }, context) => {
  if (knownProperty(property, context.labels, context) === undefined)
    return someOf(await unjoined(nodes, property, context), 'misfit');
  const targets = await nodesOf(nodes, context, bearing(property, context));
  const edits = targets.flatMap((target): Edit[] => {
    const name = knownProperty(property, target.labels, context);
    if (name === undefined || target.node?.properties[name] === undefined) return [];
    return [updating(target, { removeProperties: [name] })];
  });
  return someOf(edits, 'noProperty', { said: textOf(property, context.text), nodes: nodesOfTargets(targets) });
};

/** What the properties that a node goes by are to hold for it to be called so. */
function asCalled(said: string, { node, labels }: Target, context: EditContext): Readonly<Record<string, string>> {
  const { properties = {} } = node ?? {};
  const { captions } = context.reading.called;
  const whole = wholeNameOf({ labels }, captions);
  if (whole !== undefined) return wholeNameSet(said, whole, properties);
  const chosen = nameProperty({ labels, properties }, captions);
  return { [chosen ?? captionProperty(properties) ?? namingProperty(labels, context)]: said };
}

/** Gives one node another name. */
export const rename: Acting = async ({ nodes = [], name = [], verb = [] }, context) => {
  const { text, grammar } = context;
  const [target, ...others] = await nodesOf(nodes, context);
  if (target === undefined || others.length > 0)
    throw new EditRejection('notUnderstood', { said: textOf(nodes, text) });
  // "Change the builder of the boat to X": another builder, not another name for that one.
  const isSaid = fold(textOf(nodes, text)).includes(fold(target.name)) || nodes.length === 1;
  if (!isSaid && phraseAt(verb, 0, grammar.verbs['rename'] ?? []) === 0) throw unread(nodes, context);
  if (!isWholeName(name, context)) throw unread(name, context);
  const said = textOf(name, text);
  if (said === target.name) throw new EditRejection('already', { nodes: nodesOfTargets([target]) });
  const setProperties = asCalled(said, target, context);
  const properties = { ...target.node?.properties, ...setProperties };
  const called = context.reading.nameOf({ labels: [...target.labels], properties });
  const duplicates = await duplicatesOf(called, target.labels, context);
  return [
    {
      operation: updateOf(target, { setProperties }),
      duplicates: duplicates.filter(({ id }) => id !== target.id),
      about: [{ ...target, name: called }],
    },
  ];
};

/** Whether words that would be a new label are a property of a node. */
const isProperty = (words: readonly Word[], { labels }: Target, context: EditContext): boolean =>
  knownLabel(words, context) === undefined && knownProperty(words, labels, context) !== undefined;

/** Gives nodes a label. */
export const label: Acting = async ({ nodes = [], label: words = [] }, context) => {
  const targets = await nodesOf(nodes, context);
  const name = labelOf(words, context);
  const there = await attempted(() => oneOf(words, context));
  const isJoined = (target: Target) =>
    !(there instanceof EditRejection) && waysBetween(target, there, context).length > 0;
  // What such nodes are joined to is no label of theirs.
  if (targets.some((target) => isProperty(words, target, context) || isJoined(target))) throw unread(words, context);
  const without = targets.filter(({ labels }) => !labels.includes(name));
  const edits = without.map((target) => updating(target, { addLabels: [name] }));
  return someOf(edits, 'already', { nodes: nodesOfTargets(targets) });
};

/** Takes a label from nodes. */
export const unlabel: Acting = async ({ nodes = [], label: words = [] }, context) => {
  const targets = await nodesOf(nodes, context);
  const name = labelOf(words, context);
  const wearing = targets.filter(({ labels }) => labels.includes(name));
  const edits = wearing.map((target) => updating(target, { removeLabels: [name] }));
  return someOf(edits, 'noProperty', { said: textOf(words, context.text), nodes: nodesOfTargets(targets) });
};
