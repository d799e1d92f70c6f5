import { expect, test } from 'vitest';

import { propertiesIn } from './propertiesIn.js';

const holding = (properties: Record<string, string | number | boolean>) => ({ properties, kinds: {} });
const truthsOf = (...all: Record<string, string | number | boolean>[]) =>
  propertiesIn(all.map(holding))
    .filter(({ isTruth }) => isTruth === true)
    .map(({ name }) => name);

test('numbers and texts that say yes and no, and nothing else, are truths', () => {
  expect(truthsOf({ survived: 1, member: 'yes' }, { survived: 0, member: 'No' })).toEqual(['survived', 'member']);
});

test('what has another value, or one of the two alone, is none', () => {
  expect(truthsOf({ doors: 1, floor: 1, rank: 1 }, { doors: 1, floor: 0, rank: 0 }, { rank: 2 })).toEqual(['floor']);
});

test('a yes or no of its own kind needs no mark', () => {
  expect(truthsOf({ paid: true }, { paid: false })).toEqual([]);
});
