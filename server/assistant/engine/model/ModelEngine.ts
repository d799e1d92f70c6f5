import { isCypher } from '../../../../domain/query/cypher/isCypher.js';
import { type Query } from '../../../../domain/query/Query.js';
import { type ModelOrder } from '../../../platform/config/assistant.js';
import { requestOf } from '../../edits/reading/clauses.js';
import { citationsOf } from '../../edits/told/proposed.js';
import { grounded } from '../../grounding/citations.js';
import { answeredOf, buttonsFor } from '../../guesses/offered.js';
import { languageOf } from '../../language/detect.js';
import { GraphReading } from '../../reading/GraphReading.js';
import { WORDINGS } from '../../texts/Wording.js';
import { type Answer, type AskingContext, type Engine, type RulesEngine, type Understanding } from '../Engine.js';
import { ASK_FOR_MARKS, instructions } from './asking/instructions.js';
import { messagesOf } from './asking/messages.js';
import { hasBudget, run, type Spent } from './asking/run.js';
import { toolsFor } from './asking/toolsFor.js';
import { CircuitBreaker } from './endpoint/CircuitBreaker.js';
import { Watch } from './endpoint/Watch.js';
import { type Limits, LIMITS } from './limits.js';
import { GroundedText } from './marks/GroundedText.js';
import { Grounding } from './marks/Grounding.js';
import { modelAt } from './modelAt.js';
import { type ModelEndpoint } from './ModelEndpoint.js';
import { Proposing } from './proposing/propose.js';
import { type ToolScene } from './tools/ToolScene.js';
import { type ModelTrust } from './trust/trust.js';
import { type ModelGraph, Profiles } from './writing/prompt/Profiles.js';
import { writeQuery } from './writing/writeQuery.js';
import { type StructuredOutput } from './writtenJson.js';

const LONGEST_WARNING = 300;

/** Says on the terminal that the model did not answer; neither the key nor anything of the person is in it. */
function warn(error: unknown): void {
  const what = error instanceof Error ? `${error.name}: ${error.message}` : 'it failed';
  process.emitWarning(`The model did not answer: ${what.slice(0, LONGEST_WARNING)}`, { code: 'HARTA_MODEL' });
}

/** How a model is asked, where it is not as usual. */
interface ModelOptions {
  readonly limits?: Limits;
  /** Hears why the offline engine had to answer. */
  readonly onFailure?: (error: unknown) => void;
  /** Who is asked first: the model may be asked only where the rules are not certain. */
  readonly order?: ModelOrder;
  /** How far it is believed now; without a word its queries are only offered. */
  readonly trust?: () => ModelTrust;
}

/** What a model's turn came to, when it failed in nothing. */
type Outcome =
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** It wrote a query that can be run. */
  | { readonly kind: 'query'; readonly query: Query }
  /** What it wrote as a query is none, or is not about this graph. */
  | { readonly kind: 'nonsense' }
  /** The model found no answer. */
  | { readonly kind: 'none' }
  /** It claimed things that nothing it read bears. */
  | { readonly kind: 'ungrounded' };

/**
 * What the rules answer without asking a model, by how far that is believed. Where a message goes on from another they know a few forms of such
 * messages alone (9 of 80 were answered falsely, `tests/assistant/unseen/FIGURES.md`), so who is trusted is asked.
 */
const CERTAIN: Readonly<Record<ModelTrust, readonly Understanding[]>> = {
  trusted: ['settled', 'change', 'read'],
  held: ['settled', 'change', 'read', 'goesOn'],
  unused: ['settled', 'change', 'read', 'goesOn'],
};

/** Runs of one turn: the first, and one more when the first came without marks. */
const RUNS = 2;

/**
 * Answers with a model, which first writes what is asked as a query: that is checked, run and told or offered by the rules. What no query says it answers
 * itself, reading the graph by tools; of its text only that is passed on which a mark bears of something that was read for
 * this answer. Where it writes nonsense, finds nothing, claims without marks or fails, the offline engine answers.
 */
export class ModelEngine implements Engine {
  readonly #breaker: CircuitBreaker;
  readonly #limits: Limits;
  readonly #structured: StructuredOutput = { isUnknown: false };
  readonly #profiles: Profiles;

  /** @param endpoint where the model is asked @param offline answers when it cannot */
  constructor(
    private readonly endpoint: ModelEndpoint,
    private readonly offline: RulesEngine,
    private readonly store: ModelGraph,
    private readonly options: ModelOptions = {},
  ) {
    this.#limits = options.limits ?? endpoint.limits ?? LIMITS;
    this.#profiles = new Profiles(store);
    this.#breaker = new CircuitBreaker(this.#limits.breakerMs);
  }

  answer: Engine['answer'] = async (question, context, emit, signal) => {
    signal.throwIfAborted();
    // A query needs no reading, nor does Cypher: what it comes to is told by rules.
    if (context.query !== undefined || isCypher(question) || this.#trust === 'unused')
      return this.offline.answer(question, context, emit, signal);
    const fallBack = async () => ({ ...(await this.offline.answer(question, context, emit, signal)), fellBack: true });
    const known =
      (this.options.order ?? 'rules-first') === 'rules-first'
        ? await this.#byRules(question, context, signal)
        : undefined;
    if (known !== undefined) return told(known, emit);
    if (this.#breaker.holds()) return fallBack();
    let hasEmitted = false;
    const emitting = (piece: string) => {
      hasEmitted = true;
      emit(piece);
    };
    try {
      const outcome = await this.#ask(question, context, emitting, signal);
      this.#breaker.replied();
      if (outcome.kind === 'answer') return outcome.answer;
      if (outcome.kind === 'query') return told(await this.#tell(outcome.query, question, context, signal), emit);
      const instead = await this.offline.answer(question, context, emit, signal);
      // Both found nothing: the model did answer, in the words that refusals have.
      return outcome.kind === 'none' && instead.refused
        ? { ...instead, engine: 'model' }
        : { ...instead, fellBack: true };
    } catch (error) {
      signal.throwIfAborted();
      this.#breaker.failed(error);
      (this.options.onFailure ?? warn)(error);
      // What was said cannot be taken back, so it is not mixed with another engine's words.
      if (hasEmitted) throw error;
      return fallBack();
    }
  };

  /** What the rules answer, where they are certain and nobody who understands it better is there. */
  async #byRules(question: string, context: AskingContext, signal: AbortSignal): Promise<Answer | undefined> {
    const understanding = await this.offline.understanding(question, context, signal);
    if (!CERTAIN[this.#trust].includes(understanding)) return undefined;
    const answer = await this.offline.answer(question, context, silently, signal);
    return answer.refused ? undefined : answer;
  }

  /** The answer where the model wrote a query: of a trusted one what that comes to, marked unless the rules say the same; of another it is offered. */
  async #tell(query: Query, question: string, context: AskingContext, signal: AbortSignal): Promise<Answer> {
    const language = languageOf(question, context.language);
    const own = await this.offline.answer(question, context, silently, signal);
    const read = await this.offline.answer(question, { ...context, language, query }, silently, signal);
    if (read.refused) return { ...own, fellBack: true };
    const told = { ...read, engine: 'model' as const };
    if (!own.refused && own.text === read.text) return told;
    const asIReadIt = WORDINGS[language].t('asIReadIt');
    if (this.#trust === 'trusted') return { ...told, text: `${read.text}\n\n${asIReadIt}`, isAsRead: true };
    if (!own.refused && own.isAsRead !== true) return { ...own, fellBack: true };
    const reading = new GraphReading(this.store, context.scope, signal);
    const wording = WORDINGS[language].naming(await reading.said());
    const offered = await buttonsFor(await answeredOf([{ query }], 1, reading), reading, wording);
    return { ...own, suggestions: [...offered, ...own.suggestions], fellBack: true };
  }

  /** Whether a message in the form of a request surely asks for a change: it may be a question, as “have we ever had a redstart”. */
  async #asksForChange({ question, context, reading }: ToolScene): Promise<boolean> {
    const understanding = await this.offline.understanding(question, context, reading.signal);
    return understanding === 'change' || understanding === 'openChange';
  }

  get #trust(): ModelTrust {
    return this.options.trust?.() ?? 'held';
  }

  async #ask(
    question: string,
    context: AskingContext,
    emit: (piece: string) => void,
    asked: AbortSignal,
  ): Promise<Outcome> {
    const limits = this.#limits;
    const watch = new Watch(limits.silenceMs, limits.wholeMs);
    const signal = AbortSignal.any([asked, watch.signal]);
    try {
      const language = languageOf(question, context.language);
      const reading = new GraphReading(this.store, context.scope, signal);
      await reading.said();
      const grounding = new Grounding(reading);
      const scene: ToolScene = { question, language, context, reading, grounding };
      const proposing = requestOf(question, language) === undefined ? undefined : new Proposing(scene);
      const model = modelAt(this.endpoint, limits, watch);
      if (proposing === undefined || !(await this.#asksForChange(scene))) {
        const kept = { structured: this.#structured, profiles: this.#profiles };
        const written = await writeQuery(scene, { model, signal, watch, limits, ...kept });
        if (written.kind === 'query') return written;
        if (written.kind === 'fault' && proposing === undefined) return { kind: 'nonsense' };
      }
      const text = new GroundedText(grounding, emit);
      const asking = {
        model,
        system: instructions(language, proposing !== undefined),
        tools: toolsFor(scene, proposing),
        signal,
        watch,
        limits,
      };
      const spent: Spent = { steps: 0, tokens: 0 };
      let messages = await messagesOf(scene, await this.#profiles.of(reading));
      for (let runs = 0; runs < RUNS && hasBudget(spent, limits); runs += 1) {
        const said = await run({ ...asking, messages }, spent, (piece) => text.push(piece));
        if (proposing?.made !== undefined) return proposalOutcome(proposing, scene, emit, text);
        if (text.text === '' && text.saysNone) return { kind: 'none' };
        text.end();
        if (text.text !== '') return groundedOutcome(text.text, scene);
        text.forget();
        messages = [...messages, ...said, { role: 'user', content: ASK_FOR_MARKS }];
      }
      return { kind: 'ungrounded' };
    } finally {
      watch.close();
    }
  }
}

const silently = () => undefined;

/** Tells an answer that is whole. */
function told(answer: Answer, emit: (piece: string) => void): Answer {
  emit(answer.text);
  return answer;
}

const base = ({ language }: ToolScene) => ({ language, suggestions: [], refused: false, engine: 'model' as const });

function groundedOutcome(text: string, scene: ToolScene): Outcome {
  const { citations, sources } = scene.grounding;
  const isTaught = citations.length === 0 && sources.length > 0;
  const basis = isTaught ? (sources[0]?.kind ?? 'faq') : 'graph';
  return {
    kind: 'answer',
    answer: { ...base(scene), text, basis, citations: grounded(citations, scene.reading), sources },
  };
}

function proposalOutcome(
  proposing: Proposing,
  scene: ToolScene,
  emit: (piece: string) => void,
  { text: before }: GroundedText,
): Outcome {
  const { grounding, reading } = scene;
  const operations = proposing.made ?? [];
  const said = before === '' ? proposing.said() : `\n\n${proposing.said()}`;
  emit(said);
  const answer: Answer = {
    ...base(scene),
    text: before + said,
    basis: 'edit',
    citations: grounded([...grounding.citations, ...citationsOf(operations, reading)], reading),
    sources: grounding.sources,
    proposal: { operations },
  };
  return { kind: 'answer', answer };
}
