import { type PatchOperation } from '../changes/patch.js';
import { type ShownElements } from '../elements/elements.js';
import { type Reading, type Thing } from './proposal.js';
import { type Review, type WrittenFinds, factReview, thingReview } from './review.js';

/** What a reading proposes, as it is drawn: whatever was decided, so that nothing moves by a decision. */
export interface Ghosts {
  readonly operations: readonly PatchOperation[];
  /** What is there: nodes, and the relationships that were written. */
  readonly elements: ShownElements;
  /** Ids of what was refused. */
  readonly refused: ReadonlySet<string>;
}

const UNSTAMPED = { version: 1, createdAt: '', updatedAt: '', propertyKinds: {} };

/** The things of a reading, those with the most facts first. */
export function rankedThings({ things, facts }: Reading): readonly Thing[] {
  const degrees = new Map<string, number>();
  const count = (id: string) => degrees.set(id, (degrees.get(id) ?? 0) + 1);
  for (const { from, to } of facts) {
    count(from);
    count(to);
  }
  return things.toSorted((one, other) => (degrees.get(other.id) ?? 0) - (degrees.get(one.id) ?? 0));
}

/**
 * As much of a reading as can be drawn: its first things, and the facts between them. Where the find that is looked at is not among
 * them, it comes first, with what the text says of it.
 * @param ranked see {@link rankedThings}
 */
export function drawnPart(reading: Reading, ranked: readonly Thing[], most: number, chosen?: string): Reading {
  const first = ranked.slice(0, most);
  const looked = reading.facts.find(({ id }) => id === chosen);
  const wanted = looked === undefined ? [chosen] : [looked.from, looked.to];
  const isDrawn = wanted.every((id) => id === undefined || first.some((thing) => thing.id === id));
  const near = new Set(isDrawn ? [] : wanted);
  if (!isDrawn)
    for (const { from, to } of reading.facts) {
      if (wanted.includes(from)) near.add(to);
      if (wanted.includes(to)) near.add(from);
    }
  const things = isDrawn
    ? first
    : [...reading.things.filter(({ id }) => near.has(id)), ...first.filter(({ id }) => !near.has(id))].slice(0, most);
  const ids = new Set(things.map(({ id }) => id));
  return { ...reading, things, facts: reading.facts.filter(({ from, to }) => ids.has(from) && ids.has(to)) };
}

/** The things and facts of a reading under their own ids; what is a node already under its id. */
export function ghostsOf(
  { things, facts }: Reading,
  review: Review,
  written: WrittenFinds,
  nameProperty: string,
): Ghosts {
  const nodes = things.map((thing) => {
    const { label = thing.label, name = thing.name, nodeId, isNew = false } = thingReview(review, thing.id);
    const there = written.things[thing.id] ?? nodeId ?? (isNew ? undefined : thing.nodeId);
    return { find: thing.id, there, labels: [label], properties: { [nameProperty]: name } };
  });
  const idOf = new Map(nodes.map(({ find, there }) => [find, there ?? find]));
  const isRefused = (verdict: string) => verdict === 'refused';
  const relationships = facts.map(({ id, from, to, type: read }) => {
    const { type = read, reversed = false } = factReview(review, id);
    const [start, end] = reversed ? [to, from] : [from, to];
    const ends = { startNodeId: idOf.get(start) ?? start, endNodeId: idOf.get(end) ?? end };
    return { find: id, there: written.facts[id], type, ...ends };
  });
  return {
    operations: [
      ...nodes
        .filter(({ there }) => there === undefined)
        .map(({ find, labels, properties }) => ({ op: 'createNode', nodeId: find, labels, properties }) as const),
      ...relationships.flatMap(({ find, there, ...content }) =>
        there === undefined ? [{ op: 'createRelationship', relationshipId: find, ...content } as const] : [],
      ),
    ],
    elements: {
      nodes: nodes.flatMap(({ there, labels, properties }) =>
        there === undefined ? [] : [{ id: there, labels, properties, degree: 0, ...UNSTAMPED }],
      ),
      relationships: relationships.flatMap(({ find: _find, there, ...content }) =>
        there === undefined ? [] : [{ id: there, ...content, properties: {}, ...UNSTAMPED }],
      ),
    },
    refused: new Set([
      ...things.filter(({ id }) => isRefused(thingReview(review, id).verdict)).map(({ id }) => id),
      ...facts.filter(({ id }) => isRefused(factReview(review, id).verdict)).map(({ id }) => id),
    ]),
  };
}
