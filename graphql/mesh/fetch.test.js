import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { fetch } from './fetch.js';

const answer = (status) => ({ status, text: async () => '' });
/** A transport that gives these answers in turn, and counts. */
const scripted = (...steps) => {
  const transport = vi.fn(async () => {
    const step = steps.length > 1 ? steps.shift() : steps[0];
    if (step instanceof Error) throw step;
    return answer(step);
  });
  return transport;
};
const run = (transport, method, url = 'http://x/api/neo4j/nodes') => fetch(url, { method }, { transport });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
/** Longer than any call may take. */
const LONG_MS = 400_000;
const settled = async (promise) => {
  const outcome = promise.then(
    (value) => ({ value }),
    (error) => ({ error }),
  );
  await vi.advanceTimersByTimeAsync(LONG_MS);
  return outcome;
};

describe('the calls of the gateway', () => {
  test.each([502, 503, 504])('a read is tried again when the backend answers %i', async (status) => {
    const transport = scripted(status, 200);
    expect((await settled(run(transport, 'GET'))).value.status).toBe(200);
    expect(transport).toHaveBeenCalledTimes(2);
  });

  test('a read is given up after three tries, with the last answer', async () => {
    const transport = scripted(503);
    expect((await settled(run(transport, 'GET'))).value.status).toBe(503);
    expect(transport).toHaveBeenCalledTimes(3);
  });

  test('a write is sent once, whatever comes back', async () => {
    for (const outcome of [503, new Error('ECONNRESET')]) {
      const transport = scripted(outcome);
      await settled(run(transport, 'POST'));
      expect(transport).toHaveBeenCalledTimes(1);
    }
  });

  test('a refusal is not tried again', async () => {
    const transport = scripted(404);
    await settled(run(transport, 'GET'));
    expect(transport).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['http://x/api/neo4j/nodes', 60_000],
    ['http://x/api/neo4j/imports/01ARZ3NDEKTSV4RRFFQ69G5FAV/commit', 300_000],
    ['http://x/api/neo4j/export?format=harta', 300_000],
    ['http://x/api/processing/process-text', 300_000],
    ['http://x/api/chat/user-input', 300_000],
    ['http://x/api/chat-messages/last', 60_000],
    ['http://x/api/neo4j/nodes?text=/api/chat', 60_000],
  ])('%s may take %i ms', async (url, limit) => {
    let waited = -1;
    const start = Date.now();
    const transport = (_url, { signal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => {
          waited = Date.now() - start;
          reject(signal.reason);
        }),
      );
    expect((await settled(run(transport, 'GET', url))).error.name).toBe('TimeoutError');
    expect(waited).toBe(limit);
    expect(vi.getTimerCount()).toBe(0);
  });
});
