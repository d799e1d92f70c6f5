import { describe, expect, test } from 'vitest';

import { lessonsOf, taughtReading } from './lessons.js';
import { type Fact, type Reading, type Thing } from './proposal.js';
import { type Review } from './review.js';

const thing = (id: string, name: string, more: Partial<Thing> = {}): Thing => ({
  ...{ id, kind: 'person', label: 'Person', name, mentions: [], confidence: 0.9, ...more },
});
const READING: Reading = {
  sentences: [],
  things: [thing('t0', 'Ann Lee'), thing('t1', 'Târgu Oak'), thing('t2', 'May')],
  facts: [
    { id: 'f0', type: 'LEADS', from: 't0', to: 't1', evidence: { start: 0, end: 1 }, confidence: 0.8 },
    { id: 'f1', type: 'KNOWS', from: 't0', to: 't2', evidence: { start: 0, end: 1 }, confidence: 0.8 },
  ],
};
const REVIEW: Review = {
  things: { t0: { verdict: 'accepted', label: 'Boss' }, t1: { verdict: 'accepted' }, t2: { verdict: 'refused' } },
  facts: { f0: { verdict: 'accepted', type: 'RUNS' }, f1: { verdict: 'refused' } },
};

test('what was refused is left out with what leads to it, and what was called otherwise is called so again', () => {
  const taught = taughtReading(READING, lessonsOf([{ reading: READING, review: REVIEW }]));
  expect(taught.things.map(({ name, label }) => `${label} ${name}`)).toEqual(['Boss Ann Lee', 'Person Târgu Oak']);
  expect(taught.facts.map(({ type }) => type)).toEqual(['RUNS']);
});

test('the last decision on a name counts, whatever its accents', () => {
  const refused: Review = { things: { t1: { verdict: 'refused' } }, facts: {} };
  const lessons = lessonsOf([
    { reading: READING, review: refused },
    { reading: READING, review: REVIEW },
  ]);
  const other = { ...READING, things: [thing('t0', 'TÂRGU OAK'), thing('t1', 'Ann Lee')], facts: [] };
  expect(taughtReading(other, lessons).things.map(({ name }) => name)).toEqual(['Ann Lee']);
});

test('what is a node of the project is never left out, and what nobody decided on teaches nothing', () => {
  const lessons = lessonsOf([{ reading: READING, review: REVIEW }]);
  const there = { ...READING, things: [thing('t0', 'May', { nodeId: 'n' }), thing('t1', 'New')], facts: [] };
  expect(taughtReading(there, lessons).things.map(({ label }) => label)).toEqual(['Person', 'Person']);
});

describe('a type', () => {
  const refusing = (...ids: string[]): Review => ({
    things: {},
    facts: Object.fromEntries(ids.map((id) => [id, { verdict: 'refused' } as const])),
  });
  const leads = ['f0', 'f2', 'f3'].map((id) => ({ ...(READING.facts[0] as Fact), id }));
  const reading = { ...READING, facts: leads };
  const typesAfter = (...reviews: Review[]) =>
    taughtReading(reading, lessonsOf(reviews.map((review) => ({ reading, review })))).facts.map(({ type }) => type);

  test('that is refused each time is left out, and not for one refusal', () => {
    expect(typesAfter(refusing('f0', 'f2'))).toHaveLength(3);
    expect(typesAfter(refusing('f0', 'f2'), refusing('f3'))).toEqual([]);
  });

  test('that was accepted since is read again', () => {
    const accepted: Review = { things: {}, facts: { f0: { verdict: 'accepted' } } };
    expect(typesAfter(accepted, refusing('f0', 'f2', 'f3'))).toHaveLength(3);
  });

  test('whose relationships went with a refused name is not meant', () => {
    const refused = refusing('f0', 'f2', 'f3');
    expect(
      lessonsOf([{ reading, review: { ...refused, things: { t1: { verdict: 'refused' } } } }]).types.has('LEADS'),
    ).toBe(false);
  });
});
