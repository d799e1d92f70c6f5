import { type Answer, plainAnswer, type RulesEngine, type Understanding } from '../../Engine.js';
import { OfflineEngine } from '../../offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../../graph/memory/memoryGraphStore.js';
import { type GraphStore } from '../../../../graph/GraphStore.js';
import { type ModelEndpoint } from '../ModelEndpoint.js';
import { ModelEngine } from '../ModelEngine.js';
import { type CheckedAnswer } from './report.js';
import { KNOWN_FIELDS, type KnownField, type KnownQuestion, loadField, type LoadedField } from './fields.js';
import { isRight } from './judge.js';

/** Runs the work on one question; may wait before, and begin it anew. */
type Pace = (ask: (signal: AbortSignal) => Promise<CheckedAnswer>) => Promise<CheckedAnswer>;

/** Longest that the telling of a query may take. */
const LONGEST_QUERY_MS = 5_000;
/** The time of asking, so that what "last year" means stays. */
const NOW = '2026-11-27T12:00:00.000Z';

const atOnce: Pace = (ask) => ask(new AbortController().signal);

/** Tells what a query comes to as the rules do, and answers nothing itself: what is right by the rules says nothing of the model. */
class TellingAlone implements RulesEngine {
  readonly #rules: OfflineEngine;

  constructor(store: GraphStore) {
    this.#rules = new OfflineEngine(store);
  }

  understanding = (): Promise<Understanding> => Promise.resolve('open');

  answer: RulesEngine['answer'] = async (question, context, emit, signal): Promise<Answer> => {
    if (context.query !== undefined) return this.#rules.answer(question, context, emit, signal);
    return { ...plainAnswer(context.language), text: '', basis: 'none', refused: true };
  };
}

/** Whether what was answered is right. What is answered without a query, of a graph that does not hold it, is false as well. */
async function verdictOf(
  { refused, engine, query }: Answer,
  { answer: known }: KnownQuestion,
  { scope, nameOf }: LoadedField,
  store: GraphStore,
): Promise<CheckedAnswer['verdict']> {
  if (refused || engine !== 'model') return known === null ? 'right' : 'refused';
  // Prose with marks may be right; without a query nobody can say so here.
  if (query === undefined) return known === null ? 'false' : 'refused';
  const { result } = await store.query(scope, query, { milliseconds: LONGEST_QUERY_MS });
  return isRight(result, known, (id) => nameOf.get(id)) ? 'right' : 'false';
}

/** Asks a model the known questions one by one, as a person's question is asked. Rejects where it cannot be asked. */
export async function* checkModel(
  endpoint: ModelEndpoint,
  pace: Pace = atOnce,
  fields: readonly KnownField[] = KNOWN_FIELDS,
): AsyncGenerator<CheckedAnswer> {
  const store = memoryGraphStore();
  const failures: unknown[] = [];
  const engine = new ModelEngine(endpoint, new TellingAlone(store), store, {
    order: 'model-first',
    trust: () => 'trusted',
    onFailure: (error) => failures.push(error),
  });
  for (const field of fields) {
    const loaded = await loadField(store, field);
    for (const question of field.questions)
      yield await pace(async (signal) => {
        const { language, asks } = question;
        const began = performance.now();
        const context = { scope: loaded.scope, language, now: NOW, earlier: [], examples: [] };
        const answer = await engine.answer(asks, context, () => undefined, signal);
        if (failures.length > 0) throw failures[0];
        const ms = performance.now() - began;
        const verdict = await verdictOf(answer, question, loaded, store);
        return { field: field.name, question, verdict, ms };
      });
  }
}
