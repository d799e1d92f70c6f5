import { describe, expect, test } from 'vitest';

import { OfflineReader } from '../../server/processing/offline/OfflineReader.js';
import { sameName } from '../../server/processing/same/sameName.js';
import { figuresOf, half, judged } from './judge/figures.js';
import { readSet } from './judge/readSet.js';
import pairs from './pairs.json' with { type: 'json' };

const reader = new OfflineReader();
const BARS = { en: 0.7, ro: 0.6 } as const;

describe.each(['en', 'ro'] as const)('the offline reader (%s)', (language) => {
  test.each(['held out', 'seen'])('reaches its bars on the half that is %s', async (which) => {
    const { entities, facts } = figuresOf(await judged(reader, half(readSet(language), which === 'held out')));
    expect(entities.f1).toBeGreaterThanOrEqual(BARS[language]);
    expect(entities.precision).toBeGreaterThanOrEqual(0.75);
    expect(facts.precision).toBeGreaterThanOrEqual(0.7);
    expect(facts.recall).toBeGreaterThanOrEqual(0.35);
  });
});

test('at least 95 of 100 pairs of names are told to be the same thing or not', () => {
  const right = pairs.filter(({ one, other, same }) => (sameName(one, other) !== undefined) === same);
  expect(right.length).toBeGreaterThanOrEqual(95);
});
