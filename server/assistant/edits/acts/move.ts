import { type GraphRelationship } from '../../../contract/elements.js';
import { EditRejection } from '../EditRejection.js';
import { nodesOf } from '../finding/nodes.js';
import { unread } from '../finding/newNames.js';
import { type EditContext, type Target, targetOf } from '../EditContext.js';
import { sameWord, wordsOfName } from '../../grammar/Schema.js';
import { type Word } from '../reading/words.js';
import { between, MOST_AROUND } from '../finding/ties.js';
import { joining, nodesOfTargets, parting } from './connect.js';
import { type Acting, type Edit } from './Edit.js';

/** A way in which nodes of a label are joined to those of another. */
interface Way {
  readonly type: string;
  readonly leads: boolean;
}

/** The ways in which nodes like one are joined to nodes like another. */
function waysBetween(one: Target, other: Target, { shape }: EditContext): Way[] {
  return shape.links.flatMap(({ start, type, end }) => [
    ...(one.labels.includes(start) && other.labels.includes(end) ? [{ type, leads: true }] : []),
    ...(one.labels.includes(end) && other.labels.includes(start) ? [{ type, leads: false }] : []),
  ]);
}

const isOf = ({ type, leads }: Way, { id }: Target, tie: GraphRelationship): boolean =>
  tie.type === type && (leads ? tie.startNodeId : tie.endNodeId) === id;

/** The one node that words mean. */
export async function oneOf(words: readonly Word[], context: EditContext): Promise<Target> {
  const [one, ...others] = await nodesOf(words, context);
  if (one === undefined || others.length > 0) throw unread(words, context);
  return one;
}

const joined = (target: Target, { type, leads }: Way, to: Target, context: EditContext): Edit => ({
  ...(leads ? joining(target, type, to, context) : joining(to, type, target, context)),
  about: [target, to],
});

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
function farEnd({ way, tie }: { way: Way; tie: GraphRelationship }, { reading }: EditContext): Target[] {
  const node = reading.nodes.get(way.leads ? tie.endNodeId : tie.startNodeId);
  return node === undefined ? [] : [targetOf(node, reading)];
}

async function moved(target: Target, from: Target | undefined, to: Target, context: EditContext): Promise<Edit[]> {
  const left = target.node === undefined ? [] : await leaving(target, from, to, context);
  const ways = new Map(left.map(({ way }) => [JSON.stringify(way), way]));
  const [way, ...others] = ways.values();
  if (way === undefined) throw new EditRejection('notConnected', { nodes: nodesOfTargets([target, from ?? to]) });
  if (others.length > 0)
    throw new EditRejection('type', {
      nodes: nodesOfTargets([target, to]),
      names: [...ways.values()].map((one) => one.type),
    });
  context.parted.push(...left.map(({ tie }) => tie));
  return [
    ...left.map((one) => parting(one.tie, [target, ...farEnd(one, context)], context)),
    joined(target, way, to, context),
  ];
}

/** Nodes go from one end of a relationship to another. */
export const move: Acting = async ({ nodes = [], from, to = [] }, context) => {
  const end = await oneOf(to, context);
  const start = from === undefined ? undefined : await oneOf(from, context);
  const edits: Edit[] = [];
  for (const target of await nodesOf(nodes, context)) edits.push(...(await moved(target, start, end, context)));
  return edits;
};

/** A node is no longer joined to another by the one relationship between them. */
export const leave: Acting = async ({ nodes = [], from = [] }, context) => {
  const [target, other] = [await oneOf(nodes, context), await oneOf(from, context)];
  const [tie, ...others] = await between(target, other, context);
  if (tie === undefined) throw new EditRejection('notConnected', { nodes: nodesOfTargets([target, other]) });
  if (others.length > 0) throw unread(from, context);
  context.parted.push(tie);
  return [parting(tie, [target, other], context)];
};

/** Whether words say the type of a relationship. */
const says = (words: readonly Word[], type: string) =>
  words.every(({ word }) => wordsOfName(type).some((one) => sameWord(one, word) >= 0.95));

/**
 * A node stands where another was taken away, or takes something else in its own former place. The words before it, if there
 * are, say the relationship.
 */
export const succeed: Acting = async ({ nodes = [], to, verb = [] }, context) => {
  const [tie, ...others] = context.parted;
  if (tie === undefined || others.length > 0 || !says(verb, tie.type)) throw new EditRejection('misfit');
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
