import { describe, expect, test } from 'vitest';

import { patchOfReview } from './patchOfReview.js';
import { referenceOf, sentenceOf } from './sentenceReference.js';
import { type Fact, type Reading, type Thing } from './proposal.js';
import { type Review, UNDECIDED, acceptAll, factReview, reviewFact, reviewThing, thingReview } from './review.js';

// "Ann Lee runs Oak Ltd. It was founded on 2 July 1974."
const thing = (id: string, kind: Thing['kind'], name: string, start: number, more: Partial<Thing> = {}): Thing => ({
  id,
  kind,
  label: kind,
  name,
  confidence: 0.9,
  mentions: [{ start, end: start + name.length, text: name }],
  ...more,
});
const LEADS: Fact = {
  id: 'f0',
  type: 'LEADS',
  from: 'a',
  to: 'o',
  evidence: { start: 0, end: 21 },
  confidence: 0.8,
};
const FOUNDED: Fact = {
  id: 'f1',
  type: 'FOUNDED_ON',
  from: 'o',
  to: 'd',
  evidence: { start: 22, end: 52 },
  confidence: 0.6,
};
const READING: Reading = {
  sentences: [
    { start: 0, end: 21 },
    { start: 22, end: 52 },
  ],
  things: [
    thing('a', 'person', 'Ann Lee', 0),
    thing('o', 'organisation', 'Oak Ltd', 13),
    thing('d', 'date', '2 July 1974', 40, {
      value: { kind: 'date', iso: '1974-07-02' },
    }),
  ],
  facts: [LEADS, FOUNDED],
};

const patch = (review: Review, reading = READING) => {
  let made = 0;
  const newId = () => `new${String((made += 1))}`;
  return patchOfReview({
    documentId: 'doc',
    reading,
    review,
    newId,
    nameProperty: 'name',
  });
};
const ALL = acceptAll(READING, UNDECIDED, {
  thing: () => true,
  fact: () => true,
});

describe('the review of a reading', () => {
  test('writes nothing that nobody decided on', () => {
    expect(patch(UNDECIDED)).toEqual([]);
  });

  test('refuses with a thing the facts that lead to it', () => {
    const review = reviewThing(READING, ALL, 'o', { verdict: 'refused' });
    expect([factReview(review, 'f0').verdict, factReview(review, 'f1').verdict]).toEqual(['refused', 'refused']);
    expect(patch(review).map(({ op }) => op)).toEqual(['createNode', 'createNode']);
  });

  test('accepts with a fact its ends', () => {
    const review = reviewFact(UNDECIDED, LEADS, { verdict: 'accepted' });
    expect([thingReview(review, 'a').verdict, thingReview(review, 'd').verdict]).toEqual(['accepted', 'open']);
    expect(patch(review).map(({ op }) => op)).toEqual(['createNode', 'createNode', 'createRelationship']);
  });

  test('accepts all that is sure enough, and never what was refused', () => {
    const refused = reviewThing(READING, UNDECIDED, 'a', {
      verdict: 'refused',
    });
    const review = acceptAll(READING, refused, {
      thing: () => true,
      fact: ({ confidence }) => confidence >= 0.6,
    });
    expect(thingReview(review, 'a').verdict).toBe('refused');
    expect([factReview(review, 'f0').verdict, factReview(review, 'f1').verdict]).toEqual(['refused', 'accepted']);
  });
});

describe('the patch of a review', () => {
  test('leads from each element to the sentence that says it', () => {
    const references = patch(ALL).map(({ provenance }) => sentenceOf(provenance?.reference ?? ''));
    const [first, second] = READING.sentences.map((span) => ({
      documentId: 'doc',
      ...span,
    }));
    expect(references).toEqual([first, first, second, first, second]);
  });

  test('says of a day that it is a date', () => {
    expect(patch(ALL)[2]).toMatchObject({
      properties: { name: '2 July 1974', date: '1974-07-02' },
      propertyKinds: { date: 'date' },
    });
  });

  test('leads to the node that is there in place of a new one', () => {
    const review = reviewThing(READING, ALL, 'o', { nodeId: 'there' });
    const operations = patch(review);
    expect(operations.filter(({ op }) => op === 'createNode')).toHaveLength(2);
    expect(operations.find(({ type }) => type === 'LEADS')).toMatchObject({
      endNodeId: 'there',
    });
  });

  test('writes what a person changed: label, name, type and direction', () => {
    const named = reviewThing(READING, ALL, 'a', {
      label: 'Boss',
      name: 'A. Lee',
    });
    const review = reviewFact(named, LEADS, {
      verdict: 'accepted',
      type: 'LED_BY',
      reversed: true,
    });
    const operations = patch(review);
    expect(operations[0]).toMatchObject({
      labels: ['Boss'],
      properties: { name: 'A. Lee' },
    });
    expect(operations[3]).toMatchObject({
      type: 'LED_BY',
      startNodeId: 'new2',
      endNodeId: 'new1',
    });
  });

  test('reads back only references of sentences', () => {
    expect(sentenceOf(referenceOf({ documentId: '01H', start: 3, end: 9 }))).toEqual({
      documentId: '01H',
      start: 3,
      end: 9,
    });
    expect(sentenceOf('file.csv')).toBeUndefined();
  });
});
