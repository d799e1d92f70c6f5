import { type PatchOperation } from '../changes/patch.js';
import { type ShownElements } from '../elements/elements.js';
import { type Reading } from './proposal.js';
import { type Review, type WrittenFinds, factReview, thingReview } from './review.js';

/** What a reading proposes, as it is drawn: whatever was decided, so that nothing moves by a decision. */
export interface Ghosts {
  readonly operations: readonly PatchOperation[];
  /** Nodes that are there. */
  readonly elements: ShownElements;
  /** Ids of what was refused. */
  readonly refused: ReadonlySet<string>;
}

const UNSTAMPED = { version: 1, createdAt: '', updatedAt: '', degree: 0, propertyKinds: {} };

/** The things and facts of a reading under their own ids, those with the most facts first; what is a node already under its id. */
export function ghostsOf(
  { things, facts }: Reading,
  review: Review,
  written: WrittenFinds,
  nameProperty: string,
): Ghosts {
  const degrees = new Map<string, number>();
  for (const end of facts.flatMap(({ from, to }) => [from, to])) degrees.set(end, (degrees.get(end) ?? 0) + 1);
  const ordered = things.toSorted((one, other) => (degrees.get(other.id) ?? 0) - (degrees.get(one.id) ?? 0));
  const nodes = ordered.map((thing) => {
    const { label = thing.label, name = thing.name, nodeId, isNew = false } = thingReview(review, thing.id);
    const there = written.things[thing.id] ?? nodeId ?? (isNew ? undefined : thing.nodeId);
    return { find: thing.id, there, labels: [label], properties: { [nameProperty]: name } };
  });
  const idOf = new Map(nodes.map(({ find, there }) => [find, there ?? find]));
  const isRefused = (verdict: string) => verdict === 'refused';
  return {
    operations: [
      ...nodes
        .filter(({ there }) => there === undefined)
        .map(({ find, labels, properties }) => ({ op: 'createNode', nodeId: find, labels, properties }) as const),
      ...facts.map(({ id, from, to, type: read }) => {
        const { type = read, reversed = false } = factReview(review, id);
        const [start, end] = reversed ? [to, from] : [from, to];
        const ends = { startNodeId: idOf.get(start) ?? start, endNodeId: idOf.get(end) ?? end };
        return { op: 'createRelationship', relationshipId: id, type, ...ends } as const;
      }),
    ],
    elements: {
      nodes: nodes.flatMap(({ there, labels, properties }) =>
        there === undefined ? [] : [{ id: there, labels, properties, ...UNSTAMPED }],
      ),
      relationships: [],
    },
    refused: new Set([
      ...things.filter(({ id }) => isRefused(thingReview(review, id).verdict)).map(({ id }) => id),
      ...facts.filter(({ id }) => isRefused(factReview(review, id).verdict)).map(({ id }) => id),
    ]),
  };
}
