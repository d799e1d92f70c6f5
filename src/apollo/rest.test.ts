// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { restFetch } from './rest';
import { useStorageFull } from './storageFull';

vi.mock('../auth/session', () => ({ idTokenForRequest: () => Promise.resolve(null) }));

const FULL = { type: 'about:blank', title: 'Full', status: 507, code: 'STORAGE_FULL' };

const answers = (status: number, body: object) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } })),
  );

afterEach(() => vi.unstubAllGlobals());

it('a disk that was found full is full until something is kept: neither a read nor a ticket says more of it', async () => {
  const isFull = renderHook(useStorageFull).result;
  answers(507, FULL);
  await act(() => restFetch('/api/neo4j/nodes', { method: 'POST' }).catch(() => undefined));
  expect(isFull.current).toBe(true);
  answers(200, {});
  await act(() => restFetch('/api/neo4j/graph'));
  await act(() => restFetch('/api/identity/socket-ticket', { method: 'POST', keepsNothing: true }));
  expect(isFull.current).toBe(true);
  await act(() => restFetch('/api/neo4j/nodes', { method: 'POST' }));
  expect(isFull.current).toBe(false);
});
