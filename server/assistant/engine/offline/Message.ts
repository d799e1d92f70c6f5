import { type Language } from '../../language/lexicon/files.js';
import { languageOf } from '../../language/detect.js';
import { type FoundTrigger, triggersIn } from '../../language/phrases.js';
import { PACKS } from '../../language/Pack.js';
import { asWritten } from '../../language/spoken.js';
import { type Token, tokensOf } from '../../language/tokens.js';
import { answerEdit } from '../../edits/answerEdit.js';
import { joinsOn } from '../../dialogue/pointsBack.js';
import { readFollowUp } from '../../dialogue/readFollowUp.js';
import { withYear } from '../../dialogue/withYear.js';
import { readQuestion, type Understood } from '../../grammar/readQuestion.js';
import { type Asking, mark } from '../../marking/mark.js';
import { type Marked } from '../../marking/Marked.js';
import { type PanelReading, readPanel } from '../../panels/readPanel.js';
import { rankedReadings } from '../../guesses/ranked.js';
import { type AssistantGraph, GraphReading } from '../../reading/GraphReading.js';
import { type Missing, missingOf } from '../../refusal/missing.js';
import { type Hit, retrievalOf } from '../../retrieval/retrieve.js';
import { type Wording, WORDINGS } from '../../texts/Wording.js';
import { type AskingContext, plainAnswer } from '../Engine.js';
import { HELP_SEARCH, isSurelyHelp } from './help.js';
import { type Base, type Reply } from './Reply.js';

/** Answers a message by all readers, in their order. */
type Answering = (message: Message) => Promise<Reply>;

/** What the grammar makes of a question. `further`: it goes on from what was asked before. */
interface GrammarReading {
  readonly read: Understood;
  readonly isFurther: boolean;
  /** What it is about where it is about observations. */
  readonly observed?: PanelReading;
}

/** One message with what its readers need to know of it; each is found when it is first asked for, once. */
export class Message {
  readonly language: Language;
  /** The message as it would be written. */
  readonly text: string;
  readonly reading: GraphReading;
  readonly base: Base;
  readonly asking: Asking;
  readonly #found = new Map<string, unknown>();

  constructor(
    readonly store: AssistantGraph,
    readonly asked: string,
    readonly context: AskingContext,
    readonly signal: AbortSignal,
    readonly answering: Answering,
  ) {
    this.language = languageOf(asked, context.language);
    const questions = context.earlier.map(({ question }) => question);
    this.text = withYear(asWritten(asked, this.language), this.language, questions, context.now);
    this.reading = new GraphReading(store, context.scope, signal);
    this.base = plainAnswer(this.language);
    this.asking = { reading: this.reading, language: this.language, now: context.now };
  }

  #once<T>(what: string, find: () => T): T {
    if (!this.#found.has(what)) this.#found.set(what, find());
    return this.#found.get(what) as T;
  }

  /** The answer to another message in place of this one. */
  instead = (asked: string, context: Partial<AskingContext> = {}): Promise<Reply> =>
    this.answering(new Message(this.store, asked, { ...this.context, ...context }, this.signal, this.answering));

  /** Words in which nodes are called as on the canvas of their project. */
  get wording(): Promise<Wording> {
    return this.#once('wording', async () => WORDINGS[this.language].naming(await this.reading.said()));
  }

  get edit() {
    const asksForHelp = (text: string) => HELP_SEARCH[this.language].find(text).some((hit) => isSurelyHelp(hit, text));
    const { store, language, signal } = this;
    return this.#once('edit', () => answerEdit(this.asked, this.context, { store, language, signal, asksForHelp }));
  }

  /** Questions of the train examples, and of the help, that are near. */
  get examples(): readonly Hit[] {
    return this.#once('examples', () => retrievalOf(this.context.examples, this.language).find(this.text));
  }
  get help(): readonly Hit[] {
    return this.#once('help', () => HELP_SEARCH[this.language].find(this.text));
  }

  get tokens(): readonly Token[] {
    return this.#once('tokens', () => tokensOf(this.text, this.language));
  }
  /** What phrases of the language do in the message. */
  get triggers(): readonly FoundTrigger[] {
    return this.#once('triggers', () => triggersIn(this.tokens, PACKS[this.language]));
  }

  get understood(): Promise<GrammarReading> {
    return this.#once('understood', async () => {
      const { text, language, reading } = this;
      const { earlier, aliases = [], now } = this.context;
      await reading.said();
      const questions = earlier.map(({ question }) => question);
      const observed = await readPanel(text, questions, this.asking);
      if (observed !== undefined)
        return {
          read: { kind: 'sure' as const, query: observed.query, score: 0 },
          isFurther: joinsOn(text, language),
          observed,
        };
      const ways = { aliases, now };
      const further = await readFollowUp(text, language, reading, earlier.toReversed(), ways);
      if (further !== undefined) return { read: further, isFurther: true };
      return { read: await readQuestion(text, language, reading, ways), isFurther: false };
    });
  }

  get marked(): Promise<Marked> {
    return this.#once('marked', async () => {
      await this.reading.said();
      return mark(this.text, this.asking);
    });
  }

  get missing(): Promise<Missing> {
    return this.#once('missing', async () => missingOf(await this.marked));
  }

  get ranked() {
    return this.#once('ranked', () => rankedReadings(this.text, this.asking));
  }
}
