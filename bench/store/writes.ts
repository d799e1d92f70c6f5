import path from 'node:path';

import { type GraphNode } from '../../server/contract/elements.js';
import { type NodeId, type OwnerId } from '../../server/contract/ids.js';
import { type GraphScope } from '../../server/graph/ports/scope.js';
import { type GraphStore } from '../../server/graph/GraphStore.js';
import { fileNameOf } from '../../server/people/personFile/PersonFile.js';
import { type BenchRow } from '../table.js';
import { measure } from './measure.js';
import { commitsIn } from './walCommits.js';

const BY_HAND = { source: 'hand' } as const;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Commits to disk per write, counted in the log of a new person's file. */
async function flushesPerWrite(store: GraphStore, dataDir: string): Promise<number> {
  const ownerId = 'bench-flushes' as OwnerId;
  await store.ensureDefaultProject(ownerId);
  const wal = path.join(dataDir, 'people', `${fileNameOf(ownerId)}-wal`);
  const before = commitsIn(wal);
  const writes = 20;
  for (const index of numbers(writes)) {
    await store.createNode({ ownerId }, { labels: ['Flush'], properties: { index } }, BY_HAND);
  }
  return (commitsIn(wal) - before) / writes;
}

/** What somebody new waits for: their file, their project and the first node in it. */
async function firstNodes(store: GraphStore): Promise<BenchRow> {
  const { p50, cpu } = await measure(numbers(40), async (index) => {
    const ownerId = `bench-new-${index}-${performance.now()}` as OwnerId;
    await store.ensureDefaultProject(ownerId);
    await store.createNode({ ownerId }, { labels: ['First'], properties: { index } }, BY_HAND);
  });
  return {
    what: 'the first node of a new person, whose file is made for it',
    measured: `${cpu.toFixed(1)} ms CPU (p50 ${p50.toFixed(1)} ms)`,
    bar: '≤ 15 ms CPU',
    ok: cpu <= 15,
  };
}

/** Changes of a history that is long, beside a short one. */
const LONG_HISTORY = 5000;

/** What a write costs after many changes, in what it costs after a few: it reads none of them. */
async function writeAfterManyChanges(store: GraphStore): Promise<BenchRow> {
  const ownerId = 'bench-history' as OwnerId;
  await store.ensureDefaultProject(ownerId);
  const write = (index: number) => store.createNode({ ownerId }, { labels: ['Entry'], properties: { index } }, BY_HAND);
  const few = await measure(numbers(200), write);
  for (const index of numbers(LONG_HISTORY)) await write(index);
  const many = await measure(numbers(200), write);
  const ratio = many.cpu / few.cpu;
  return {
    what: `a durable write after ${LONG_HISTORY} changes, by one after a few (${few.cpu.toFixed(2)} ms CPU)`,
    measured: `${ratio.toFixed(2)} times`,
    bar: '≤ 1.5',
    ok: ratio <= 1.5,
  };
}

/** Single writes into the large graph: change log, search and counters included. */
export async function benchWrites(
  store: GraphStore,
  scope: GraphScope,
  ids: readonly NodeId[],
  dataDir: string,
): Promise<BenchRow[]> {
  const create = await measure(numbers(300), (index) =>
    store.createNode(
      scope,
      { labels: ['Person'], properties: { name: `new one ${index}`, note: 'some words to find' } },
      BY_HAND,
    ),
  );
  let round = 0;
  const known: GraphNode[] = [];
  for (const index of numbers(300)) {
    known.push(await store.node(scope, ids[(index * 97) % ids.length] as NodeId));
  }
  const update = await measure(known, ({ id: nodeId, version }) =>
    store.updateNode(scope, { nodeId, version, setProperties: { [`note ${(round += 1)}`]: 'changed' } }, BY_HAND),
  );
  const connect = await measure(numbers(300), (index) => {
    const ends = {
      startNodeId: ids[(index * 31 + 500) % ids.length] as NodeId,
      endNodeId: ids[(index * 53 + 900) % ids.length] as NodeId,
    };
    return store.createRelationship(scope, { type: 'KNOWS', ...ends }, BY_HAND);
  });
  const flushes = await flushesPerWrite(store, dataDir);
  const row = (what: string, { p50, p95, cpu }: typeof create): BenchRow => ({
    what,
    measured: `${cpu.toFixed(2)} ms CPU (p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms)`,
    bar: '≤ 1.5 ms CPU',
    ok: cpu <= 1.5,
  });
  return [
    row('durable write: create a node', create),
    row('durable write: update a node', update),
    row('durable write: create a relationship', connect),
    await firstNodes(store),
    await writeAfterManyChanges(store),
    { what: 'flushes to disk per write', measured: String(flushes), bar: 'exactly 1', ok: flushes === 1 },
  ];
}
