import { MAX_PATCH_OPERATIONS } from '../../../contract/edits.js';
import { type GraphNode, type GraphRelationship } from '../../../contract/elements.js';
import { type Properties } from '../../../../domain/properties/values.js';
import { EditRejection } from '../EditRejection.js';
import { between, MOST_AROUND } from '../finding/ties.js';
import { nodesOf } from '../finding/nodes.js';
import { typeOf } from '../finding/names.js';
import { typeSaid } from '../finding/typeSaid.js';
import { type Word } from '../reading/words.js';
import { type EditContext, type Target, targetOf } from '../EditContext.js';
import { type Acting, type Edit } from './Edit.js';

/** The edit that joins two nodes. */
export function joining(
  from: Target,
  type: string,
  to: Target,
  { say }: EditContext,
  properties: Properties = {},
): Edit {
  const facts = Object.entries(properties).map(([property, value]) =>
    say.t('fact', { property: say.line(property), value: say.value(value) }),
  );
  const params = { from: say.line(from.name), to: say.line(to.name), type: say.line(type), facts: facts.join('; ') };
  return {
    operation: {
      op: 'createRelationship',
      type,
      startNodeId: from.id,
      endNodeId: to.id,
      ...(facts.length === 0 ? {} : { properties }),
    },
    summary: say.t(facts.length === 0 ? 'createRelationship' : 'createRelationshipWith', params),
    about: [from, to],
  };
}

/** The edit that deletes a relationship between nodes. */
export const parting = (relationship: GraphRelationship, ends: readonly Target[], { say }: EditContext): Edit => {
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
export async function joiningAll(
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

/** Pairs in the direction in which the graph has a type between nodes like these. */
const directed = (pairs: readonly [Target, Target][], type: string, { shape }: EditContext): [Target, Target][] =>
  pairs.map(([one, other]) => {
    const leads = (start: Target, end: Target) =>
      shape.links.some(
        (link) => link.type === type && start.labels.includes(link.start) && end.labels.includes(link.end),
      );
    return leads(one, other) || !leads(other, one) ? [one, other] : [other, one];
  });

/** Makes relationships of a type; asks of which when none is said. */
export const connect: Acting = async (slots, context) => {
  const { from = [], to = [], type } = slots;
  const pairs = await pairsOf(from, to, context);
  const [first] = pairs;
  if (first === undefined) throw new EditRejection('misfit');
  const own = type === undefined ? typeSaid(slots['verb'] ?? [], context) : undefined;
  if (own !== undefined) return joiningAll(directed(pairs, own, context), own, context);
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
    return node === undefined ? [] : [targetOf(node, context.reading)];
  };
  return found.map((one) => parting(one, [...known(one.startNodeId), ...known(one.endNodeId)], context));
};
