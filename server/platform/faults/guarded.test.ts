import { afterEach, expect, test, vi } from 'vitest';

import { isReported, reported, restOf, warn } from './guarded.js';

afterEach(() => vi.restoreAllMocks());

test('a failure whose cause is on the terminal already is not told there again, and every other one is', () => {
  const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
  const known = reported(new Error('the database is away'));
  expect([isReported(known), isReported(new Error('the database is away')), isReported('text')]).toEqual([
    true,
    false,
    false,
  ]);
  warn('Jobs could not be read', known);
  expect(warned).not.toHaveBeenCalled();
  warn('Jobs could not be read', new Error('a fault of ours'));
  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Jobs could not be read: Error: a fault'));
});

test('what went wrong rests longer after each attempt, up to five minutes', () => {
  expect([1, 2, 3, 4, 5, 9].map(restOf)).toEqual([2_000, 8_000, 32_000, 128_000, 300_000, 300_000]);
});
