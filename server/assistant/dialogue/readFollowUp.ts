import { idsIn } from '../../../domain/query/named.js';
import { type Order, ORDERS, type Query } from '../../../domain/query/Query.js';
import { type NodeId } from '../../contract/ids.js';
import { fitting } from '../grammar/building.js';
import { severalOf } from '../grammar/focusLexemes.js';
import { type Focus } from '../grammar/Lexeme.js';
import { type DialogueWords, type Pack, PACKS } from '../../language/Pack.js';
import { readParts, readQuestion, type Understood, type Ways } from '../grammar/readQuestion.js';
import { type Language } from '../../language/Language.js';
import { tokensOf, wordsOf } from '../../language/tokens.js';
import { mark } from '../marking/mark.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { changed, turned } from './changed.js';
import { focusOf, setOf } from './focusOf.js';

const UNSURE: Understood = { kind: 'unsure' };
const sure = (query: Query): Understood => ({ kind: 'sure', query, score: 0 });
/** A part that is put in must be read this well, and so much better than any other. */
const LEAST_SCORE = -0.4;
const MARGIN = 0.06;

const folded = (phrase: string) => wordsOf(phrase).join(' ');
const holds = (phrases: readonly string[], text: string) => phrases.some((phrase) => folded(phrase) === text);

/** What comes after the longest of some phrases that a text begins with. */
function after(phrases: readonly string[], text: string): string | undefined {
  const found = phrases
    .map(folded)
    .filter((phrase) => text.startsWith(`${phrase} `))
    .sort((one, other) => other.length - one.length);
  return found[0] === undefined ? undefined : text.slice(found[0].length + 1);
}

/** Whether all of a text only points back: “how many?”. */
const isOnlyBack = ({ counting, listing, measuring }: DialogueWords, text: string): boolean =>
  holds([...counting, ...listing, ...measuring], text);

/** Whether a question says nothing by itself, so that without a query that it goes on from nobody knows what it is about. */
export const saysNothingAlone = (question: string, language: Language): boolean => {
  const { dialogue } = PACKS[language];
  const text = folded(question);
  return isOnlyBack(dialogue, text) || dialogue.ordinals.some((one) => holds(one, text));
};

/** Whether a text is no question by itself. */
function pointsBack(words: DialogueWords, operators: Pack['operators'], text: string): boolean {
  const begins = [...words.also, ...words.sorting];
  const inside = [...words.them, ...words.it];
  const spaced = ` ${text} `;
  return (
    isOnlyBack(words, text) ||
    ORDERS.some((order) => holds(operators[order], text)) ||
    after(begins, text) !== undefined ||
    inside.some((phrase) => spaced.includes(` ${folded(phrase)} `)) ||
    words.ones.some((word) => spaced.endsWith(` ${folded(word)} `)) ||
    words.those.some((word) => spaced.includes(` ${folded(word)} `))
  );
}

/**
 * The words of a question without pronouns that only say whose something is, of who is named right behind them: "căpitanul lui Tomis"
 * is not his.
 */
function withoutNamed(question: string, language: Language, isMention: (at: number) => boolean = () => false): string {
  const { dialogue, operators } = PACKS[language];
  const both = dialogue.it.filter((word) => operators.of.includes(word)).map(folded);
  const tokens = tokensOf(question, language);
  const isNamed = (at: number): boolean => isMention(at) || /^\p{Lu}/u.test(tokens[at]?.raw ?? '');
  const left = tokens.filter(({ word }, at) => !(both.includes(word) && isNamed(at + 1)));
  return left.map(({ word }) => word).join(' ');
}

/** How much what was ranked first is worth. */
function measured(before: Query): Understood {
  const set = setOf(before);
  return set?.kind === 'top' && set.by.kind === 'property'
    ? sure({ kind: 'values', set, properties: [set.by.property] })
    : UNSURE;
}

/** Whether a question begins as one that changes a part of the one before it: “and in Asia?”. */
export const joinsOn = (question: string, language: Language): boolean =>
  after(PACKS[language].dialogue.also, folded(question)) !== undefined;

/** Whether a question says by its words that it goes on from another: “which of them”, “and in Asia?”. */
export function goesOn(question: string, language: Language): boolean {
  const { dialogue, operators } = PACKS[language];
  return pointsBack(dialogue, operators, withoutNamed(question, language));
}

/**
 * The queries that a conversation is still about, the latest first: a question that went on from one and was not understood
 * changes nothing; one that stood for itself ends it.
 */
export function stillAbout(
  earlier: readonly { readonly question: string; readonly query?: Query | undefined }[],
  language: Language,
): (Query | undefined)[] {
  const told = earlier.filter(({ question, query }) => query !== undefined || !goesOn(question, language));
  return told.toReversed().map(({ query }) => query);
}

/** One question after another, of whose query something is known. */
class FollowUp {
  readonly words: DialogueWords;
  readonly text: string;
  readonly before: Query;
  readonly beforeThat: Query | undefined;

  constructor(
    readonly question: string,
    readonly language: Language,
    readonly reading: GraphReading,
    readonly asked: readonly [Query, Query | undefined],
    readonly ways: Ways,
  ) {
    [this.before, this.beforeThat] = asked;
    this.words = PACKS[language].dialogue;
    this.text = wordsOf(question).join(' ');
  }

  async read(): Promise<Understood | undefined> {
    const { words, text, before, reading } = this;
    const { operators } = PACKS[this.language];
    const kept = await this.#kept(words, operators.only);
    if (kept !== undefined) return kept;
    if (!pointsBack(words, operators, await this.#withoutNamed())) return this.#unsaid(words);
    const focus = await focusOf(before, reading);
    if (focus === undefined) return UNSURE;
    if (holds(words.measuring, text)) return measured(before);
    if (holds(words.counting, text)) return sure({ kind: 'count', set: focus.set });
    if (holds(words.listing, text)) return sure({ kind: 'nodes', set: severalOf(focus), limit: 100 });
    const measure = after(words.sorting, text);
    if (measure !== undefined) return this.#sorted(words, measure, focus);
    const rest = after(words.also, text);
    const turn = this.#turned(words, rest ?? text);
    if (turn !== undefined) return turn;
    const own = rest === undefined ? undefined : this.#raw(rest);
    const put = own === undefined ? undefined : await this.#putInEither(this.#bare(words, own), focus);
    if (put !== undefined) return put;
    const read = await readQuestion(own ?? this.question, this.language, reading, { ...this.ways, focus });
    return read.kind === 'sure' || own === undefined ? read : ((await this.#withPronoun(own, words, focus)) ?? read);
  }

  async #withoutNamed(): Promise<string> {
    const { question, language, reading, ways } = this;
    const { mentions } = await mark(question, { reading, language, now: ways.now ?? '' });
    return withoutNamed(question, language, (index) => mentions.some(({ from }) => from === index));
  }

  /** A question with the pronoun that a language leaves out, where one makes sense of it. */
  async #withPronoun(text: string, { unsaid }: DialogueWords, focus: Focus): Promise<Understood | undefined> {
    for (const pronoun of unsaid) {
      const read = await readQuestion(`${text} ${pronoun}`, this.language, this.reading, { ...this.ways, focus });
      if (read.kind === 'sure') return read;
    }
    return undefined;
  }

  /**
   * A question that is about what was told of without a word for it: by a noun that can only mean the one that was named, or
   * in a language that leaves pronouns out. Undefined where it is not surely one.
   */
  async #unsaid(words: DialogueWords): Promise<Understood | undefined> {
    const { question, language, reading, ways, before } = this;
    const focus = await focusOf(before, reading);
    if (focus === undefined) return undefined;
    const definite = { ...ways, focus, isDefinite: true as const };
    const named = await readQuestion(question, language, reading, definite);
    const itself = await readQuestion(question, language, reading, ways);
    if (named.kind === 'sure' && JSON.stringify(named) !== JSON.stringify(itself)) return named;
    if (itself.kind === 'sure') return undefined;
    return this.#withPronoun(question, words, focus);
  }

  /** Those of what was told of that are so: “only the organic ones”. Undefined where nothing of that form is said. */
  async #kept({ them, ones, also }: DialogueWords, only: readonly string[]): Promise<Understood | undefined> {
    const said = after(only, after(also, this.text) ?? this.text);
    const [pronoun] = them;
    const focus = said === undefined || pronoun === undefined ? undefined : await focusOf(this.before, this.reading);
    if (said === undefined || focus === undefined) return undefined;
    const bare = this.#bare({ them, ones }, this.#raw(after(them, said) ?? said));
    const { language, reading, ways } = this;
    const read = await readQuestion(`${pronoun} ${bare}`, language, reading, { ...ways, focus });
    if (read.kind !== 'sure' || read.query.kind !== 'nodes') return undefined;
    const { set } = read.query;
    return sure(this.before.kind === 'nodes' || this.before.kind === 'count' ? { ...this.before, set } : read.query);
  }

  /** The ranking of before from its other end, where nothing but an end of it is named. */
  #turned({ ones }: DialogueWords, text: string): Understood | undefined {
    const { operators } = PACKS[this.language];
    const end = ones.map(folded).find((word) => text.endsWith(` ${word}`));
    const named = end === undefined ? text : text.slice(0, -end.length - 1);
    for (const order of ORDERS) {
      const [query] = holds(operators[order], named) ? turned(this.before, order) : [];
      if (query !== undefined) return sure(query);
    }
    return undefined;
  }

  /** The words as they were written, of the last so many. */
  #raw(rest: string): string {
    const count = rest.split(' ').length;
    const written = this.question.match(/[\p{L}\p{M}\p{N}.,'’-]+/gu) ?? [];
    return wordsOf(written.slice(-count).join(' ')).join(' ') === rest ? written.slice(-count).join(' ') : rest;
  }

  /** A part without the words that only stand for a noun. */
  #bare({ them, ones }: Pick<DialogueWords, 'them' | 'ones'>, part: string): string {
    const words = part.split(' ');
    const isOne = (word: string | undefined, list: readonly string[]) =>
      word !== undefined && holds(list, folded(word));
    const from = words.length > 1 && isOne(words[0], them) ? 1 : 0;
    const to = words.length > 1 && isOne(words.at(-1), ones) ? -1 : undefined;
    return words.slice(from, to).join(' ');
  }

  /** What is put into the last query, or into the one before it; where both take it and differ, nobody knows which is meant. */
  async #putInEither(part: string, focus: Focus): Promise<Understood | undefined> {
    const { before, beforeThat, reading } = this;
    const found = await this.#putIn(part, before, focus);
    const farther = beforeThat === undefined ? undefined : await focusOf(beforeThat, reading);
    if (beforeThat === undefined || farther === undefined) return found;
    const other = await this.#putIn(part, beforeThat, farther);
    if (found === undefined || other?.kind !== 'sure' || found.kind !== 'sure') return found ?? other;
    const same = JSON.stringify(setOf(found.query)) === JSON.stringify(setOf(other.query));
    return same ? found : UNSURE;
  }

  /** The query before with a part of it changed; undefined where no part is like what was said. */
  async #putIn(part: string, before: Query, focus: Focus): Promise<Understood | undefined> {
    const { reading } = this;
    const parts = await readParts(part, this.language, reading, { ...this.ways, isPart: true });
    if (parts === undefined) return undefined;
    const described = await reading.read(idsIn(before) as NodeId[]);
    const earlier = {
      query: before,
      schema: parts.schema,
      labels: focus.labels,
      labelsOf: new Map(described.map((node) => [node.id as string, node.labels])),
    };
    const found = parts.items
      .filter(({ score, links }) => score >= LEAST_SCORE && links.every(({ isSure }) => isSure))
      .flatMap(({ meaning, score }) => changed(earlier, meaning).map((query) => ({ query, score })))
      .sort((one, other) => other.score - one.score);
    const [best] = found;
    if (best === undefined) return undefined;
    const near = found.filter(({ score }) => best.score - score < MARGIN);
    return new Set(near.map(({ query }) => JSON.stringify(query))).size === 1 ? sure(best.query) : UNSURE;
  }

  /** What was told of, in the order of a property. */
  async #sorted(words: DialogueWords, measure: string, { set, labels }: Focus): Promise<Understood> {
    const orders: readonly (readonly [Order, readonly string[]])[] = [
      ['least', words.ascending],
      ['most', words.descending],
    ];
    const told = orders.flatMap(([order, phrases]) =>
      phrases.map(folded).flatMap((phrase) => (measure.endsWith(` ${phrase}`) ? [{ order, phrase }] : [])),
    )[0];
    const name = told === undefined ? measure : measure.slice(0, -told.phrase.length - 1);
    const parts = await readParts(name, this.language, this.reading, { ...this.ways, isPart: true });
    const links = (parts?.items ?? []).flatMap(({ meaning, links: via }) =>
      meaning.cat === 'prop' && via.every(({ isSure }) => isSure) ? fitting(meaning.links, labels) : [],
    );
    const [property, ...others] = new Set(links.map((link) => link.property));
    if (property === undefined || others.length > 0) return UNSURE;
    const by = { kind: 'property', property } as const;
    return sure({ kind: 'nodes', set, sort: { by, order: told?.order ?? 'most' }, limit: 100 });
  }
}

/**
 * Reads a question that goes on from the one before it as a change of that one's query: its number, its names, another order,
 * another part, or a question about what it told of. Undefined where it is a question by itself.
 */
export const readFollowUp = (
  question: string,
  language: Language,
  reading: GraphReading,
  asked: readonly [last: Query, beforeIt: Query | undefined],
  ways: Ways = {},
): Promise<Understood | undefined> => new FollowUp(question, language, reading, asked, ways).read();
