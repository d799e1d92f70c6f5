import { expect, test, vi } from 'vitest';

import { isQuiet } from './quiet';

test('a page has missed nothing where it is younger than what was last told', () => {
  expect(isQuiet({ quietMs: 801 }, 800)).toBe(true);
  expect(isQuiet({ quietMs: 800 }, 800)).toBe(false);
});

test('a backend that does not say may have told anything', () => expect(isQuiet({}, 0)).toBe(false));

test('the time counts in which the device slept, or its clock stood', () => {
  vi.spyOn(performance, 'now').mockReturnValue(500);
  const day = vi.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin + 30_000);
  expect(isQuiet({ quietMs: 20_000 })).toBe(false);
  day.mockReturnValue(performance.timeOrigin - 30_000);
  expect(isQuiet({ quietMs: 501 })).toBe(true);
  expect(isQuiet({ quietMs: 499 })).toBe(false);
  vi.restoreAllMocks();
});
