import { MAX_PATCH_OPERATIONS } from '../../../contract/edits.js';
import { type GraphNode, type GraphRelationship } from '../../../contract/elements.js';
import { EditRejection } from '../EditRejection.js';
import { nodesOf } from '../finding/nodes.js';
import { typeOf } from '../finding/names.js';
import { type Word } from '../reading/words.js';
import { type EditContext, type Target, targetOf } from '../EditContext.js';
import { type Acting, type Edit } from './Edit.js';

/** Neighbours that are looked through for the relationships between two nodes. */
const MOST_AROUND = 2000;

/** The relationships between two nodes of the graph, either way. */
async function between(one: Target, other: Target, { reading }: EditContext): Promise<GraphRelationship[]> {
  if (one.node === undefined || other.node === undefined) return [];
  const [near, far] = one.node.degree <= other.node.degree ? [one, other] : [other, one];
  const { relationships } = await reading.around(near.id, MOST_AROUND);
  return relationships.filter(({ startNodeId, endNodeId }) =>
    near.id === far.id ? startNodeId === endNodeId : startNodeId === far.id || endNodeId === far.id,
  );
}

/** The edit that joins two nodes. */
export function joining(from: Target, type: string, to: Target, { say }: EditContext): Edit {
  return {
    operation: { op: 'createRelationship', type, startNodeId: from.id, endNodeId: to.id },
    summary: say.t('createRelationship', { from: say.line(from.name), to: say.line(to.name), type: say.line(type) }),
    about: [from, to],
  };
}

const parting = (relationship: GraphRelationship, ends: readonly Target[], { say }: EditContext): Edit => {
  const nameOf = (id: string) => say.line(ends.find((end) => end.id === id)?.name ?? id);
  const { id, type, version, startNodeId, endNodeId } = relationship;
  return {
    operation: { op: 'deleteRelationship', relationshipId: id, version },
    summary: say.t('deleteRelationship', { type: say.line(type), from: nameOf(startNodeId), to: nameOf(endNodeId) }),
    about: ends,
    relationship,
  };
};

/** Every node of one side with every node of the other. */
async function pairsOf(from: readonly Word[], to: readonly Word[], context: EditContext): Promise<[Target, Target][]> {
  const starts = await nodesOf(from, context);
  context.speakOf(starts.at(-1));
  const ends = await nodesOf(to, context, ({ id }) => starts.every((start) => start.id !== id));
  if (starts.length * ends.length > MAX_PATCH_OPERATIONS)
    throw new EditRejection('tooMany', { total: starts.length * ends.length });
  return starts.flatMap((start) => ends.map((end): [Target, Target] => [start, end]));
}

export const nodesOfTargets = (targets: readonly Target[]): GraphNode[] => targets.flatMap(({ node }) => node ?? []);

/** The types by which nodes like these are joined. */
function typesBetween(one: Target, other: Target, { shape }: EditContext): string[] {
  const joins = ({ start, end }: (typeof shape.links)[number], [near, far]: [Target, Target]) =>
    near.labels.includes(start) && far.labels.includes(end);
  const fitting = shape.links.filter((link) => joins(link, [one, other]) || joins(link, [other, one]));
  return [...new Set(fitting.map(({ type }) => type))];
}

/** Makes the relationships of a type between pairs that are not there yet. */
async function joiningAll(
  pairs: readonly [Target, Target][],
  type: string,
  context: EditContext,
): Promise<readonly Edit[]> {
  const edits: Edit[] = [];
  for (const [start, end] of pairs) {
    const known = await between(start, end, context);
    const isThere = known.some((one) => one.type === type && one.startNodeId === start.id && one.endNodeId === end.id);
    if (!isThere) edits.push(joining(start, type, end, context));
  }
  if (edits.length === 0) throw new EditRejection('already', { nodes: nodesOfTargets(pairs[0] ?? []) });
  return edits;
}

/** Joins what some words mean to what others mean. */
export const joinAs = async (from: readonly Word[], type: string, to: readonly Word[], context: EditContext) =>
  joiningAll(await pairsOf(from, to, context), type, context);

/** Makes relationships of a type; asks of which when none is said. */
export const connect: Acting = async ({ from = [], to = [], type }, context) => {
  const pairs = await pairsOf(from, to, context);
  const [first] = pairs;
  if (first === undefined) throw new EditRejection('misfit');
  if (type === undefined)
    throw new EditRejection('type', { nodes: nodesOfTargets(first), names: typesBetween(...first, context) });
  return joiningAll(pairs, typeOf(type, context), context);
};

/** The relationships of nodes, to whatever they lead. */
async function around(
  words: readonly Word[],
  context: EditContext,
): Promise<{ of: readonly Target[]; all: GraphRelationship[] }> {
  const of = await nodesOf(words, context);
  const all: GraphRelationship[] = [];
  for (const { id, node } of of) {
    if (node !== undefined) all.push(...(await context.reading.around(id, MOST_AROUND)).relationships);
  }
  return { of, all };
}

async function acrossOf(from: readonly Word[], to: readonly Word[], context: EditContext) {
  const pairs = await pairsOf(from, to, context);
  const all: GraphRelationship[] = [];
  for (const pair of pairs) all.push(...(await between(...pair, context)));
  return { of: pairs[0] ?? [], all };
}

/** Deletes relationships between nodes, or of a node, of one type or all. */
export const disconnect: Acting = async ({ from = [], to, type }, context) => {
  const { of, all } = await (to === undefined ? around(from, context) : acrossOf(from, to, context));
  const name = type === undefined ? undefined : typeOf(type, context);
  const fitting = all.filter((one) => name === undefined || one.type === name);
  const found = [...new Map(fitting.map((one) => [one.id, one])).values()];
  if (found.length === 0) throw new EditRejection('notConnected', { nodes: nodesOfTargets(of) });
  const known = (id: GraphNode['id']) => {
    const node = context.reading.nodes.get(id);
    return node === undefined ? [] : [targetOf(node)];
  };
  return found.map((one) => parting(one, [...known(one.startNodeId), ...known(one.endNodeId)], context));
};
