import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { tokenAtHand } from './tokenAtHand';

/** A token as identity services make them, that is valid for so many seconds from now. */
const token = (seconds: number) =>
  `head.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds, at: Date.now() }))}.signature`;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the token at hand', () => {
  test('is there in one breath once it was taken, and renewed before it expires', async () => {
    const kept = tokenAtHand(() => Promise.resolve(token(3600)));
    expect(kept.present()).toBe('');
    expect(await kept.take()).toBe(true);
    const first = kept.present();
    await vi.advanceTimersByTimeAsync(3500_000);
    expect(kept.present()).toBe(first);
    await vi.advanceTimersByTimeAsync(80_000);
    expect(kept.present()).not.toBe(first);
  });

  test('a renewal that fails is tried again, and leaves the old one until then', async () => {
    let isThere = true;
    const kept = tokenAtHand(() => (isThere ? Promise.resolve(token(60)) : Promise.reject(new Error('away'))));
    await kept.take();
    const first = kept.present();
    isThere = false;
    await vi.advanceTimersByTimeAsync(50_000);
    expect(kept.present()).toBe(first);
    isThere = true;
    await vi.advanceTimersByTimeAsync(6_000);
    expect(kept.present()).not.toBe(first);
  });

  test('is none for nobody, and none once it was let go, even if an answer comes late', async () => {
    const nobody = tokenAtHand(() => Promise.resolve(null));
    expect([await nobody.take(), nobody.present()]).toEqual([false, '']);
    let answer = (_token: string): void => undefined;
    const kept = tokenAtHand(() => new Promise((resolve) => (answer = resolve)));
    const taking = kept.take();
    kept.forget();
    answer(token(3600));
    expect([await taking, kept.present()]).toEqual([false, '']);
  });
});
