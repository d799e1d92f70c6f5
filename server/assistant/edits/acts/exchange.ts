import { attempted, EditRejection } from '../EditRejection.js';
import { type EditContext, kindOf, type Target } from '../EditContext.js';
import { endsFrom, type Lead, leadCalled } from '../finding/leads.js';
import { knownProperty } from '../finding/names.js';
import { unread } from '../finding/newNames.js';
import { nodesOf } from '../finding/nodes.js';
import { between, waysBetween } from '../finding/ties.js';
import { type Word } from '../reading/words.js';
import { nodesOfTargets } from './connect.js';
import { type Acting, type Edit } from './Edit.js';
import { led } from './move.js';
import { settingEdits } from './setting.js';

/** What a node alone is joined to in a way. */
async function onlyEnd(target: Target, way: Lead, said: readonly Word[], context: EditContext): Promise<Target> {
  const [end, ...others] = await endsFrom(target, way, context);
  if (end === undefined || others.length > 0) throw unread(said, context);
  return end;
}

/** Each of two gets the value that the other has. */
function exchanged(property: string, one: Target, other: Target, context: EditContext): readonly Edit[] {
  const [mine, theirs] = [one, other].map(({ node }) => node?.properties[property]);
  if (mine === undefined || theirs === undefined)
    throw new EditRejection('noProperty', { said: property, nodes: nodesOfTargets([one, other]) });
  const kind = kindOf(property, one.labels, context);
  const told = kind?.startsWith('date') === true ? { kind } : {};
  return [
    ...settingEdits(one, property, { value: theirs, ...told }),
    ...settingEdits(other, property, { value: mine, ...told }),
  ];
}

/** Each of two gets what of two things the other is joined to; undefined where it is not one to each, in one way. */
async function crossed(
  [one, other]: readonly [Target, Target],
  [first, second]: readonly [Target, Target],
  said: readonly Word[],
  context: EditContext,
): Promise<readonly Edit[] | undefined> {
  const ties = [await between(one, first, context), await between(other, second, context)];
  const against = [...(await between(one, second, context)), ...(await between(other, first, context))];
  const types = new Set(ties.flat().map(({ type }) => type));
  const [way, ...more] = waysBetween(one, first, context).filter(({ type }) => types.has(type));
  if (way === undefined || more.length > 0 || against.length > 0 || ties.some((all) => all.length !== 1))
    return undefined;
  const lead = { ...way, far: first.labels };
  return [
    ...(await led(one, lead, { from: first, to: second, said }, context)),
    ...(await led(other, lead, { from: second, to: first, said }, context)),
  ];
}

/** Two nodes exchange what they have of one kind, or two things: a value, or what each is joined to. */
export const exchange: Acting = async ({ nodes = [], property = [] }, context) => {
  const [one, other, ...others] = await nodesOf(nodes, context);
  if (one === undefined || other === undefined || others.length > 0) throw unread(nodes, context);
  const of = (target: Target, words: readonly Word[]) => knownProperty(words, target.labels, context);
  const name = of(one, property);
  if (name !== undefined && name === of(other, property)) return exchanged(name, one, other, context);
  const things = await attempted(() => nodesOf(property, context));
  const [first, second, ...more] = things instanceof EditRejection ? [] : things;
  if (first !== undefined && second !== undefined && more.length === 0) {
    const edits =
      (await crossed([one, other], [first, second], property, context)) ??
      (await crossed([one, other], [second, first], property, context));
    if (edits !== undefined) return edits;
  }
  const way = leadCalled(property, one.labels, context);
  if (way === undefined || !one.labels.every((label) => other.labels.includes(label))) throw unread(property, context);
  const [mine, theirs] = [await onlyEnd(one, way, property, context), await onlyEnd(other, way, property, context)];
  if (mine.id === theirs.id) throw new EditRejection('already', { nodes: nodesOfTargets([one, other]) });
  return [
    ...(await led(one, way, { to: theirs, said: property }, context)),
    ...(await led(other, way, { to: mine, said: property }, context)),
  ];
};
