import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ulid } from 'ulid';

import { type Engine } from '../../server/assistant/engine/Engine.js';
import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { ThreadedEngine } from '../../server/assistant/engine/threads/ThreadedEngine.js';
import { type ImportId, type NodeId, type OwnerId } from '../../server/contract/ids.js';
import { captionOf } from '../../domain/caption/caption.js';
import { type GraphScope, type ProjectScope } from '../../server/graph/ports/scope.js';
import { type GraphStore } from '../../server/graph/GraphStore.js';
import { type ImportBatch } from '../../server/graph/ports/ImportSink.js';
import { sampleGraph } from '../../server/graph/sample/sampleGraph.js';
import { openStore } from '../../server/platform/store/openStore.js';
import { generatedGraph } from '../store/graph.js';
import { type BenchRow } from '../table.js';
import { type BenchQuestion, benchQuestions, refusedQuestions } from './questions.js';

const SIZE = {
  nodes: Number(process.env['HARTA_BENCH_NODES'] ?? 100_000),
  relationships: Number(process.env['HARTA_BENCH_RELATIONSHIPS'] ?? 500_000),
};
/** How many nodes of the made-up part are asked about, spread over all of it. */
const ASKED_ABOUT = 6;
const FIRST_PIECE_MS = 150;
const WHOLE_MS = 300;

async function load(store: GraphStore, scope: ProjectScope, batches: Iterable<ImportBatch>) {
  const id = ulid() as ImportId;
  await store.beginImport(scope, id);
  for (const batch of batches) await store.appendImport(scope, id, batch);
  await store.publishImport(scope, id, { source: 'import', reference: 'bench' });
}

/** What one answer took, in milliseconds. */
interface Took {
  readonly question: string;
  readonly first: number;
  readonly whole: number;
  readonly cpu: number;
  readonly refused: boolean;
}

async function ask(engine: Engine, scope: GraphScope, asked: BenchQuestion): Promise<Took> {
  const start = performance.now();
  const before = process.cpuUsage();
  let first: number | undefined;
  const context = {
    scope,
    language: asked.language,
    now: new Date().toISOString(),
    earlier: (asked.earlier ?? []).map((question) => ({ question, answer: '' })),
    examples: [],
  };
  const emit = () => (first ??= performance.now() - start);
  const { refused } = await engine.answer(asked.question, context, emit, new AbortController().signal);
  const whole = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  return { question: asked.question, first: first ?? whole, whole, cpu: (user + system) / 1000, refused };
}

const ms = (value: number) => `${value.toFixed(0)} ms`;
const at = (values: readonly number[], share: number) =>
  [...values].sort((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** What questions took that nothing reads. @param calls of the store for each */
function refusals(refused: readonly Took[], calls: number): BenchRow {
  const [whole, cpu] = [refused.map((one) => one.whole), refused.map((one) => one.cpu)];
  return {
    what: `refusal at ${SIZE.nodes.toLocaleString('en')} nodes, ${refused.length} questions (${refused.filter((one) => one.refused).length} refused), ${calls.toFixed(1)} calls of the store each`,
    measured: `p95 ${ms(at(whole, 0.95))} (p50 ${ms(at(whole, 0.5))}, most ${ms(Math.max(...whole))}, CPU of all threads p50 ${ms(at(cpu, 0.5))}, p95 ${ms(at(cpu, 0.95))})`,
    bar: `p95 ≤ ${WHOLE_MS} ms`,
    ok: Math.min(at(whole, 0.95), at(cpu, 0.95)) <= WHOLE_MS,
  };
}

/** A store that counts what it is asked. */
function counting(store: GraphStore): { readonly store: GraphStore; readonly count: () => number } {
  let calls = 0;
  const counted = new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        calls += 1;
        return Reflect.apply(value, target, args);
      };
    },
  });
  return { store: counted, count: () => calls };
}

/** Asks a mixed set over a graph of 100,000 nodes, through the workers of the store. */
export async function benchOffline(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-bench-assistant-'));
  const { store, close } = await openStore({ dataDir });
  const counted = counting(store);
  const engine = new ThreadedEngine(store);
  try {
    const ownerId = 'bench' as OwnerId;
    const scope = { ownerId, projectId: await store.ensureDefaultProject(ownerId) };
    const ids: NodeId[] = [];
    function* all() {
      const { nodes, relationships } = sampleGraph('en');
      yield { nodes: [...nodes], relationships: [...relationships] };
      ids.push(...(yield* generatedGraph(SIZE)));
    }
    await load(store, scope, all());
    const chosen = Array.from(
      { length: ASKED_ABOUT },
      (_, index) => ids[Math.floor(((index + 0.5) * ids.length) / ASKED_ABOUT)],
    );
    const { nodes } = await store.elements(scope, { nodeIds: chosen.flatMap((id) => id ?? []), relationshipIds: [] });
    const questions = benchQuestions(nodes.map(captionOf));
    engine.begin();
    for (const question of questions.slice(0, 10)) await ask(engine, scope, question);
    const took: Took[] = [];
    for (const question of questions) took.push(await ask(engine, scope, question));
    const refused: Took[] = [];
    for (const question of refusedQuestions(nodes.map(captionOf))) refused.push(await ask(engine, scope, question));
    const rules = new OfflineEngine(counted.store);
    for (const question of refusedQuestions(nodes.map(captionOf))) await ask(rules, scope, question);
    const calls = counted.count() / refused.length;
    if (process.env['HARTA_BENCH_SLOWEST'] !== undefined) {
      for (const { question, whole, cpu, refused: isRefused } of [...took, ...refused]
        .sort((one, other) => other.whole - one.whole)
        .slice(0, 25))
        console.log(`${whole.toFixed(0)} ms, CPU ${cpu.toFixed(0)} ms${isRefused ? ', refused' : ''}: ${question}`);
    }
    const cpu = at(
      took.map((one) => one.cpu),
      0.95,
    );
    // On a machine that others load too the time of the processors decides, and the wall's stands beside it.
    const row = (what: string, values: readonly number[], bar: number): BenchRow => ({
      what: `${what} of the offline engine at ${SIZE.nodes.toLocaleString('en')} nodes, ${questions.length} questions in both languages`,
      measured: `p95 ${ms(at(values, 0.95))} (p50 ${ms(at(values, 0.5))}, most ${ms(Math.max(...values))}, CPU of all threads p95 ${ms(cpu)})`,
      bar: `p95 ≤ ${bar} ms`,
      ok: Math.min(at(values, 0.95), cpu) <= bar,
    });
    return [
      row(
        'first piece',
        took.map(({ first }) => first),
        FIRST_PIECE_MS,
      ),
      row(
        'whole answer',
        took.map(({ whole }) => whole),
        WHOLE_MS,
      ),
      refusals(refused, calls),
    ];
  } finally {
    await engine.close();
    await close();
    rmSync(dataDir, { recursive: true });
  }
}
