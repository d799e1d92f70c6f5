import { type PatchOperation } from '../../../domain/changes/patch';
import { type ProposedOperation, type Existing } from '../../../domain/chat/message';
import { type ShownElements } from '../../../domain/elements/elements';
import { type WantedElements } from '../shown/readShown';

/** The id of the element that an operation makes, changes or deletes; one without an id is named by its place. */
export const elementIdOf = ({ op, nodeId, relationshipId }: PatchOperation, place: number): string =>
  (op === 'createNode' || op === 'updateNode' || op === 'deleteNode' ? nodeId : relationshipId) ?? `new ${place}`;

/** The ids of the elements that an operation speaks of, beside one that it makes. */
function named({ op, nodeId, relationshipId, startNodeId, endNodeId }: PatchOperation): string[] {
  const own = [op === 'createNode' ? undefined : nodeId, op === 'createRelationship' ? undefined : relationshipId];
  return [...own, startNodeId, endNodeId].filter((id) => id !== undefined);
}

/** For each operation the places of those that make what it speaks of. */
export function needsOf(operations: readonly PatchOperation[]): number[][] {
  const makers = new Map(
    operations.flatMap((operation, place) =>
      operation.op === 'createNode' || operation.op === 'createRelationship'
        ? [[elementIdOf(operation, place), place] as const]
        : [],
    ),
  );
  return operations.map((operation, place) => {
    const needed = named(operation).flatMap((id) => makers.get(id) ?? []);
    return [...new Set(needed)].filter((maker) => maker !== place);
  });
}

type Link = Pick<PatchOperation, 'type' | 'startNodeId' | 'endNodeId'>;

const isSameLink = (a: Link, b: Link): boolean =>
  a.type === b.type && a.startNodeId === b.startNodeId && a.endNodeId === b.endNodeId;

/** An operation with the nodes that are there in place of those that it would lead to. */
export function leading<O extends Link>(operation: O, instead: ReadonlyMap<string, string>): O {
  const { startNodeId, endNodeId } = operation;
  const there = (id: string) => instead.get(id) ?? id;
  return {
    ...operation,
    ...(startNodeId === undefined ? {} : { startNodeId: there(startNodeId) }),
    ...(endNodeId === undefined ? {} : { endNodeId: there(endNodeId) }),
  };
}

/** For the id of each new node that an existing one replaces that one. */
export function insteadOf(
  operations: readonly PatchOperation[],
  existing: readonly Existing[],
): ReadonlyMap<string, string> {
  return new Map(
    existing.flatMap(({ place, nodeId }) => {
      const made = operations[place]?.nodeId;
      return made === undefined ? [] : [[made, nodeId] as const];
    }),
  );
}

/** The places of new relationships that stand already when existing nodes take the place of new ones. */
export function standingOf(
  operations: readonly PatchOperation[],
  existing: readonly Existing[],
  elements: ShownElements | null,
): number[] {
  const instead = insteadOf(operations, existing);
  const there = elements?.relationships ?? [];
  return operations.flatMap((operation, place) => {
    const isNew = operation.op === 'createRelationship';
    return isNew && there.some((each) => isSameLink(each, leading(operation, instead))) ? [place] : [];
  });
}

/** What is read for a proposal without the nodes that may be the same as a new one and do not take its place. */
export function withoutUnused(
  elements: ShownElements,
  proposed: readonly ProposedOperation[],
  existing: readonly Existing[],
): ShownElements {
  const used = new Set([
    ...proposed.flatMap(({ operation }) => named(operation)),
    ...existing.map(({ nodeId }) => nodeId),
  ]);
  const suggested = new Set(proposed.flatMap(({ duplicates }) => duplicates.map(({ id }) => id)));
  return { ...elements, nodes: elements.nodes.filter(({ id }) => used.has(id) || !suggested.has(id)) };
}

/** Whether an existing node can take the place of a new one: when nothing but relationships speaks of it. */
export function isReplaceable(operations: readonly PatchOperation[], place: number): boolean {
  const made = operations[place]?.nodeId;
  return made !== undefined && operations.every(({ op, nodeId }) => op === 'createNode' || nodeId !== made);
}

/** Of a very large proposal only the first operations are drawn and compared with the graph. */
const MOST_READ = 200;

/** The ids of what the operations speak of, made by them or not, and of what may be the same as a new node. */
export function idsToRead(proposed: readonly ProposedOperation[]): Omit<WantedElements, 'projectId'> {
  const first = proposed.slice(0, MOST_READ).map(({ operation }) => operation);
  const suggested = proposed.slice(0, MOST_READ).flatMap(({ duplicates }) => duplicates.map(({ id }) => id));
  const some = (ids: readonly (string | undefined)[]) => [...new Set(ids.filter((id) => id !== undefined))];
  return {
    nodeIds: some([
      ...first.flatMap(({ nodeId, startNodeId, endNodeId }) => [nodeId, startNodeId, endNodeId]),
      ...suggested,
    ]),
    relationshipIds: some(first.map(({ relationshipId }) => relationshipId)),
    // What goes with a deleted node is part of the picture.
    withAll: some(first.map(({ op, nodeId }) => (op === 'deleteNode' ? nodeId : undefined))),
  };
}
