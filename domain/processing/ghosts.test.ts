import { expect, test } from 'vitest';

import { drawnPart, ghostsOf, rankedThings } from './ghosts.js';
import { type Reading } from './proposal.js';

const EVIDENCE = { start: 0, end: 1 };
/** Things in a row, each with a fact to the next. */
const READING: Reading = {
  sentences: [],
  things: Array.from({ length: 40 }, (_, at) => ({
    ...{ id: `t${at}`, kind: 'person', label: 'Person', name: `Person ${at}`, mentions: [], confidence: 1 },
  })),
  facts: Array.from({ length: 39 }, (_, at) => ({
    ...{ id: `f${at}`, type: 'KNOWS', from: `t${at}`, to: `t${at + 1}`, evidence: EVIDENCE, confidence: 1 },
  })),
};
const ranked = rankedThings(READING);
const idsOf = ({ things }: Reading) => things.map(({ id }) => id);

test('as many things are drawn as there is room for, those with the most facts first', () => {
  const part = drawnPart(READING, ranked, 5);
  expect(idsOf(part)).toEqual(['t1', 't2', 't3', 't4', 't5']);
  expect(part.facts.map(({ id }) => id)).toEqual(['f1', 'f2', 'f3', 'f4']);
});

test('what is looked at is drawn, with what the text says of it', () => {
  expect(idsOf(drawnPart(READING, ranked, 5, 't20')).slice(0, 3)).toEqual(['t19', 't20', 't21']);
  expect(drawnPart(READING, ranked, 5, 'f30').facts.map(({ id }) => id)).toContain('f30');
});

test('nothing moves where what is looked at is drawn', () => {
  expect(drawnPart(READING, ranked, 5, 't3')).toEqual(drawnPart(READING, ranked, 5));
});

test('what was written is drawn as it stands, and only the rest as proposed', () => {
  const part = drawnPart(READING, ranked, 3);
  const review = { things: {}, facts: {} };
  const written = { things: { t1: 'n1', t2: 'n2' }, facts: { f1: 'r1' } };
  const { operations, elements } = ghostsOf(part, review, written, 'name');
  expect(elements.relationships).toMatchObject([{ id: 'r1', type: 'KNOWS', startNodeId: 'n1', endNodeId: 'n2' }]);
  expect(operations).toMatchObject([
    { op: 'createNode', nodeId: 't3' },
    { op: 'createRelationship', relationshipId: 'f2', startNodeId: 'n2', endNodeId: 't3' },
  ]);
});
