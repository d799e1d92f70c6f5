import { describe, expect, test } from 'vitest';

import { OfflineReader } from '../../server/media/processing/offline/OfflineReader.js';
import { sameName } from '../../server/media/processing/same/sameName.js';
import { figuresOf, half, judged } from './judge/figures.js';
import { readSet } from './judge/readSet.js';
import pairs from './pairs.json' with { type: 'json' };

const reader = new OfflineReader();

/** What was measured last; a better reader raises it. */
const BARS = {
  en: {
    'held out': { entities: { f1: 0.912, precision: 0.912 }, facts: { precision: 0.897, recall: 0.929 } },
    seen: { entities: { f1: 0.988, precision: 1 }, facts: { precision: 0.966, recall: 0.8 } },
  },
  ro: {
    'held out': { entities: { f1: 0.956, precision: 0.942 }, facts: { precision: 0.906, recall: 0.784 } },
    seen: { entities: { f1: 0.937, precision: 0.961 }, facts: { precision: 0.938, recall: 0.714 } },
  },
} as const;

describe.each(['en', 'ro'] as const)('the offline reader (%s)', (language) => {
  test.each(['held out', 'seen'] as const)('reaches its bars on the half that is %s', async (which) => {
    const { entities, facts } = figuresOf(await judged(reader, half(readSet(language), which === 'held out')));
    const bar = BARS[language][which];
    expect(entities.f1).toBeGreaterThanOrEqual(bar.entities.f1);
    expect(entities.precision).toBeGreaterThanOrEqual(bar.entities.precision);
    expect(facts.precision).toBeGreaterThanOrEqual(bar.facts.precision);
    expect(facts.recall).toBeGreaterThanOrEqual(bar.facts.recall);
  });
});

test('at least 99 of 100 pairs of names are told to be the same thing or not', () => {
  const right = pairs.filter(({ one, other, same }) => (sameName(one, other) !== undefined) === same);
  expect(right.length).toBeGreaterThanOrEqual(99);
});
