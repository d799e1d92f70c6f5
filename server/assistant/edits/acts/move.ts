import { type GraphRelationship } from '../../../contract/elements.js';
import { isDate } from '../../../../domain/properties/kinds.js';
import { type PropertyValue } from '../../../../domain/properties/values.js';
import { EditRejection, someOf } from '../EditRejection.js';
import { type Fits, MOST_AROUND, nodesOf } from '../finding/nodes.js';
import { type Lead } from '../finding/leads.js';
import { unread } from '../finding/newNames.js';
import { type EditContext, type Target, targetOf, targetsOf } from '../EditContext.js';
import { saysYear, wordsOfName } from '../../grammar/Schema.js';
import { type Word } from '../reading/words.js';
import { between, type Way, waysBetween } from '../finding/ties.js';
import { saysType } from '../finding/typeIn.js';
import { joining, joiningBy, kindOn, nodesOfTargets, oneOf, parting } from './connect.js';
import { type Acting, type Edit } from './Edit.js';

const isOf = ({ type, leads }: Way, { id }: Target, tie: GraphRelationship): boolean =>
  tie.type === type && (leads ? tie.startNodeId : tie.endNodeId) === id;

/** The relationships that a node moves along: to where it was, or all of one way. */
async function leaving(target: Target, from: Target | undefined, to: Target, context: EditContext) {
  const ways = waysBetween(target, to, context);
  if (from !== undefined) {
    const known = await between(target, from, context);
    return ways.flatMap((way) => known.filter((tie) => isOf(way, target, tie)).map((tie) => ({ way, tie })));
  }
  const { relationships } = await context.reading.around(target.id, MOST_AROUND);
  return ways.flatMap((way) =>
    relationships
      .filter((tie) => isOf(way, target, tie))
      .filter((tie) => {
        const far = context.reading.nodes.get(way.leads ? tie.endNodeId : tie.startNodeId);
        return far?.labels.some((label) => to.labels.includes(label)) === true;
      })
      .map((tie) => ({ way, tie })),
  );
}

/** Where a node was along a relationship, as it stands. */
const farEnd = ({ way, tie }: { way: Way; tie: GraphRelationship }, { reading }: EditContext): Target[] =>
  targetsOf([way.leads ? tie.endNodeId : tie.startNodeId], reading);

/**
 * What of a relationship goes along with the one that moves: all of it where the relationship itself is spoken of, otherwise
 * what does not say when it began.
 */
function goingAlong({ type, properties }: GraphRelationship, isNamed: boolean, { shape }: EditContext) {
  const isTime = ([name, value]: readonly [string, PropertyValue]) =>
    saysYear(wordsOfName(name)) || kindOn(type, name, shape)?.startsWith('date') === true || isDate(String(value));
  return Object.fromEntries(Object.entries(properties).filter((held) => isNamed || !isTime(held)));
}

/** Where nodes go, and the words for the relationship that goes along, if it is spoken of. */
interface Going {
  readonly from: Target | undefined;
  readonly to: Target;
  readonly verb: readonly Word[] | undefined;
}

async function moved(target: Target, { from, to, verb }: Going, context: EditContext): Promise<Edit[]> {
  const all = target.node === undefined ? [] : await leaving(target, from, to, context);
  const left = all.filter(({ way }) => verb?.every((word) => saysType(word, way.type, context)) !== false);
  const ways = new Map(left.map(({ way }) => [JSON.stringify(way), way]));
  const [way, ...others] = ways.values();
  if (way === undefined && all.length > 0) throw new EditRejection('misfit');
  if (way === undefined) throw new EditRejection('notConnected', { nodes: nodesOfTargets([target, from ?? to]) });
  if (others.length > 0)
    throw new EditRejection('type', {
      nodes: nodesOfTargets([target, to]),
      names: [...ways.values()].map((one) => one.type),
    });
  context.parted.push(...left.map(({ tie }) => tie));
  const only = left.length === 1 ? left[0] : undefined;
  return [
    ...left.map((one) => parting(one.tie, [target, ...farEnd(one, context)])),
    joiningBy(target, way, to, context, only === undefined ? {} : goingAlong(only.tie, verb !== undefined, context)),
  ];
}

/** What a node is joined to in a way becomes another: what it had, or what is named as that. */
export async function led(
  target: Target,
  { type, leads }: Lead,
  { to, from, said }: { readonly to: Target; readonly from?: Target | undefined; readonly said: readonly Word[] },
  context: EditContext,
): Promise<readonly Edit[]> {
  const all = target.node === undefined ? [] : await leaving(target, from, to, context);
  const left = all.filter(({ way }) => way.type === type && way.leads === leads);
  const [only, ...others] = left;
  if (left.some((one) => farEnd(one, context).some(({ id }) => id === to.id))) return [];
  if (others.length > 0) throw unread(said, context);
  if (only === undefined && from !== undefined)
    throw new EditRejection('notConnected', { nodes: nodesOfTargets([target, from]) });
  if (only === undefined) return [joiningBy(target, { type, leads }, to, context)];
  context.parted.push(only.tie);
  return [
    parting(only.tie, [target, ...farEnd(only, context)]),
    joiningBy(target, only.way, to, context, goingAlong(only.tie, false, context)),
  ];
}

/** Nodes go from one end of a relationship to another. */
export const move: Acting = async ({ nodes = [], from, to = [], type }, context) => {
  const targets = await nodesOf(nodes, context);
  const isAround: Fits = (node) => targets.some((target) => waysBetween(target, node, context).length > 0);
  const end = await oneOf(to, context, isAround);
  const start = from === undefined ? undefined : await oneOf(from, context, isAround);
  const edits: Edit[] = [];
  for (const target of targets) {
    // Of several who move, some may be there.
    const isThere = targets.length > 1 && (await between(target, end, context)).length > 0;
    if (!isThere) edits.push(...(await moved(target, { from: start, to: end, verb: type }, context)));
  }
  return someOf(edits, 'already', { nodes: nodesOfTargets(targets) });
};

/** Nodes are no longer joined to another, each by the one relationship between them. */
export const leave: Acting = async ({ nodes = [], from = [] }, context) => {
  const other = await oneOf(from, context);
  const edits: Edit[] = [];
  for (const target of await nodesOf(nodes, context)) {
    const [tie, ...others] = await between(target, other, context);
    if (tie === undefined) throw new EditRejection('notConnected', { nodes: nodesOfTargets([target, other]) });
    if (others.length > 0) throw unread(from, context);
    context.parted.push(tie);
    edits.push(parting(tie, [target, other]));
  }
  return edits;
};

/**
 * A node stands where another was taken away, or takes something else in its own former place. The words before it, if there
 * are, say the relationship.
 */
export const succeed: Acting = async ({ nodes = [], to, verb = [] }, context) => {
  const [tie, ...others] = context.parted;
  if (tie === undefined || others.length > 0 || !verb.every((word) => saysType(word, tie.type, context)))
    throw new EditRejection('misfit');
  const target = await oneOf(nodes, context);
  const ends = await context.reading.read([tie.startNodeId, tie.endNodeId]);
  const [start, end] = [tie.startNodeId, tie.endNodeId].map((id) => ends.find((node) => node.id === id));
  if (start === undefined || end === undefined) throw new EditRejection('misfit');
  const far = to === undefined ? undefined : await oneOf(to, context);
  const isStart = start.labels.some((label) => target.labels.includes(label));
  const isEnd = end.labels.some((label) => target.labels.includes(label));
  if (isStart === isEnd) throw unread(nodes, context);
  const edit = isStart
    ? joining(target, tie.type, far ?? targetOf(end, context.reading), context)
    : joining(far ?? targetOf(start, context.reading), tie.type, target, context);
  return [{ ...edit, about: [target] }];
};
