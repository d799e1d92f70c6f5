import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type NodeSet, type Query } from '../../../domain/query/Query.js';
import { type GraphScope } from '../../../server/graph/ports/scope.js';
import { capabilities, openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { GraphBuilder } from '../../assistant/graphs/GraphBuilder.js';
import { loadGraph } from '../../assistant/harness/loadGraph.js';

const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-deadline-'));
let opened: OpenStore;
let scope: GraphScope;

/** Two hundred nodes, each joined to each of the first fifty. */
function dense(): GraphBuilder {
  const graph = new GraphBuilder();
  for (let at = 0; at < 200; at += 1) graph.node(String(at), 'N', { n: at });
  for (let at = 0; at < 200; at += 1)
    for (let to = 0; to < 50; to += 1) graph.relationship(String(at), 'X', String(to));
  return graph;
}

const step = { types: [], direction: 'either' as const };
/** What takes many seconds: for each node all nodes around those around it, each with its own number. */
const costly = (levels: number): NodeSet =>
  levels === 0
    ? { kind: 'all' }
    : {
        kind: 'where',
        of: { kind: 'all' },
        that: { kind: 'linked', step, set: costly(levels - 1), quantity: { kind: 'exactly', count: 7 } },
      };
const query: Query = {
  kind: 'count',
  set: { kind: 'union', of: Array.from({ length: 30 }, (_, at) => costly(1 + (at % 8))) },
};

beforeAll(async () => {
  opened = await openTestStore({ dataDir, readers: 1 });
  scope = await loadGraph(opened.store, 'dense', dense());
});
afterAll(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

describe('a query that takes too long', () => {
  test('ends after the time that there is for it, and the next one is answered', async () => {
    await expect(opened.store.query(scope, query, { milliseconds: 5 })).rejects.toMatchObject({
      code: 'QUERY_TOO_COSTLY',
    });
    const { result } = await opened.store.query(scope, { kind: 'count', set: { kind: 'all' } }, { milliseconds: 5000 });
    expect(result).toEqual({ kind: 'count', total: 200 });
  });

  test('ends when nobody waits for it any more', async () => {
    const caller = new AbortController();
    const asked = opened.store.query(scope, query, { milliseconds: 60_000, signal: caller.signal });
    setTimeout(() => caller.abort(), 20);
    await expect(asked).rejects.toMatchObject({ code: 'QUERY_TOO_COSTLY' });
    // The thread is free again at once.
    const everything: Query = { kind: 'count', set: { kind: 'all' } };
    expect(await opened.store.query(scope, everything, { milliseconds: 5_000 })).toMatchObject({
      result: { total: 200 },
    });
  });

  test.runIf(capabilities.queuesReads)('is answered at its deadline, whatever its thread is busy with', async () => {
    const caller = new AbortController();
    const { signal } = caller;
    const first = opened.store.query(scope, query, { milliseconds: 60_000, signal }).catch(() => 'ended');
    const began = performance.now();
    const everything: Query = { kind: 'count', set: { kind: 'all' } };
    // It stands behind the first, in the one thread that reads.
    await expect(opened.store.query(scope, everything, { milliseconds: 300 })).rejects.toMatchObject({
      code: 'QUERY_TOO_COSTLY',
    });
    expect(performance.now() - began).toBeLessThan(30_000);
    caller.abort();
    expect(await first).toBe('ended');
    const { result } = await opened.store.query(scope, everything, { milliseconds: 30_000 });
    expect(result).toEqual({ kind: 'count', total: 200 });
  });

  test('that nobody waits for any more is not begun', async () => {
    const began = performance.now();
    const asked = Array.from({ length: 20 }, () => opened.store.query(scope, query, { milliseconds: 500 }));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.map((each) => each.status === 'rejected' && (each.reason as { code: string }).code)).toEqual(
      Array.from({ length: 20 }, () => 'QUERY_TOO_COSTLY'),
    );
    // One after the other they would take ten seconds.
    expect(performance.now() - began).toBeLessThan(8_000);
  });
});
