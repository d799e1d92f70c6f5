import { type Answer, type Engine } from '../engine/Engine.js';
import { type AssistantGraph, GraphReading } from '../reading/GraphReading.js';
import { WORDINGS } from '../texts/Wording.js';
import { graphInWords, questionsToGoOn } from './graphInWords.js';
import { otherLanguageOf } from './otherLanguage.js';
import { readTalk, type Talk } from './readTalk.js';

/** What is said to each kind of message that does not ask for the graph. */
const SAID = {
  greeting: 'talkGreeting',
  wellbeing: 'talkWell',
  thanks: 'talkThanks',
  farewell: 'talkFarewell',
  who: 'talkWho',
  able: 'talkAble',
} as const satisfies Record<Exclude<Talk['kind'], 'graph'>, string>;

/** Kinds after which the person may not know how to go on. */
const OPENING: ReadonlySet<Talk['kind']> = new Set(['greeting', 'wellbeing', 'who', 'able']);

/** Answers courtesy, what the graph is made of, and who writes in another language; all else is another engine's. */
export class TalkEngine implements Engine {
  constructor(
    readonly engine: Engine,
    readonly store: AssistantGraph,
  ) {}

  answer: Engine['answer'] = async (question, context, emit, signal) => {
    const talk = readTalk(question, context.language);
    const other = talk === undefined ? otherLanguageOf(question) : undefined;
    const isOurs = context.query === undefined && (talk ?? other) !== undefined;
    if (!isOurs) return this.engine.answer(question, context, emit, signal);
    const reading = new GraphReading(this.store, context.scope, signal);
    const said = talk === undefined ? { text: other?.reply ?? '' } : await this.#said(talk, reading);
    emit(said.text);
    const nothing = { citations: [], sources: [], suggestions: [], refused: false, engine: 'offline' } as const;
    const language = talk?.language ?? context.language;
    return { ...nothing, basis: talk?.kind === 'graph' ? 'graph' : 'none', language, ...said };
  };

  async #said(
    { kind, language }: Talk,
    reading: GraphReading,
  ): Promise<Pick<Answer, 'text'> & Partial<Pick<Answer, 'citations' | 'suggestions'>>> {
    const wording = WORDINGS[language].naming(await reading.said());
    if (kind === 'graph') return graphInWords(reading, wording);
    const suggestions = OPENING.has(kind) ? await questionsToGoOn(reading, wording) : [];
    return { text: wording.t(SAID[kind]), suggestions };
  }
}
