import { type GraphStore } from '../../../graph/GraphStore.js';
import { readInConversation } from '../../conversation/Memory.js';
import { FAQ } from '../../../faq/faq.js';
import { grounded } from '../../grounding/citations.js';
import { languageOf } from '../../language/detect.js';
import { type Language } from '../../language/Language.js';
import { GraphReading } from '../../reading/GraphReading.js';
import { type Hit, Retrieval, sureness } from '../../retrieval/retrieve.js';
import { type Marked } from '../../understanding/Interpretation.js';
import { Wording } from '../../texts/Wording.js';
import { type Answer, type AskingContext, type Engine, type Source } from '../Engine.js';
import { answerPlan } from './answerPlan.js';

/** A taught question that is this sure answers before the graph does. */
const SAME_QUESTION = 0.9;
/** A taught or a help question must be this sure to answer at all. */
const SURE_EXAMPLE = 0.55;
const SURE_HELP = 0.5;
const SURELY_HELP = 0.75;
/** How much of a question help must say, and how much of it may ask for something else. */
const LEAST_ASKED = 0.45;
const MOST_AGAINST = 0.45;

/** Whether a question speaks of what the graph holds: help answers it only when it is surely meant. */
const speaksOfGraph = ({ named, mentions }: Marked) => named.some(({ score }) => score === 1) || mentions.length > 0;

const isHelp = (hit: Hit, ofGraph: boolean) =>
  sureness(hit) >= (ofGraph ? SURELY_HELP : SURE_HELP) && hit.asked >= LEAST_ASKED && hit.against <= MOST_AGAINST;

const helpOf = (language: Language) =>
  new Retrieval(
    FAQ[language].map(({ key, question, alternatives, answer }) => ({
      key,
      questions: [question, ...alternatives],
      answer,
    })),
    language,
  );

/**
 * Answers by rules: reads the question with the graph's own words, looks the answer up in the store, and otherwise in the
 * train examples and the help. What none of them holds is refused.
 */
export class OfflineEngine implements Engine {
  readonly #help = { en: helpOf('en'), ro: helpOf('ro') };
  readonly #wordings = { en: new Wording('en'), ro: new Wording('ro') };

  constructor(readonly store: GraphStore) {}

  async answer(
    question: string,
    context: AskingContext,
    emit: (piece: string) => void,
    signal: AbortSignal,
  ): Promise<Answer> {
    const answer = await this.#find(question, context, signal);
    signal.throwIfAborted();
    for (const piece of answer.text.match(/\S+\s*|\s+/gu) ?? []) emit(piece);
    return answer;
  }

  async #find(question: string, context: AskingContext, signal: AbortSignal): Promise<Answer> {
    const language = languageOf(question, context.language);
    const wording = this.#wordings[language];
    const base = { language, citations: [], sources: [], suggestions: [], refused: false };
    const example = examplesOf(context, language).find(question, 1)[0];
    if (example !== undefined && sureness(example) >= SAME_QUESTION) return taught(base, example, 'example');
    const reading = new GraphReading(this.store, context.scope, signal);
    const asking = { reading, language, now: context.now };
    const { plan, marked } = await readInConversation(question, context.earlier, asking);
    if (plan.kind !== 'missing') {
      const { text, citations, refused } = await answerPlan(plan, reading, wording);
      if (!refused) return { ...base, text, basis: 'graph', citations: grounded(citations, reading) };
      return this.#refusal(base, text, wording);
    }
    if (example !== undefined && sureness(example) >= SURE_EXAMPLE) return taught(base, example, 'example');
    const help = this.#help[language].find(question).find((hit) => isHelp(hit, speaksOfGraph(marked)));
    if (help !== undefined) return taught(base, help, 'faq');
    const { text } = await answerPlan(plan, reading, wording);
    return this.#refusal(base, text, wording);
  }

  #refusal(base: Omit<Answer, 'text' | 'basis'>, text: string, wording: Wording): Answer {
    const suggestions = [{ kind: 'add' as const, text: wording.t('suggestAdd') }];
    return { ...base, text: `${text} ${wording.t('offerAdd')}`, basis: 'none', suggestions, refused: true };
  }
}

const examplesOf = ({ examples }: AskingContext, language: Language): Retrieval =>
  new Retrieval(
    examples
      .filter((one) => one.language === language)
      .map(({ id, question, answer }) => ({ key: id, questions: [question], answer })),
    language,
  );

const taught = (
  base: Omit<Answer, 'text' | 'basis'>,
  { taught: { key, answer } }: Hit,
  kind: Source['kind'],
): Answer => ({
  ...base,
  text: answer,
  basis: kind,
  sources: [{ kind, key }],
});
