import { type PatchOperation } from '../changes/patch.js';
import { type Properties, type PropertyKinds } from '../properties/values.js';
import { isDate } from '../properties/kinds.js';
import { type Span } from './document.js';
import { type Fact, type Mention, type Reading, type Thing } from './proposal.js';
import { referenceOf } from './sentenceReference.js';
import { NOTHING_WRITTEN, type Review, type WrittenFinds, factReview, thingReview } from './review.js';

/** What a patch is made from. */
export interface Reviewed {
  readonly documentId: string;
  readonly reading: Reading;
  readonly review: Review;
  /** What was written of it before, and is still there. */
  readonly written?: WrittenFinds;
  /** Makes the id of a new element. */
  readonly newId: () => string;
  /** The property that holds the name of a node. */
  readonly nameProperty: string;
}

const provenance = (documentId: string, span: Span) =>
  ({
    source: 'text',
    reference: referenceOf({ documentId, ...span }),
  }) as const;

/** The sentence that a mention stands in, or the mention itself. */
const sentenceWith = (sentences: readonly Span[], mention: Mention): Span =>
  sentences.find(({ start, end }) => start <= mention.start && mention.start < end) ?? mention;

/** What a date or an amount comes to, as properties beside the name. */
function valueProperties({ value }: Thing): {
  properties: Properties;
  propertyKinds: PropertyKinds;
} {
  if (value?.kind === 'amount')
    return {
      properties: { amount: value.number, unit: value.unit },
      propertyKinds: {},
    };
  if (value?.kind === 'date' && isDate(value.iso))
    return { properties: { date: value.iso }, propertyKinds: { date: 'date' } };
  return {
    properties: value?.kind === 'date' ? { date: value.iso } : {},
    propertyKinds: {},
  };
}

function nodeOperation(thing: Thing, nodeId: string, reviewed: Reviewed): PatchOperation {
  const { label = thing.label, name = thing.name } = thingReview(reviewed.review, thing.id);
  const { properties, propertyKinds } = valueProperties(thing);
  const [first] = thing.mentions;
  return {
    op: 'createNode',
    nodeId,
    labels: [label],
    properties: { [reviewed.nameProperty]: name, ...properties },
    propertyKinds,
    ...(first && {
      provenance: provenance(reviewed.documentId, sentenceWith(reviewed.reading.sentences, first)),
    }),
  };
}

function relationshipOperation(fact: Fact, ends: ReadonlyMap<string, string>, reviewed: Reviewed): PatchOperation[] {
  const { type = fact.type, reversed = false } = factReview(reviewed.review, fact.id);
  const [from, to] = [ends.get(fact.from), ends.get(fact.to)];
  if (from === undefined || to === undefined) return [];
  return [
    {
      op: 'createRelationship',
      relationshipId: reviewed.newId(),
      type,
      startNodeId: reversed ? to : from,
      endNodeId: reversed ? from : to,
      properties: {},
      propertyKinds: {},
      provenance: provenance(reviewed.documentId, fact.evidence),
    },
  ];
}

/** The node that a thing is already: as was written before, as the person says, or as its name says. */
function nodeOf(thing: Thing, { review, written = NOTHING_WRITTEN }: Reviewed): string | undefined {
  const { nodeId, isNew = false } = thingReview(review, thing.id);
  return written.things[thing.id] ?? nodeId ?? (isNew ? undefined : thing.nodeId);
}

/** An operation with the find that it comes of. */
interface FindToWrite {
  readonly find: string;
  readonly operation: PatchOperation;
}

/** What writing a review comes to. */
interface FindsToWrite {
  readonly nodes: readonly FindToWrite[];
  readonly relationships: readonly FindToWrite[];
  /** The node of each thing that has one, or will. */
  readonly ends: ReadonlyMap<string, string>;
}

/** What is to be written of a review, nodes first: one step of the history. What is a node already is led to, not made again. */
export function findsToWrite(reviewed: Reviewed): FindsToWrite {
  const { reading, review, newId, written = NOTHING_WRITTEN } = reviewed;
  const accepted = reading.things.filter(({ id }) => thingReview(review, id).verdict === 'accepted');
  const known = new Map(reading.things.map((thing) => [thing.id, nodeOf(thing, reviewed)]));
  // What is there already is an end of new relationships also where nobody decided on it this time.
  const ends = new Map([...known].filter((entry): entry is [string, string] => entry[1] !== undefined));
  const made = accepted.filter(({ id }) => !ends.has(id));
  for (const { id } of made) ends.set(id, newId());
  const facts = reading.facts.filter(
    ({ id }) => factReview(review, id).verdict === 'accepted' && written.facts[id] === undefined,
  );
  const nodes = made.map((thing) => ({
    find: thing.id,
    operation: nodeOperation(thing, ends.get(thing.id) ?? '', reviewed),
  }));
  const relationships = facts.flatMap((fact) =>
    relationshipOperation(fact, ends, reviewed).map((operation) => ({ find: fact.id, operation })),
  );
  return { nodes, relationships, ends };
}

/** The operations that write what was accepted, in order. */
export const patchOfReview = (reviewed: Reviewed): PatchOperation[] => {
  const { nodes, relationships } = findsToWrite(reviewed);
  return [...nodes, ...relationships].map(({ operation }) => operation);
};
