import { expect, it } from 'vitest';

import { usageOf } from './Meter';

it('warns from four fifths of the allowance on, and says when it is used up', () => {
  expect([0, 79, 80, 99, 100, 140].map((total) => usageOf(total, 100))).toEqual([
    'plenty',
    'plenty',
    'nearlyUsed',
    'nearlyUsed',
    'usedUp',
    'usedUp',
  ]);
});

it('never warns where there is no limit', () => expect(usageOf(1_000_000)).toBe('plenty'));
