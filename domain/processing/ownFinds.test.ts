import { describe, expect, test } from 'vitest';

import { liesWithin, ownFindId, placesOf, readingWithOwn, stepped } from './ownFinds.js';
import { findsToWrite } from './patchOfReview.js';
import { type Reading } from './proposal.js';
import { type Review } from './review.js';

const TEXT = 'The Oak Trust of Târgu Mureș helped Ann Lee. Ann Lee thanked the oak trust.';
const OAK = { start: 4, end: 7 };
const READING: Reading = {
  sentences: [
    { start: 0, end: 44 },
    { start: 45, end: TEXT.length },
  ],
  things: [
    { id: 't0', kind: 'place', label: 'Place', name: 'Oak', confidence: 0.5, mentions: [{ ...OAK, text: 'Oak' }] },
  ],
  facts: [],
};
const ANN = ownFindId({ start: 36, end: 43 });
const REVIEW: Review = {
  things: {
    t0: { verdict: 'accepted', span: { start: 4, end: 13 } },
    [ANN]: { verdict: 'accepted', label: 'Person' },
  },
  facts: {},
};

describe('where a find stands', () => {
  test('steps by words in either direction, and no further than its last', () => {
    const wider = stepped(TEXT, OAK, 'end', true);
    expect(wider && TEXT.slice(wider.start, wider.end)).toBe('Oak Trust');
    expect(wider && stepped(TEXT, wider, 'end', false)).toEqual(OAK);
    expect(stepped(TEXT, OAK, 'start', true)).toEqual({ start: 0, end: 7 });
    expect(stepped(TEXT, OAK, 'start', false)).toBeUndefined();
    expect(stepped(TEXT, { start: 0, end: 3 }, 'start', true)).toBeUndefined();
  });

  test('is found by words that are typed, as whole words', () => {
    expect(placesOf(TEXT, ' ann  LEE ').map(({ start }) => start)).toEqual([36, 45]);
    expect(placesOf(TEXT, 'Mure')).toEqual([]);
    expect(placesOf(TEXT, '(')).toEqual([]);
    expect(placesOf(TEXT, 'Mureș')).toHaveLength(1);
  });

  test('lies within the text', () => {
    expect(liesWithin(REVIEW, TEXT)).toBe(true);
    for (const span of [
      { start: 5, end: 5 },
      { start: 70, end: 400 },
      { start: 3, end: 4 },
    ])
      expect(liesWithin({ things: { t0: { verdict: 'accepted', span } } }, TEXT)).toBe(false);
    expect(liesWithin({ things: { 'o9-2': { verdict: 'accepted' } } }, TEXT)).toBe(false);
  });
});

test('what a person widened and what they marked is written with its sentence', () => {
  const reading = readingWithOwn(READING, REVIEW, TEXT);
  expect(reading.things.map(({ name, label }) => `${label} ${name}`)).toEqual(['Place Oak Trust', 'Person Ann Lee']);
  let made = 0;
  const newId = () => `new${String((made += 1))}`;
  const { nodes } = findsToWrite({ documentId: 'd', reading, review: REVIEW, newId, nameProperty: 'name' });
  expect(
    nodes.map(({ operation }) => [operation.labels, operation.properties, operation.provenance?.reference]),
  ).toEqual([
    [['Place'], { name: 'Oak Trust' }, 'd@0-44'],
    [['Person'], { name: 'Ann Lee' }, 'd@0-44'],
  ]);
});

test('a reading of which nothing was changed is itself', () => {
  expect(readingWithOwn(READING, { things: {}, facts: {} }, TEXT)).toBe(READING);
});
