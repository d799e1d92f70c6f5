import { isCypher } from '../../../../domain/query/cypher/isCypher.js';
import { answerCypher } from '../../cypher/answerCypher.js';
import { answerEdit } from '../../edits/answerEdit.js';
import { grounded } from '../../grounding/citations.js';
import { languageOf, questionsIn } from '../../../language/detect.js';
import { type Language } from '../../../language/Language.js';
import { asWritten } from '../../../language/spoken.js';
import { type AssistantGraph, GraphReading } from '../../reading/GraphReading.js';
import { type Hit, sureness, type Taught } from '../../retrieval/retrieve.js';
import { retrievalOf } from '../../taught/retrievals.js';
import { nameAlone } from '../../linking/nameAlone.js';
import { namesakes, sharedBeginnings } from '../../linking/namesakes.js';
import { type Wording, WORDINGS } from '../../texts/Wording.js';
import { type Query } from '../../../../domain/query/Query.js';
import { askBack, readAs, meantBy as wordsMeantBy } from '../../dialogue/askBack.js';
import { goesOn, isPartAlone, joinsOn, saysNothingAlone } from '../../dialogue/pointsBack.js';
import { readFollowUp } from '../../dialogue/readFollowUp.js';
import { type Asking, mark } from '../../marking/mark.js';
import { changesEverything, isOnlyOfTime } from '../../grammar/guard.js';
import { otherCounts } from '../../guesses/otherCounts.js';
import { buttonsFor } from '../../guesses/offered.js';
import { rankedReadings } from '../../guesses/ranked.js';
import { type Missing, missingOf, readFrame } from '../../frames/readFrame.js';
import { offersOf } from '../../refusal/offers.js';
import { refusalOf } from '../../refusal/refusal.js';
import { sayRefusal } from '../../refusal/sayRefusal.js';
import { readQuestion, type Understood } from '../../grammar/readQuestion.js';
import { sayQuery } from '../../grammar/saying/answer.js';
import {
  type Answer,
  type AskingContext,
  type RulesEngine,
  type Source,
  type Suggestion,
  type Understanding,
} from '../Engine.js';
import { whichOf } from './answers/whichOf.js';
import { isExample, isSameExample } from './examples.js';
import { asksForOther, HELP_SEARCH, isHelp, isSurelyHelp, speaksOfGraph } from './help.js';
import { isOfAnotherProject } from './otherProjects.js';
import { suggestionsFor } from './suggestions.js';
import { toAdd } from './toAdd.js';

/** A taught question must be this sure to be offered. */
const NEAR = 0.3;
/** Questions of a long text that are offered. */
const MOST_OFFERED = 3;
/** Of more who share a name nobody is asked which is meant. */
const MOST_NAMESAKES = 8;

type Base = Omit<Answer, 'text' | 'basis'>;

/** An answer, and how to find what else may be asked. */
interface Reply extends Answer {
  readonly suggest?: () => Promise<readonly Suggestion[]>;
}

/** What the grammar answers. */
interface GrammarAnswer extends Pick<Answer, 'text' | 'basis' | 'citations'> {
  readonly query: Query;
  /** It says that there is none of what was asked for. */
  readonly isEmpty: boolean;
}

/**
 * Answers by rules: reads the question with the graph's own words, looks the answer up in the store, and otherwise in the
 * train examples and the help. What none of them holds is refused.
 */
export class OfflineEngine implements RulesEngine {
  constructor(readonly store: AssistantGraph) {}

  async answer(
    question: string,
    context: AskingContext,
    emit: (piece: string) => void,
    signal: AbortSignal,
  ): Promise<Answer> {
    const { suggest, ...found } = await this.#reply(question, context, signal);
    signal.throwIfAborted();
    for (const piece of found.text.match(/\S+\s*|\s+/gu) ?? []) emit(piece);
    // What else could be asked is looked for when the answer has been said: nobody waits for it.
    const suggestions = suggest === undefined ? found.suggestions : await suggest();
    signal.throwIfAborted();
    return { ...found, suggestions };
  }

  async understanding(question: string, context: AskingContext, signal: AbortSignal): Promise<Understanding> {
    const language = languageOf(question, context.language);
    const { suggestions = [] } = context.earlier.at(-1) ?? {};
    if (wordsMeantBy(question, suggestions, language) !== undefined) return 'settled';
    const edit = await this.#edit(question, context, language, signal);
    if (edit !== undefined) return edit.proposal === undefined ? 'openChange' : 'change';
    const examples = retrievalOf(context.examples, language).find(question);
    if (examples.some((hit) => isSameExample(hit, question, language))) return 'settled';
    if (HELP_SEARCH[language].find(question).some(({ isSame }) => isSame)) return 'settled';
    const reading = new GraphReading(this.store, context.scope, signal);
    await reading.said();
    if ((await nameAlone(question, language, reading)) !== undefined) return 'settled';
    const said = asWritten(question, language);
    const { further, read } = await this.#understood(said, reading, language, context);
    if (read.kind !== 'sure') return 'open';
    return further !== undefined || (context.earlier.length > 0 && goesOn(said, language)) ? 'goesOn' : 'read';
  }

  /** Answers a question, or the question before it where this one says what a word of it meant. */
  async #reply(question: string, context: AskingContext, signal: AbortSignal): Promise<Reply> {
    if (context.query !== undefined) return this.#run(context.query, context, signal);
    if (isCypher(question)) return this.#inCypher(question, context, signal);
    const last = context.earlier.at(-1);
    const language = languageOf(question, context.language);
    const learned = wordsMeantBy(question, last?.suggestions ?? [], language);
    if (last === undefined || learned === undefined) return this.#find(question, context, signal);
    const aliases = [...(context.aliases ?? []).filter(({ words }) => words !== learned.words), learned];
    const asked = { ...context, earlier: context.earlier.slice(0, -1), aliases };
    return { ...(await this.#find(last.question, asked, signal)), learned };
  }

  /** Words in which nodes are called as on the canvas of their project. */
  async #wording(language: Language, reading: GraphReading): Promise<Wording> {
    return WORDINGS[language].naming(await reading.said());
  }

  /** Answers what is asked as a query: as the person has changed one that an answer came from. */
  async #run(query: Query, { scope, language }: AskingContext, signal: AbortSignal): Promise<Reply> {
    const base = { language, sources: [], suggestions: [], engine: 'offline' as const, query };
    const reading = new GraphReading(this.store, scope, signal);
    const { text, citations, refused } = await sayQuery(query, reading, await this.#wording(language, reading));
    const basis = refused ? ('none' as const) : ('graph' as const);
    return { ...base, text, refused, basis, citations: grounded(citations, reading) };
  }

  /** Answers a message that is Cypher by its query. */
  async #inCypher(cypher: string, { scope, language }: AskingContext, signal: AbortSignal): Promise<Reply> {
    const reading = new GraphReading(this.store, scope, signal);
    const answer = await answerCypher(cypher, reading, await this.#wording(language, reading));
    return { ...answer, language, sources: [], engine: 'offline' };
  }

  async #find(asked: string, context: AskingContext, signal: AbortSignal): Promise<Reply> {
    const language = languageOf(asked, context.language);
    const edit = await this.#edit(asked, context, language, signal);
    if (edit !== undefined) return edit;
    const base = { language, citations: [], sources: [], suggestions: [], refused: false, engine: 'offline' as const };
    const questions = questionsIn(asked);
    if (questions !== undefined) return this.#inText(questions, base, context, signal);
    const question = asWritten(asked, language);
    const examples = retrievalOf(context.examples, language).find(question);
    const sameExample = examples.find((hit) => isSameExample(hit, question, language));
    if (sameExample !== undefined) return taught(base, sameExample.taught, 'example');
    const help = HELP_SEARCH[language].find(question);
    const same = help.find(({ isSame }) => isSame);
    // Before the graph, which may have a name that looks alike: "How do I begin?" is not about Benin.
    if (same !== undefined) return taught(base, same.taught, 'faq');
    const reading = new GraphReading(this.store, context.scope, signal);
    const wording = await this.#wording(language, reading);
    const alone = await nameAlone(question, language, reading);
    if (alone !== undefined) return this.#run(alone, { ...context, language }, signal);
    const asking = { reading, language, now: context.now };
    const { further, read } = await this.#understood(question, reading, language, context);
    const understood = read.kind === 'sure' ? read.query : undefined;
    // What joins on to a question of which no query is known means nothing by itself.
    const isOpenEnded = further === undefined && context.earlier.length > 0 && joinsOn(question, language);
    const first = isOpenEnded ? undefined : await this.#byGrammar(understood, reading, wording);
    const note = read.kind === 'sure' && read.settled ? `\n\n${readAs(question, read.settled, wording)}` : '';
    const byWords = [...examples, ...help].filter((hit) => sureness(hit) >= NEAR).map((hit) => hit.taught);
    const offers = (near: readonly Taught[]) => async (): Promise<Suggestion[]> => {
      const marked = await mark(question, asking);
      const refusal = await refusalOf(marked, reading);
      const questions: string[] = [];
      for (const [one] of near.map((each) => each.questions)) {
        if (questions.length === MOST_OFFERED) break;
        if (one !== undefined && !(await isOfAnotherProject(one, question, asking))) questions.push(one);
      }
      const asked = await suggestionsFor({ missing: refusal, marked, near: questions }, asking, wording);
      return isOpen(refusal)
        ? asked
        : [...asked, { kind: 'add', text: wording.t('suggestAdd'), ...toAdd(refusal, marked) }];
    };
    // What the graph has none of can be added, as what it knows nothing of.
    const told = ({ isEmpty, ...answer }: GrammarAnswer): Reply => ({
      ...base,
      ...answer,
      ...(isEmpty === true ? { suggest: offers(byWords) } : {}),
    });
    if (first !== undefined) {
      const counted = await otherCounts(first.query, reading);
      if (counted !== undefined) return this.#toldAsRead({ ...base, ...first }, counted, asking, wording);
      return told({ ...first, text: `${first.text}${note}` });
    }
    const marked = await mark(question, asking);
    const missing = missingOf(marked);
    const guesses = async (): Promise<readonly Suggestion[]> => {
      if (!isGuessed(missing)) return [];
      const { best, others } = await rankedReadings(question, asking);
      const ofWhole = await buttonsFor([...(best === undefined ? [] : [best]), ...others], reading, wording);
      if (ofWhole.length > 1) return ofWhole;
      const { findings } = await refusalOf(marked, reading);
      const ofWords = await offersOf(findings, reading, wording);
      return [...ofWhole, ...ofWords.filter(({ text }) => ofWhole.every((one) => one.text !== text))];
    };
    const refuse = (text: string, near: readonly Taught[], isAddable = !isOpen(missing)): Reply => ({
      ...base,
      text: isAddable ? `${text} ${wording.t('offerAdd')}` : text,
      basis: 'none',
      refused: true,
      suggest: async () => [...(await guesses()), ...(await offers(near)())],
    });
    // What goes on from a query that is known is never guessed from words.
    if (further !== undefined || (context.earlier.length > 0 && saysNothingAlone(question, language))) {
      const text = wording.t('missingFollowUp');
      return this.#asked(read, question, base, wording) ?? { ...base, text, basis: 'none', refused: true };
    }
    const framed = changesEverything(question, language) ? undefined : readFrame(marked);
    if (framed !== undefined) {
      const { query, adjective } = framed;
      const { text, citations, refused } = await sayQuery(query, reading, wording, adjective);
      if (!refused) return { ...base, text, basis: 'graph', citations: grounded(citations, reading), query };
      return this.#asked(read, question, base, wording) ?? refuse(text, byWords);
    }
    const example = examples.find((hit) => isExample(hit, marked));
    if (example !== undefined) return taught(base, example.taught, 'example');
    const otherwise =
      isOpenEnded && !isPartAlone(question, language) ? await this.#byGrammar(understood, reading, wording) : undefined;
    if (otherwise !== undefined) return told(otherwise);
    const back = this.#asked(read, question, base, wording);
    if (back !== undefined) return back;
    const ofGraph = speaksOfGraph(marked);
    const isOther = (hit: Hit) => ofGraph || asksForOther(marked, hit);
    const wanted = help.find(
      (hit) => isHelp(hit, isOther(hit)) && !isOnlyOfTime(question, hit.taught.questions, language),
    );
    const isHelpMeant = wanted !== undefined && (context.earlier.length === 0 || isSurelyHelp(wanted, question));
    if (isHelpMeant) return taught(base, wanted.taught, 'faq');
    const words = [...missing.words, ...sharedBeginnings(marked)];
    const namesakes = await this.#ofNamesakes(words, question, base, reading, wording);
    if (namesakes !== undefined) return namesakes;
    const asRead = isGuessed(missing) ? await this.#asRead(question, base, asking, wording) : undefined;
    if (asRead !== undefined) {
      const isTold = ({ query }: Suggestion) => JSON.stringify(query) === JSON.stringify(asRead.query);
      return { ...asRead, suggest: async () => (await guesses()).filter((one) => !isTold(one)) };
    }
    const refusal = await refusalOf(marked, reading);
    return refuse(sayRefusal(refusal, wording), byWords, !isOpen(refusal) && !refusal.isUnread);
  }

  /** The answer to the question in a long text; of several, or of none, what was meant is asked. */
  async #inText(
    [only, ...more]: readonly string[],
    base: Base,
    context: AskingContext,
    signal: AbortSignal,
  ): Promise<Reply> {
    if (only !== undefined && more.length === 0) return this.#find(only, context, signal);
    const text = WORDINGS[base.language].t(only === undefined ? 'longNone' : 'longSeveral');
    const suggestions = [only, ...more].flatMap((one) =>
      one === undefined ? [] : [{ kind: 'ask' as const, text: one }],
    );
    return { ...base, text, basis: 'none', refused: true, suggestions: suggestions.slice(0, MOST_OFFERED) };
  }

  /** What the grammar makes of a question, by itself or as one that goes on (`further`) from what was asked before. */
  async #understood(
    question: string,
    reading: GraphReading,
    language: Language,
    { earlier, aliases = [], now }: AskingContext,
  ): Promise<{ further: Understood | undefined; read: Understood }> {
    const further = await readFollowUp(question, language, reading, earlier.toReversed(), { aliases, now });
    return { further, read: further ?? (await readQuestion(question, language, reading, { aliases, now })) };
  }

  /** What a message comes to that asks for changes. */
  #edit(question: string, context: AskingContext, language: Language, signal: AbortSignal) {
    const asksForHelp = (text: string) => HELP_SEARCH[language].find(text).some((hit) => isSurelyHelp(hit, text));
    return answerEdit(question, context, { store: this.store, language, signal, asksForHelp });
  }

  /** The answer by the best of several readings, marked as such, with the others beside it; undefined where none is best. */
  async #asRead(question: string, base: Base, asking: Asking, wording: Wording): Promise<Reply | undefined> {
    const { reading } = asking;
    const { best, others, leftOut } = await rankedReadings(question, asking);
    if (best === undefined) return undefined;
    const { text, citations, refused } = await sayQuery(best, reading, wording);
    if (refused) return undefined;
    const words = wording.list(leftOut.map((word) => wording.t('word', { word: wording.plain(word) })));
    const remark = leftOut.length === 0 ? '' : `\n\n${wording.t('leftOut', { words })}`;
    const answer = { ...base, text: text + remark, basis: 'graph' as const, query: best };
    return this.#toldAsRead({ ...answer, citations: grounded(citations, reading) }, others, asking, wording);
  }

  /** An answer that may be read otherwise, marked as such, with the other readings beside it. */
  #toldAsRead = (answer: Answer, others: readonly Query[], { reading }: Asking, wording: Wording): Reply => ({
    ...answer,
    text: `${answer.text}\n\n${wording.t('asIReadIt')}`,
    isAsRead: true,
    suggest: () => buttonsFor(others, reading, wording),
  });

  /** A question back, where words of the question may mean a name of the graph but not surely. */
  #asked(read: Understood, question: string, base: Base, wording: Wording): Answer | undefined {
    return read.kind === 'ask' ? { ...base, basis: 'graph', ...askBack(question, read, wording) } : undefined;
  }

  /** Which of several is meant that share a word of their names, where the question has only that; each is offered in full. */
  async #ofNamesakes(
    words: readonly string[],
    question: string,
    base: Base,
    reading: GraphReading,
    wording: Wording,
  ): Promise<Answer | undefined> {
    const [word, ...more] = new Set(words);
    // Where more is not known the whole name would not help.
    const nodes = word === undefined || more.length > 0 ? [] : await namesakes(word, reading);
    if (word === undefined || nodes.length < 2 || nodes.length > MOST_NAMESAKES) return undefined;
    const { text } = await whichOf(nodes, reading, wording);
    const asked = new Set(nodes.map((node) => question.replace(word, reading.nameOf(node))));
    const suggestions = [...asked].slice(0, MOST_OFFERED).map((one) => ({ kind: 'ask' as const, text: one }));
    return { ...base, text, basis: 'none', refused: true, suggestions };
  }

  /** The answer to what the grammar understood; undefined where there is none. */
  async #byGrammar(
    query: Query | undefined,
    reading: GraphReading,
    wording: Wording,
  ): Promise<GrammarAnswer | undefined> {
    if (query === undefined) return undefined;
    const { text, citations, refused, isEmpty = false } = await sayQuery(query, reading, wording);
    return refused ? undefined : { text, basis: 'graph', citations: grounded(citations, reading), query, isEmpty };
  }
}

/** What was not said cannot be added either. */
const isOpen = ({ because }: Missing): boolean => because === 'reference';

/** What lies beyond a graph is not guessed, nor what points back to nothing. */
const isGuessed = ({ because }: Missing): boolean => because === 'unknownWords';

const taught = (base: Base, { key, answer }: Taught, kind: Source['kind']): Answer => ({
  ...base,
  text: answer,
  basis: kind,
  sources: [{ kind, key }],
});
