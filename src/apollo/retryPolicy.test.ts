import { describe, expect, test } from 'vitest';

import { BACK_OFF, delayBefore, mayRepeat, MOST_ATTEMPTS } from './retryPolicy';

const least = () => 0;
const most = () => 1 - Number.EPSILON;
const failed = { attempts: 1, repeatable: true, status: 0 };

describe('trying again', () => {
  test('the wait is anything up to 1 s, 2 s, 4 s, 8 s', () => {
    for (const [next, longest] of [
      [2, 1000],
      [3, 2000],
      [4, 4000],
      [5, 8000],
    ] as const) {
      expect(delayBefore(next, least)).toBe(0);
      expect(delayBefore(next, most)).toBe(longest - 1);
    }
  });

  test('the wait never passes four hours', () => {
    expect(delayBefore(40, most)).toBe(BACK_OFF.maximum - 1);
    expect(delayBefore(5000, most)).toBe(BACK_OFF.maximum - 1);
  });

  test('only when there was no answer, or one that says "later"', () => {
    for (const status of [0, 503, 504]) expect(mayRepeat({ ...failed, status })).toBe(true);
    for (const status of [200, 400, 401, 404, 409, 422, 429, 500, 502])
      expect(mayRepeat({ ...failed, status })).toBe(false);
  });

  test('never what must not happen twice', () => {
    expect(mayRepeat({ ...failed, repeatable: false })).toBe(false);
  });

  test('at most five attempts', () => {
    expect(mayRepeat({ ...failed, attempts: MOST_ATTEMPTS - 1 })).toBe(true);
    expect(mayRepeat({ ...failed, attempts: MOST_ATTEMPTS })).toBe(false);
  });
});
