// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

import { keepClosed, provingProviders, wasClosed } from './verifyNotice';

const DAY = 24 * 60 * 60 * 1000;
const MONDAY = Date.UTC(2026, 0, 5);

beforeEach(() => localStorage.clear());

it('what was closed stays away for a week, and then comes back', () => {
  expect(wasClosed('ana', MONDAY)).toBe(false);
  keepClosed('ana', MONDAY);
  expect([6.9, 7].map((days) => wasClosed('ana', MONDAY + days * DAY))).toEqual([true, false]);
});

it('is closed for the person who closed it', () => {
  keepClosed('ana', MONDAY);
  expect(wasClosed('bob', MONDAY)).toBe(false);
});

it('a stand-in proves no address, so that nobody is warned of it', () => {
  const trials = [
    { id: 'google', kind: 'trial' },
    { id: 'github', kind: 'trial' },
  ] as const;
  expect(provingProviders([...trials])).toEqual([]);
  expect(provingProviders([{ id: 'google', kind: 'real' }, trials[1]])).toEqual(['google']);
});
