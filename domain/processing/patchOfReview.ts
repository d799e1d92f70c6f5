import { type PatchOperation } from '../changes/patch.js';
import { type Properties, type PropertyKinds } from '../properties/values.js';
import { isDate } from '../properties/kinds.js';
import { type Span } from './document.js';
import { type Fact, type Mention, type Reading, type Thing } from './proposal.js';
import { type Review, factReview, thingReview } from './review.js';

/** Where in which document something stands, as the provenance of an element says it. */
export interface SentenceReference extends Span {
  readonly documentId: string;
}

const REFERENCE = /^([\w-]+)@(\d+)-(\d+)$/u;

/** The reference of a sentence: what `provenance.reference` holds. */
export const referenceOf = ({ documentId, start, end }: SentenceReference): string =>
  `${documentId}@${String(start)}-${String(end)}`;

/** The sentence that a reference means; undefined for what is none. */
export function sentenceOf(reference: string): SentenceReference | undefined {
  const [, documentId, start, end] = REFERENCE.exec(reference) ?? [];
  return documentId === undefined ? undefined : { documentId, start: Number(start), end: Number(end) };
}

/** What a patch is made from. */
export interface Reviewed {
  readonly documentId: string;
  readonly reading: Reading;
  readonly review: Review;
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

/** The patch that writes what was accepted, nodes first: one step of the history. What is a node already is led to, not made again. */
export function patchOfReview(reviewed: Reviewed): PatchOperation[] {
  const { reading, review, newId } = reviewed;
  const accepted = reading.things.filter(({ id }) => thingReview(review, id).verdict === 'accepted');
  const ends = new Map(accepted.map(({ id, nodeId }) => [id, thingReview(review, id).nodeId ?? nodeId ?? newId()]));
  const isThere = (thing: Thing) => (thingReview(review, thing.id).nodeId ?? thing.nodeId) !== undefined;
  const facts = reading.facts.filter(({ id }) => factReview(review, id).verdict === 'accepted');
  return [
    ...accepted
      .filter((thing) => !isThere(thing))
      .map((thing) => nodeOperation(thing, ends.get(thing.id) ?? '', reviewed)),
    ...facts.flatMap((fact) => relationshipOperation(fact, ends, reviewed)),
  ];
}
