// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { deliver } from '../../live/liveEvents';
import { useReading } from './useReading';

type Answer = {
  readonly document: { readonly state: string; readonly job: { readonly id: string; endedAt?: string } };
};
/** Answers of the server that are on their way, the first asked first. */
const { pending } = vi.hoisted(() => ({ pending: [] as ((answer: unknown) => void)[] }));
vi.mock('../documentCalls', () => ({ loadReading: () => new Promise((resolve) => pending.push(resolve)) }));
afterEach(cleanup);

const going: Answer = { document: { state: 'reading', job: { id: 'j' } } };
const ended: Answer = { document: { state: 'read', job: { id: 'j', endedAt: '2026-11-26T14:00:00Z' } } };

test('a reading whose end is told before the answer comes that was read while it went on is read anew', async () => {
  const { result } = renderHook(() => useReading({ id: 'd', projectId: 'p' }));
  await waitFor(() => expect(pending).toHaveLength(1));
  act(() => deliver({ topic: 'user:notifications', event: 'job', payload: { job: ended.document.job } }));
  await act(async () => pending[0]?.(going));
  await waitFor(() => expect(pending).toHaveLength(2));
  await act(async () => pending[1]?.(ended));
  await waitFor(() => expect(result.current.whole?.document.state).toBe('read'));
  expect(pending).toHaveLength(2);
});
