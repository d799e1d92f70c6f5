// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { useAgo } from './useAgo';

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'ro', resources: {} }));
beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:30Z') }));
afterEach(() => vi.useRealTimers());

const ago = (iso: string) => renderHook(useAgo).result.current(iso);

test.each([
  ['2026-11-21T10:00:29Z', 'acum'],
  ['2026-11-21T10:01:00Z', 'acum'],
  ['2026-11-21T09:55:30Z', 'acum 5 minute'],
  ['2026-11-21T07:00:00Z', 'acum 3 ore'],
  ['2026-11-20T09:00:00Z', 'ieri'],
  ['2026-11-01T09:00:00Z', '1 nov. 2026'],
])('%s is said as %s', (iso, text) => expect(ago(iso)).toBe(text));

test('it is said anew as time goes on', () => {
  const { result } = renderHook(useAgo);
  expect(result.current('2026-11-21T10:00:00Z')).toBe('acum');
  act(() => void vi.advanceTimersByTime(120_000));
  expect(result.current('2026-11-21T10:00:00Z')).toBe('acum 2 minute');
});
