import { MAX_PATCH_OPERATIONS } from '../../../contract/edits.js';
import { type GraphNode, type GraphRelationship } from '../../../contract/elements.js';
import { type Properties, type PropertyKind } from '../../../../domain/properties/values.js';
import { type GraphShape } from '../../../graph/selection.js';
import { EditRejection, someOf } from '../EditRejection.js';
import { between, tieAmong, type Way, waysBetween } from '../finding/ties.js';
import { type Fits, MOST_AROUND, nodesOf } from '../finding/nodes.js';
import { unread } from '../finding/newNames.js';
import { typeOf } from '../finding/names.js';
import { typeIn } from '../finding/typeIn.js';
import { type Word } from '../reading/words.js';
import { type EditContext, type Target, targetsOf } from '../EditContext.js';
import { type Acting, type Edit } from './Edit.js';

/** The one node that words mean; of several of a name one that fits. */
export async function oneOf(words: readonly Word[], context: EditContext, fits?: Fits): Promise<Target> {
  const [one, ...others] = await nodesOf(words, context, fits);
  if (one === undefined || others.length > 0) throw unread(words, context);
  return one;
}

/** The kind that a property has on relationships of a type. */
export const kindOn = (type: string, property: string, { types }: GraphShape): PropertyKind | undefined =>
  types.find((one) => one.type === type)?.properties.find(({ name }) => name === property)?.kind;

/** The kinds of what a relationship is to hold, where JSON does not tell them. */
export function kindsOf(type: string, properties: Properties, shape: GraphShape) {
  const told = Object.keys(properties).flatMap((name) => {
    const kind = kindOn(type, name, shape);
    return kind?.startsWith('date') === true ? [[name, kind] as const] : [];
  });
  return told.length === 0 ? {} : { propertyKinds: Object.fromEntries(told) };
}

/** The edit that joins two nodes. */
export const joining = (
  from: Target,
  type: string,
  to: Target,
  { shape }: EditContext,
  properties: Properties = {},
): Edit => ({
  operation: {
    op: 'createRelationship',
    type,
    startNodeId: from.id,
    endNodeId: to.id,
    ...(Object.keys(properties).length === 0 ? {} : { properties, ...kindsOf(type, properties, shape) }),
  },
  about: [from, to],
});

/** The edit that joins a node to another in a way that nodes like these are joined. */
export const joiningBy = (
  target: Target,
  { type, leads }: Way,
  other: Target,
  context: EditContext,
  properties: Properties = {},
): Edit => ({
  ...joining(leads ? target : other, type, leads ? other : target, context, properties),
  about: [target, other],
});

/** The edit that deletes a relationship between nodes. */
export const parting = ({ id, version }: GraphRelationship, ends: readonly Target[]): Edit => ({
  operation: { op: 'deleteRelationship', relationshipId: id, version },
  about: ends,
});

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

/** Makes the relationships of a type between pairs that are not there yet. */
async function joiningAll(
  pairs: readonly [Target, Target][],
  type: string,
  context: EditContext,
): Promise<readonly Edit[]> {
  const edits: Edit[] = [];
  for (const [start, end] of pairs) {
    const known = tieAmong(await between(start, end, context), type, start, end);
    if (known === undefined) edits.push(joining(start, type, end, context));
  }
  return someOf(edits, 'already', { nodes: nodesOfTargets(pairs[0] ?? []) });
}

/** Joins what some words mean to what others mean. */
export const joinAs = async (from: readonly Word[], type: string, to: readonly Word[], context: EditContext) =>
  joiningAll(await pairsOf(from, to, context), type, context);

/** Pairs in the direction in which the graph has a type between nodes like these; as they are said where it has it in both or none. */
const directed = (pairs: readonly [Target, Target][], type: string, context: EditContext): [Target, Target][] =>
  pairs.map(([one, other]) => {
    const ways = waysBetween(one, other, context).filter((way) => way.type === type);
    return ways.length === 0 || ways.some(({ leads }) => leads) ? [one, other] : [other, one];
  });

/** Makes relationships of a type; asks of which when none is said. */
export const connect: Acting = async (slots, context) => {
  const { from = [], to = [], type } = slots;
  const pairs = await pairsOf(from, to, context);
  const [first] = pairs;
  if (first === undefined) throw new EditRejection('misfit');
  const own = type === undefined ? typeIn(slots['verb'] ?? [], context) : undefined;
  if (own !== undefined) return joiningAll(directed(pairs, own, context), own, context);
  if (type === undefined)
    throw new EditRejection('type', {
      nodes: nodesOfTargets(first),
      names: [...new Set(waysBetween(...first, context).map((way) => way.type))],
    });
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
  return found.map((one) => parting(one, targetsOf([one.startNodeId, one.endNodeId], context.reading)));
};

/** Two nodes are joined by the type that the verb itself says. */
export const connectBy: Acting = async ({ verb = [], from = [], to = [] }, context) => {
  const [start, end] = [await oneOf(from, context), await oneOf(to, context)];
  const type = typeIn(verb, context);
  if (type === undefined || start.id === end.id) throw new EditRejection('misfit');
  const ways = waysBetween(start, end, context).filter((way) => way.type === type);
  if (ways.length === 0) throw new EditRejection('misfit');
  return joiningAll([ways.some(({ leads }) => leads) ? [start, end] : [end, start]], type, context);
};
