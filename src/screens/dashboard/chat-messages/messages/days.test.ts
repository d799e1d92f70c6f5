import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { endOfDay, startOfDay } from './days';

describe('a day of the history', () => {
  beforeEach(() => void vi.stubEnv('TZ', 'Europe/Bucharest'));
  afterEach(() => void vi.unstubAllEnvs());

  it('begins and ends at midnight where the reader is', () => {
    expect([startOfDay('2026-11-21'), endOfDay('2026-11-21')]).toEqual([
      '2026-11-20T22:00:00.000Z',
      '2026-11-21T22:00:00.000Z',
    ]);
  });

  it('has 25 hours when the clocks go back', () => {
    expect([startOfDay('2026-10-25'), endOfDay('2026-10-25')]).toEqual([
      '2026-10-24T21:00:00.000Z',
      '2026-10-25T22:00:00.000Z',
    ]);
  });

  it('is followed by the first of the next month and year', () => {
    expect(endOfDay('2026-12-31')).toBe('2026-12-31T22:00:00.000Z');
  });
});
