import { type Engine } from '../../server/assistant/engine/Engine.js';
import { ModelEngine } from '../../server/assistant/engine/model/ModelEngine.js';
import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { openModel } from '../../server/assistant/openModel.js';
import { type ModelEndpoint } from '../../server/assistant/engine/model/ModelEndpoint.js';
import { modelNameOf, type ModelOrder, readAssistant } from '../../server/platform/config/assistant.js';
import { readDataDir } from '../../server/platform/config/settings.js';
import { memoryGraphStore } from '../../server/graph/memory/memoryGraphStore.js';
import { Asking, type Outcome, tally } from '../../tests/assistant/unseen/asking.js';
import { FIELDS } from '../../tests/assistant/unseen/fields/all.js';
import { type BenchRow } from '../table.js';

/** What one question took, and who answered it. */
interface Taken {
  readonly ms: number;
  readonly by: string;
}

/** Answers as an engine does, and notes each. */
const noting = (engine: Engine, taken: Taken[]): Engine => ({
  async answer(...asked) {
    const started = performance.now();
    const answer = await engine.answer(...asked);
    const by = answer.fellBack ? 'fallback' : answer.engine;
    taken.push({ ms: performance.now() - started, by });
    return answer;
  },
});

/** What an endpoint says of one call, in tokens. */
interface Usage {
  readonly prompt_tokens: number;
  readonly prompt_tokens_details?: { readonly cached_tokens?: number };
}

/** An endpoint whose evaluated tokens of each prompt are noted: what it keeps of an earlier prompt it does not read again. */
const metering = (endpoint: ModelEndpoint, evaluated: number[]): ModelEndpoint => ({
  ...endpoint,
  // A model of a file tells its name by a getter, which is not copied.
  model: endpoint.model,
  fetch: async (...called) => {
    const response = await (endpoint.fetch ?? fetch)(...called);
    const heard = async () => {
      const found = /"usage":(\{.*\})\}\s/u.exec(await response.clone().text())?.[1];
      if (found === undefined) return;
      const { prompt_tokens: all, prompt_tokens_details: details } = JSON.parse(found) as Usage;
      evaluated.push(all - (details?.cached_tokens ?? 0));
    };
    // A call that is cut short is counted by nobody.
    heard().catch(() => undefined);
    return response;
  },
});

const part = (of: readonly number[], share: number): string =>
  ((of.toSorted((one, other) => one - other)[Math.ceil(of.length * share) - 1] ?? 0) / 1000).toFixed(1);

/** What the outcomes of one order came to. */
function row(what: string, outcomes: readonly Outcome[], taken: readonly Taken[]): BenchRow {
  const by = (who: string) => taken.filter((one) => one.by === who).length;
  const asked = taken.filter((one) => one.by !== 'offline').map(({ ms }) => ms);
  const said = outcomes.filter((_, at) => taken[at]?.by === 'model');
  const latency =
    asked.length === 0 ? '' : `; p50 ${part(asked, 0.5)} s, p95 ${part(asked, 0.95)} s where it was asked`;
  const who = `by the model ${by('model')} (${tally(said)}), by the rules after it ${by('fallback')}, without it ${by('offline')}`;
  return { what, measured: `${tally(outcomes)}; ${who}${latency}`, bar: 'reported', ok: true };
}

/** How much of prompts was evaluated: the most, which is the first question of a graph, and the half. */
function readRow(evaluated: readonly number[]): BenchRow {
  const sorted = evaluated.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const measured = `${sorted.at(-1)} at the most, ${median} in the middle of ${sorted.length} prompts`;
  return { what: 'tokens of a prompt that were evaluated', measured, bar: 'reported', ok: true };
}

/**
 * How the model that the environment names does on the graphs and wordings that nothing was made for, rules first and model first: every
 * HARTA_BENCH_EVERY-th question, each judged as in the suite. Without a model nothing is measured.
 */
export async function benchRealModel(): Promise<BenchRow[]> {
  const settings = readAssistant(process.env, readDataDir(process.env));
  const { endpoint, close } = openModel(settings);
  if (endpoint === null) return [];
  const every = Number(process.env['HARTA_BENCH_EVERY'] ?? 1);
  const questions = FIELDS.flatMap((field) => field.asked.map((asked) => ({ field, asked }))).filter(
    (_, at) => at % every === 0,
  );
  const rows: BenchRow[] = [];
  for (const order of ['rules-only', 'rules-first', 'model-first'] satisfies ModelOrder[]) {
    const store = memoryGraphStore();
    const rules = new OfflineEngine(store);
    const evaluated: number[] = [];
    const engine =
      order === 'rules-only' ? rules : new ModelEngine(metering(endpoint, evaluated), rules, store, { order });
    const taken: Taken[] = [];
    const asking = new Asking(noting(engine, taken), store);
    const outcomes: Outcome[] = [];
    for (const { field, asked } of questions) {
      const outcome = await asking.question(field, asked);
      outcomes.push(outcome);
      if (process.env['HARTA_BENCH_TELL'])
        console.error(order, outcome.verdict, taken.at(-1), outcome.question, '→', outcome.text);
    }
    rows.push(row(`${modelNameOf(settings)}, ${order}: ${questions.length} questions`, outcomes, taken));
    if (evaluated.length > 0) rows.push(readRow(evaluated));
  }
  await close();
  return rows;
}
