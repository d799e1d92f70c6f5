import { availableParallelism, loadavg } from 'node:os';

import { ulid } from 'ulid';

import { Installation } from '../../tests/journeys/installation.js';
import { Talker } from '../../tests/journeys/talker.js';
import { type BenchQuestion, benchQuestions } from '../assistant/questions.js';
import { importGraph } from '../canvas/importGraph.js';
import { type BenchRow } from '../table.js';
import { Listener } from './Listener.js';
import { ProcessTime } from './ProcessTime.js';
import { sampleQuestions } from './questions.js';

const ASKED = 200;
const LARGE = {
  nodes: Number(process.env['HARTA_BENCH_NODES'] ?? 100_000),
  relationships: Number(process.env['HARTA_BENCH_RELATIONSHIPS'] ?? 500_000),
};
/** How many nodes of the large graph are asked about, spread over all of it. */
const ASKED_ABOUT = 9;
/** What the bench must reach. */
const FIRST_PIECE_MS = 150;
const WHOLE_MS = 500;

/** What one answer took, from the sending of the question, in milliseconds. */
interface Took {
  readonly question: string;
  readonly first: number;
  readonly whole: number;
  /** CPU time of all threads of the product, the storing of question and answer included. */
  readonly cpu: number;
}

/** Somebody who asks over REST and listens over the channel. */
interface Asking {
  readonly talker: Talker;
  readonly listener: Listener;
  readonly product: ProcessTime;
}

async function ask({ talker, listener, product }: Asking, asked: BenchQuestion): Promise<Took> {
  const conversationId = ulid();
  const { language, question } = asked;
  for (const text of asked.earlier ?? []) {
    const heard = listener.hears(conversationId);
    await talker.asks({ conversationId, text, language });
    await heard;
  }
  const heard = listener.hears(conversationId);
  const [before, start] = [product.now(), performance.now()];
  const told = talker.asks({ conversationId, text: question, language });
  const { firstAt, doneAt } = await heard;
  await told;
  return { question, first: firstAt - start, whole: doneAt - start, cpu: product.now() - before };
}

const at = (values: readonly number[], share: number) =>
  [...values].sort((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const ms = (value: number) => `${value.toFixed(0)} ms`;

/** On a machine that is busy with other things the product's own CPU time decides, and the row says so. */
function rows(graph: string, took: readonly Took[]): BenchRow[] {
  const busy = (loadavg()[0] ?? 0) > availableParallelism();
  const cpu = took.map((each) => each.cpu);
  const row = (what: string, values: readonly number[], bar: number): BenchRow => ({
    what: `question sent over REST → ${what} over the channel, ${took.length} questions, ${graph}`,
    measured: `p95 ${ms(at(values, 0.95))} (p50 ${ms(at(values, 0.5))}, most ${ms(Math.max(...values))}; whole turn, CPU of the product: p95 ${ms(at(cpu, 0.95))}, p50 ${ms(at(cpu, 0.5))}${busy ? '; busy machine: CPU decides' : ''})`,
    bar: `p95 ≤ ${bar} ms`,
    ok: (busy ? Math.min(at(values, 0.95), at(cpu, 0.95)) : at(values, 0.95)) <= bar,
  });
  const [first, whole] = [took.map((each) => each.first), took.map((each) => each.whole)];
  return [row('first piece', first, FIRST_PIECE_MS), row('whole answer', whole, WHOLE_MS)];
}

async function askAll(asking: Asking, questions: readonly BenchQuestion[]): Promise<Took[]> {
  for (const question of questions.slice(0, 10)) await ask(asking, question);
  const took: Took[] = [];
  for (const question of questions) took.push(await ask(asking, question));
  if (process.env['HARTA_BENCH_SLOWEST'] !== undefined)
    for (const { question, first, whole, cpu } of [...took].sort((one, other) => other.whole - one.whole).slice(0, 25))
      console.log(`${ms(first)}, ${ms(whole)}, CPU ${ms(cpu)}: ${question}`);
  return took;
}

function largeQuestions(): BenchQuestion[] {
  const names = Array.from(
    { length: ASKED_ABOUT },
    (_, index) => `Person ${Math.floor(((index + 0.5) * LARGE.nodes) / ASKED_ABOUT)}`,
  );
  return benchQuestions(names).slice(0, ASKED);
}

/** How long a person waits for the first piece of an answer and for the whole, through everything between. */
export async function benchAnswers(): Promise<BenchRow[]> {
  const installation = await Installation.start();
  const talker = await Talker.signsUp(installation.origin, 'bench@example.com');
  const listener = await Listener.joins(installation.origin, talker.token);
  const asking = { talker, listener, product: ProcessTime.of(installation.dataDir) };
  try {
    await talker.loadsSample('en');
    const small = rows('sample graph', await askAll(asking, sampleQuestions(ASKED)));
    await importGraph(installation.origin, `Bearer ${talker.token}`, LARGE);
    const large = `${LARGE.nodes.toLocaleString('en')} nodes`;
    return [...small, ...rows(large, await askAll(asking, largeQuestions()))];
  } finally {
    listener.leaves();
    await installation.remove();
  }
}
