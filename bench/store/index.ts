import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type NodeId, type OwnerId } from '../../server/contract/ids.js';
import { type GraphScope, type ProjectScope } from '../../server/graph/ports/scope.js';
import { type GraphStore } from '../../server/graph/GraphStore.js';
import { asText, type TextAnswers } from '../../server/graph/asText.js';
import { type GraphReader } from '../../server/graph/ports/GraphReader.js';
import { openStore } from '../../server/platform/store/openStore.js';
import { type BenchRow } from '../table.js';
import { generatedGraph, type GraphSize, WORDS } from './graph.js';
import { importGenerated } from './importGenerated.js';
import { measure, watchLoop, watchMemory } from './measure.js';
import { benchQueries } from './queries.js';
import { benchOverview } from './overview.js';
import { benchPlaces } from './places.js';
import { benchQuestions } from './questions.js';
import { benchWrites } from './writes.js';

const SIZE: GraphSize = {
  nodes: Number(process.env['HARTA_BENCH_NODES'] ?? 100_000),
  relationships: Number(process.env['HARTA_BENCH_RELATIONSHIPS'] ?? 500_000),
};
const MOST_MEMORY_MB = 300;
/** A whole file comes at 12,000 a second (`bench/files`), of which reading it is a fifth. */
const FEWEST_PER_SECOND = 15_000;
const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

/** Processor seconds that making up the graph takes: the bench's work, not the store's. */
function secondsToGenerate(): number {
  const before = process.cpuUsage();
  for (const batch of generatedGraph(SIZE)) if (batch.nodes.length + batch.relationships.length === 0) break;
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** Imports the generated graph as a file's reader would, and measures it. */
async function benchImport(store: GraphStore, scope: ProjectScope): Promise<{ ids: NodeId[]; rows: BenchRow[] }> {
  const generating = secondsToGenerate();
  const memory = watchMemory();
  const loop = watchLoop();
  const cpuBefore = process.cpuUsage();
  const start = performance.now();
  const ids = await importGenerated(store, scope, SIZE);
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  const elements = SIZE.nodes + SIZE.relationships;
  const perSecond = elements / Math.min(seconds, (user + system) / 1e6 - generating);
  const [peak, held] = [memory(), loop()];
  return {
    ids,
    rows: [
      {
        what: `${elements.toLocaleString('en')} elements into the store alone (the import of files is measured under files)`,
        measured: `${Math.round(perSecond).toLocaleString('en')}/s by CPU of the whole process (${seconds.toFixed(1)} s)`,
        bar: `≥ ${FEWEST_PER_SECOND.toLocaleString('en')}/s`,
        ok: perSecond >= FEWEST_PER_SECOND,
      },
      {
        what: 'memory above idle while importing',
        measured: `${Math.round(peak)} MB`,
        bar: `≤ ${MOST_MEMORY_MB} MB`,
        ok: peak <= MOST_MEMORY_MB,
      },
      { what: 'event loop held while importing', measured: ms(held), bar: '≤ 50 ms', ok: held <= 50 },
    ],
  };
}

/** The commonest words, the middle ones and the rarest, each typed letter by letter. */
function typedTexts(): string[] {
  const words = [...WORDS.slice(0, 15), ...WORDS.slice(500, 515), ...WORDS.slice(-15)];
  return words.flatMap((word) => Array.from(word, (_, index) => word.slice(0, index + 1)));
}

/** Reads as the routes do: the answer as finished text. */
async function benchReads(
  graph: TextAnswers<GraphReader>,
  scope: GraphScope,
  ids: readonly NodeId[],
): Promise<BenchRow[]> {
  const spread = Array.from({ length: 400 }, (_, index) => ids[Math.floor((index * ids.length) / 400)] as NodeId);
  const loop = watchLoop();
  const hop = await measure(spread, (id) => graph.neighbourhood(scope, id, { hops: 1, limit: 300 }));
  const hubs = await measure(ids.slice(0, 100), (id) => graph.neighbourhood(scope, id, { hops: 1, limit: 300 }));
  const typing = await measure(typedTexts(), (text) => graph.search(scope, { text, limit: 20 }));
  const list = await measure(spread.slice(0, 200), () => graph.nodes(scope, { pageSize: 100, sort: 'caption' }));
  const path = await measure(spread.slice(1, 60), (to) =>
    graph.shortestPath(scope, { from: spread[0]!, to, maxHops: 8 }),
  );
  const held = loop();
  const row = (what: string, { p50, p95, cpu }: typeof hop, bar: number): BenchRow => ({
    what,
    measured: `p95 ${ms(p95)} (p50 ${ms(p50)}, CPU ${ms(cpu)})`,
    bar: `p95 ≤ ${bar} ms`,
    ok: p95 <= bar,
  });
  return [
    row('1-hop neighbourhood at 100,000 / 500,000', hop, 5),
    row('1-hop neighbourhood of the 100 largest hubs', hubs, 50),
    row('type-ahead, every prefix of common and rare words', typing, 30),
    row('page of 100 nodes by caption', list, 20),
    row('shortest path from the largest hub', path, 20),
    { what: 'event loop held while reading', measured: ms(held), bar: '≤ 50 ms', ok: held <= 50 },
  ];
}

/** The store's figures at the promised size. */
export async function benchStore(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-bench-'));
  const { store, close } = await openStore({ dataDir });
  try {
    const ownerId = 'bench' as OwnerId;
    const scope = { ownerId, projectId: await store.ensureDefaultProject(ownerId) };
    const { ids, rows } = await benchImport(store, scope);
    return [
      ...rows,
      ...(await benchReads(asText(store), scope, ids)),
      ...(await benchOverview(asText(store), scope, dataDir)),
      ...(await benchPlaces(asText(store), scope, ids)),
      ...(await benchQuestions(asText(store), scope)),
      ...(await benchQueries(asText(store), scope)),
      ...(await benchWrites(store, scope, ids, dataDir)),
    ];
  } finally {
    await close();
    rmSync(dataDir, { recursive: true });
  }
}
