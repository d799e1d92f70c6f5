import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ModelEngine } from '../../server/assistant/engine/model/ModelEngine.js';
import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { openStore } from '../../server/platform/store/openStore.js';
import { graphOf } from '../../tests/assistant/graphs/graphs.js';
import { findNode } from '../../tests/assistant/graphs/names.js';
import { loadGraph } from '../../tests/assistant/harness/loadGraph.js';
import { ScriptedModel } from '../../tests/server/model/ScriptedModel.js';
import { type BenchRow } from '../table.js';

const ROUNDS = 200;
const WARM = 30;
const BAR_MS = 100;

/**
 * Harta's own share of the first token: from the question to the first piece of the answer, with a server on loopback that
 * replies at once; it asks for one reading of the graph, then answers.
 */
export async function benchModel(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-bench-model-'));
  const { store, close } = await openStore({ dataDir, readers: 1 });
  const graph = graphOf('sample', 'en');
  const { nodes, relationships } = graph;
  const scope = await loadGraph(store, 'bench', { nodes, relationships });
  const ids = nodes.filter(({ labels }) => labels.includes('Country')).map(({ id }) => id as string);
  const { id: first } = findNode(graph, { label: 'Country', name: 'France' });
  const server = await ScriptedModel.start();
  const engine = new ModelEngine(server.settings, new OfflineEngine(store), store, { order: 'model-first' });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS + WARM; round += 1) {
    const id = ids[round % ids.length] ?? first;
    server.play((_, number) =>
      number === 0 ? { calls: [{ name: 'read', input: { ids: [id] } }] } : { text: ['It is so ', `[[n:${id}]].`] },
    );
    const context = { scope, language: 'en' as const, now: new Date().toISOString(), earlier: [], examples: [] };
    const started = performance.now();
    let told: number | undefined;
    const emit = () => {
      told ??= performance.now() - started;
    };
    await engine.answer('What is the capital of France?', context, emit, new AbortController().signal);
    if (round >= WARM) times.push(told ?? Infinity);
  }
  await server.stop();
  await close();
  rmSync(dataDir, { recursive: true });
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Infinity;
  return [
    {
      what: 'own share of the first token with a model on loopback that reads the graph once',
      measured: `p95 ${at(0.95).toFixed(0)} ms (p50 ${at(0.5).toFixed(0)} ms, ${times.length} rounds)`,
      bar: `p95 ≤ ${BAR_MS} ms`,
      ok: at(0.95) <= BAR_MS,
    },
  ];
}
