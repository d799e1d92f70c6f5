import { idsIn } from '../../../domain/query/named.js';
import { type NodeSet, type Order, ORDERS, type Query } from '../../../domain/query/Query.js';
import { type NodeId } from '../../contract/ids.js';
import { type DialogueWords, PACKS } from '../../language/Pack.js';
import { type Language } from '../../language/Language.js';
import { wordsOf } from '../../language/tokens.js';
import { Schema } from '../grammar/Schema.js';
import { fitting } from '../grammar/building.js';
import { severalOf } from '../grammar/focusLexemes.js';
import { type Focus } from '../grammar/Lexeme.js';
import { isFound, readParts, readQuestion, saidIn, type Understood, type Ways } from '../grammar/readQuestion.js';
import { type Asking, mark } from '../marking/mark.js';
import { type Marked } from '../marking/Marked.js';
import { rankedReadings } from '../guesses/ranked.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { changed, type Earlier, placed, reversed, turned } from './changed.js';
import { changedByNames, type LooseReading } from './changedByNames.js';
import { focusOf, focusOfWords, focusOn, holdsSet, setOf, type Turn, withSeveral } from './focusOf.js';
import { inSameYear } from './inSameYear.js';
import { othersOf } from './others.js';
import {
  after,
  folded,
  goesOn,
  holds,
  isPartAlone,
  isThere,
  joinsOn,
  pointsBack,
  withoutGloss,
  withoutNamed,
} from './pointsBack.js';
import { readAbout } from './readAbout.js';
import { heldAgainst, whetherMore } from './whetherMore.js';

const UNSURE: Understood = { kind: 'unsure' };
const sure = (query: Query): Understood => ({ kind: 'sure', query, score: 0 });
/** The query that a change comes to, where it comes to one. */
const onlyOne = ([query, ...others]: readonly Query[]): Understood | undefined =>
  query === undefined || others.length > 0 ? undefined : sure(query);
/** A part that is put in must be read this well, and so much better than any other. */
const LEAST_SCORE = -0.4;
const MARGIN = 0.06;
/** Turns that are remembered. */
const REMEMBERED = 5;

type ReadTurn = Turn & { readonly query: Query };
/** Reads a part as a change of a query; undefined where it is none. */
type Putting = (part: string, before: Query) => Promise<Understood | undefined>;

const loose = (found: LooseReading | undefined): Understood | undefined =>
  found && { kind: 'sure', query: found.query, score: 0, leftOut: found.leftOut };

/** How much what was ranked first is worth. */
function measured(before: Query): Understood {
  const set = setOf(before);
  return set?.kind === 'top' && set.by.kind === 'property'
    ? sure({ kind: 'values', set, properties: [set.by.property] })
    : UNSURE;
}

/** How many were told of; of one that was named nobody asks. */
function counted(focus: Focus): Understood {
  const set = severalOf(focus);
  return set.kind === 'nodes' && set.ids.length === 1 ? UNSURE : sure({ kind: 'count', set });
}

/** Whether one thing alone is ranked, which says nothing. */
function ranksOne(query: Query): boolean {
  if (query.kind !== 'nodes' || query.set.kind !== 'top') return false;
  const { of } = query.set;
  return (of.kind === 'nodes' && of.ids.length === 1) || (of.kind === 'top' && of.count === 1);
}

/** What a query asks values of, what these come to, or the first of. */
function wholeOf(query: Query): NodeSet | undefined {
  const isOne =
    query.kind === 'nodes' ? query.set.kind === 'top' : query.kind === 'aggregate' || query.kind === 'values';
  if (!isOne || !('set' in query)) return undefined;
  return query.set.kind === 'top' ? query.set.of : query.set;
}

/** What is spoken of, and the queries that may be changed, the latest first; `isOffered`: the only one was never told. */
interface Spoken {
  readonly focus: Focus | undefined;
  readonly before: readonly ReadTurn[];
  readonly isOffered: boolean;
}

/** The query that a refused question was most likely for, as it was offered or asked back; undefined where none was. */
async function offeredFor(question: string, asking: Asking): Promise<Query | undefined> {
  const { reading, language, now } = asking;
  const read = await readQuestion(question, language, reading, { now });
  if (read.kind === 'ask') return read.query;
  const { best, others } = await rankedReadings(question, asking);
  const query = best ?? others[0];
  return query?.kind === 'describe' || (query && setOf(query)?.kind === 'label') ? undefined : query;
}

/** One question after others, of one of which something is known. */
class FollowUp {
  readonly question: string;
  readonly text: string;
  /** The question behind a word that only joins it on. */
  readonly rest: string | undefined;

  constructor(
    question: string,
    readonly language: Language,
    readonly reading: GraphReading,
    readonly words: DialogueWords,
    readonly ways: Ways,
  ) {
    this.question = withoutGloss(question, words);
    this.text = wordsOf(this.question).join(' ');
    this.rest = after(words.also, this.text);
  }

  /** Reads it after some turns, the latest first. */
  async read(turns: readonly Turn[]): Promise<Understood | undefined> {
    const aside = await this.#besideAside();
    if (aside !== undefined) return aside;
    const { focus, before, isOffered } = await this.#spokenOf(turns);
    const read = await this.#readOn(turns, focus, before);
    // What goes on from a reading that was only offered is marked as one, too.
    return read?.kind === 'sure' && isOffered ? { leftOut: [], ...read } : read;
  }

  async #readOn(
    turns: readonly Turn[],
    focus: Focus | undefined,
    before: readonly ReadTurn[],
  ): Promise<Understood | undefined> {
    const last = before[0]?.query;
    const { words, text } = this;
    const { operators } = PACKS[this.language];
    if (focus === undefined && last === undefined)
      return turns.length > 0 && this.rest === undefined && pointsBack(words, operators, text) ? UNSURE : undefined;
    if (holds(words.why, text)) return UNSURE;
    if (last !== undefined && holds(words.others, this.rest ?? text)) {
      const others = othersOf(last);
      return others === undefined ? UNSURE : sure(others);
    }
    const kept = focus && (await this.#kept(operators.only, focus, last));
    if (kept !== undefined) return kept;
    const change = last && this.#changedAsWhole(last, focus);
    if (change !== undefined) return change;
    const isBack = pointsBack(words, operators, await this.#withoutNamed());
    if (!isBack) return focus && this.#unsaid(focus, before);
    const measure = after(words.sorting, text);
    if (measure !== undefined) return focus === undefined ? UNSURE : this.#sorted(measure, focus);
    const own = this.rest === undefined ? undefined : this.#raw(this.rest);
    // How many is said again of the same number: "and how many in Asia?".
    const count = own !== undefined && last?.kind === 'count' ? (after(operators.count, folded(own)) ?? own) : own;
    const part = count === undefined ? undefined : this.#bare(this.#raw(count));
    const whether = focus && last && (await this.#whetherMore(focus, last));
    if (whether !== undefined) return whether;
    const put = part === undefined ? undefined : await this.#putInOne(part, before, this.#putIn);
    if (put?.kind === 'sure') return put;
    const told = put === undefined && focus !== undefined ? await this.#readOf(focus, own) : UNSURE;
    if (told.kind === 'sure' && (await isFound(told.query, this.reading))) return told;
    return (await this.#loosely(part, focus, before)) ?? told;
  }

  /** A question of what was told of, by the grammar alone. @param own what it joins on with, where it does */
  async #readOf(focus: Focus, own: string | undefined): Promise<Understood> {
    if (isThere(this.words, PACKS[this.language].operators, this.text)) return UNSURE;
    const read = await this.#readAlone(own ?? this.question, focus);
    return read.kind === 'sure' || own === undefined ? read : ((await this.#withPronoun(own, focus)) ?? read);
  }

  /** A question that the grammar does not read, by what it names. @param part what it joins on with, where it does */
  async #loosely(
    part: string | undefined,
    focus: Focus | undefined,
    before: readonly ReadTurn[],
  ): Promise<Understood | undefined> {
    const { question, language } = this;
    const isPart = isPartAlone(question, language);
    const put = async () => (part === undefined ? undefined : this.#putInOne(part, before, this.#putNames));
    const own = this.rest === undefined ? question : this.#raw(this.rest);
    const about = async () => focus && loose(await readAbout(own, focus, isPart ? 'part' : 'back', this.#asking));
    return isPart ? ((await put()) ?? about()) : ((await about()) ?? put());
  }

  /** Whether what was told of comes to more than something else that the question names. */
  async #whetherMore(focus: Focus, last: Query): Promise<Understood | undefined> {
    const halves = heldAgainst(this.question, this.#asking);
    const put = halves && ((await this.#putIn(halves.other, last)) ?? (await this.#putNames(halves.other, last)));
    if (halves === undefined || put?.kind !== 'sure') return undefined;
    const query = await whetherMore(halves.said, focus, [last, put.query], this.#asking);
    return query && sure(query);
  }

  /** A measure that nothing else is named of, as one of what was told of: “what colour?”. */
  async readUnsaid(turns: readonly Turn[]): Promise<Understood | undefined> {
    const { focus } = await this.#spokenOf(turns);
    return focus && loose(await readAbout(this.question, focus, 'alone', this.#asking));
  }

  #readAlone = (text: string, focus: Focus, ways: Ways = this.ways): Promise<Understood> =>
    readQuestion(text, this.language, this.reading, { ...ways, focus });

  get #asking(): Asking {
    return { reading: this.reading, language: this.language, now: this.ways.now ?? '' };
  }

  /**
   * The queries that may be changed, and what is spoken of: what the last turn told of, or what it named where it was refused. One that
   * was refused and stood for itself ends what was before it.
   */
  async #spokenOf(turns: readonly Turn[]): Promise<Spoken> {
    const before: ReadTurn[] = [];
    let named: Focus | undefined;
    let isOffered = false;
    for (const { question, query } of turns.slice(0, REMEMBERED)) {
      if (query !== undefined) before.push({ question, query });
      else if (goesOn(question, this.language)) {
        if (before.length === 0) named ??= await focusOfWords(question, this.#asking);
      } else {
        const offered = before.length === 0 ? await offeredFor(question, this.#asking) : undefined;
        if (offered === undefined && before.length === 0) named ??= await focusOfWords(question, this.#asking);
        if (offered !== undefined) before.push({ question, query: offered });
        isOffered = offered !== undefined;
        break;
      }
    }
    const [last, older] = before;
    if (named !== undefined || last === undefined) return { focus: named, before, isOffered };
    const focus = await focusOf(last.query, this.reading);
    const earlier = focus && older && (await focusOf(older.query, this.reading));
    if (focus === undefined || older === undefined || earlier === undefined) return { focus, before, isOffered };
    return { focus: withSeveral(focus, last.query, { query: older.query, focus: earlier }), before, isOffered };
  }

  /** A question of what it names in an aside before it: "I am off to Peru, what do they speak there?". */
  async #besideAside(): Promise<Understood | undefined> {
    if (!PACKS[this.language].asides.opening.some((phrase) => this.text.startsWith(folded(phrase)))) return undefined;
    const { aside = [], mentions, tokens } = await mark(this.question, this.#asking);
    const [mention] = mentions;
    const node = mention?.candidates[0]?.node;
    if (mention === undefined || node === undefined || aside.length === 0) return undefined;
    const from = Math.max(mention.to, ...aside.map((at) => at + 1));
    const text = tokens
      .slice(from)
      .map(({ raw }) => raw)
      .join(' ');
    const focus = focusOn(node);
    const read = await this.#readAlone(text, focus);
    return read.kind === 'sure' ? read : this.#withPronoun(text, focus);
  }

  /** Whole questions that change the query before or ask about what it told of. */
  #changedAsWhole(before: Query, focus: Focus | undefined): Understood | undefined {
    const { words, text } = this;
    if (focus !== undefined) {
      if (holds(words.measuring, text)) return measured(before);
      if (holds(words.counting, text)) return counted(focus);
      if (holds(words.listing, text)) return sure({ kind: 'nodes', set: severalOf(focus), limit: 100 });
    }
    const said = this.rest ?? text;
    if (holds(words.reversing, said)) return onlyOne(reversed(before)) ?? UNSURE;
    const place = words.ordinals.findIndex((forms) => holds(forms, said));
    return (place < 0 ? undefined : onlyOne(placed(before, place + 1))) ?? this.#turned(before, said);
  }

  async #withoutNamed(): Promise<string> {
    const { question, language } = this;
    const { mentions } = await mark(question, this.#asking);
    return withoutNamed(question, language, (index) => mentions.some(({ from }) => from === index));
  }

  /** A question with the pronoun that it leaves out, where one makes sense of it. */
  async #withPronoun(text: string, focus: Focus): Promise<Understood | undefined> {
    for (const pronoun of this.words.unsaid) {
      const read = await this.#readAlone(`${text} ${pronoun}`, focus);
      if (read.kind !== 'sure' || ranksOne(read.query)) continue;
      // Behind a small word it is whose measure is asked for.
      const isMeant = wholeOf(read.query) !== undefined || !pronoun.includes(' ');
      if (isMeant && (await isFound(read.query, this.reading))) return read;
    }
    return undefined;
  }

  /** Whether a query is about all of a label that the question has no word for, though the last answer told of some of it. */
  async #leavesOut(query: Query, { labels }: Focus): Promise<boolean> {
    const whole = wholeOf(query);
    if (whole?.kind !== 'label' || !labels.includes(whole.label)) return false;
    const { label } = whole;
    const { question, language, reading, ways } = this;
    const { lexemes } = await saidIn(question, language, reading, ways.now ?? '');
    return !lexemes.some(
      ({ meaning }) => meaning.cat === 'set' && meaning.isPlain === true && meaning.labels.includes(label),
    );
  }

  /**
   * A question that is about what was told of without a word for it: by a noun that can only mean the one that was named, by a
   * measure of nothing that it names, or by a part alone. Undefined where it is not surely one.
   */
  async #unsaid(focus: Focus, before: readonly ReadTurn[]): Promise<Understood | undefined> {
    const { question, language, reading, ways } = this;
    const named = await this.#readAlone(question, focus, { ...ways, isDefinite: true });
    const itself = await readQuestion(question, language, reading, ways);
    if (named.kind === 'sure' && JSON.stringify(named) !== JSON.stringify(itself)) return named;
    if (itself.kind === 'sure' && !(await this.#leavesOut(itself.query, focus))) return undefined;
    const about = await this.#withPronoun(question, focus);
    return about ?? (itself.kind === 'sure' ? undefined : this.#putInOne(question, before, this.#putIn));
  }

  /** Those of what was told of that are so: “only the organic ones”. Undefined where nothing of that form is said. */
  async #kept(only: readonly string[], focus: Focus, before: Query | undefined): Promise<Understood | undefined> {
    const { them } = this.words;
    const said = after(only, this.rest ?? this.text);
    const [pronoun] = them;
    if (said === undefined || pronoun === undefined) return undefined;
    const read = await this.#readAlone(`${pronoun} ${this.#bare(this.#raw(after(them, said) ?? said))}`, focus);
    if (read.kind !== 'sure' || read.query.kind !== 'nodes') return undefined;
    const { set } = read.query;
    return sure(before?.kind === 'nodes' || before?.kind === 'count' ? { ...before, set } : read.query);
  }

  /** The order of before from its other end, where nothing but an end of it is named. */
  #turned(before: Query, text: string): Understood | undefined {
    const { operators } = PACKS[this.language];
    const end = this.words.ones.map(folded).find((word) => text.endsWith(` ${word}`));
    const named = end === undefined ? text : text.slice(0, -end.length - 1);
    const order = ORDERS.find((one) => holds(operators[one], named));
    return order === undefined ? undefined : onlyOne(turned(before, order));
  }

  /** The words as they were written, of the last so many. */
  #raw(rest: string): string {
    const count = rest.split(' ').length;
    const written = this.question.match(/[\p{L}\p{M}\p{N}.,'’-]+/gu) ?? [];
    return wordsOf(written.slice(-count).join(' ')).join(' ') === rest ? written.slice(-count).join(' ') : rest;
  }

  /** A part without the words that only stand for a noun. */
  #bare(part: string): string {
    const { them, ones } = this.words;
    const words = part.split(' ');
    const isOne = (word: string | undefined, list: readonly string[]) =>
      word !== undefined && holds(list, folded(word));
    const from = words.length > 1 && isOne(words[0], them) ? 1 : 0;
    const to = words.length > 1 && isOne(words.at(-1), ones) ? -1 : undefined;
    return words.slice(from, to).join(' ');
  }

  /** What is put into the latest query that has a part like it: of one that asked of what another told of, and names nothing, into that one. */
  async #putInOne(
    part: string,
    [last, older, ...others]: readonly ReadTurn[],
    put: Putting,
  ): Promise<Understood | undefined> {
    if (last === undefined) return undefined;
    const found = await put(part, last.query);
    if (older === undefined) return found;
    const isEmpty = found?.kind === 'sure' && !(await isFound(found.query, this.reading));
    const isMore = last.query.kind === 'values' && older.query.kind === 'values';
    const isJoined = isMore || joinsOn(last.question, this.language);
    const goesFarther = isJoined ? found === undefined || isEmpty : isEmpty || (await this.#isAbout(last, older.query));
    const farther = goesFarther ? await this.#putInOne(part, [older, ...others], put) : undefined;
    return farther?.kind === 'sure' ? farther : found;
  }

  /** Whether a turn asked of what an earlier query told of, and named nothing itself. */
  async #isAbout({ question, query }: ReadTurn, older: Query): Promise<boolean> {
    if ((await mark(question, this.#asking)).mentions.length > 0) return false;
    if (goesOn(question, this.language) || holdsSet(query, setOf(older))) return true;
    const told = (await focusOf(older, this.reading))?.ids ?? [];
    return idsIn(query).some((id) => told.includes(id) || idsIn(older).includes(id));
  }

  /** A query and what it is about, for a part to change. */
  async #earlier(query: Query): Promise<Earlier | undefined> {
    const { reading } = this;
    const about = 'set' in query ? await focusOf({ kind: 'nodes', set: query.set }, reading) : undefined;
    if (about === undefined) return undefined;
    const described = await reading.read(idsIn(query) as NodeId[]);
    const labelsOf = new Map(described.map((node) => [node.id as string, node.labels]));
    return { query, schema: Schema.of(await reading.shape()), labels: about.labels, labelsOf };
  }

  /** A query with a part of it changed; undefined where no part is like what was said. */
  #putIn: Putting = async (part, before) => {
    const earlier = await this.#earlier(before);
    if (earlier === undefined) return undefined;
    const found = await this.#changedBy(part, earlier);
    if (found !== undefined) return found;
    const wide = await mark(part, this.#asking);
    return (await this.#changedBy(part, earlier, wide)) ?? onlyOne(inSameYear(wide, earlier));
  };

  /** The same by all that the part names, whatever else it says. */
  #putNames: Putting = async (part, before) => {
    const earlier = await this.#earlier(before);
    return earlier && loose(await changedByNames(part, earlier, this.#asking));
  };

  /** The same by what is known of the words beyond the grammar (`wide`). */
  async #changedBy(part: string, earlier: Earlier, wide?: Marked): Promise<Understood | undefined> {
    const { reading, ways } = this;
    const parts = await readParts(part, this.language, reading, { ...ways, isPart: true, ...(wide && { wide }) });
    if (parts === undefined) return undefined;
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
  async #sorted(measure: string, { set, labels }: Focus): Promise<Understood> {
    const orders: readonly (readonly [Order, readonly string[]])[] = [
      ['least', this.words.ascending],
      ['most', this.words.descending],
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

/** A measure of what the last answers told of, for a question that names nothing else. Undefined where several are as likely. */
export async function readUnsaid(
  question: string,
  language: Language,
  reading: GraphReading,
  turns: readonly Turn[],
  ways: Ways,
): Promise<Understood | undefined> {
  return new FollowUp(question, language, reading, PACKS[language].dialogue, ways).readUnsaid(turns);
}

/**
 * Reads a question that goes on from those before it, the latest first, as a change of a query: its number, its names, another order,
 * another part, or a question about what it told of. Undefined where it is a question by itself.
 */
export async function readFollowUp(
  question: string,
  language: Language,
  reading: GraphReading,
  turns: readonly Turn[],
  ways: Ways = {},
): Promise<Understood | undefined> {
  const { dialogue } = PACKS[language];
  return new FollowUp(question, language, reading, dialogue, ways).read(turns);
}
