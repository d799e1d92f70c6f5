import { type Focus } from '../grammar/Lexeme.js';
import { formsIn, idsIn } from '../../../domain/query/named.js';
import { type Query } from '../../../domain/query/Query.js';
import { type NodeId } from '../../contract/ids.js';
import { type Language } from '../language/lexicon/files.js';
import { type DialogueWords, type Pack, PACKS } from '../language/Pack.js';
import { asWritten, tokensOf, wordsOf } from '../language/tokens.js';
import { isFound, readParts, readQuestion, saidIn, type Understood, type Ways } from '../grammar/readQuestion.js';
import { sameWord, Schema, wordsOfName } from '../grammar/Schema.js';
import { type Asking, mark } from '../marking/mark.js';
import { type Marked } from '../marking/Marked.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { changed, type Earlier, inSameYear, retold, withOne } from './changed.js';
import { changedByNames, type LooseReading } from './changedByNames.js';
import { focusOf, holdsSet, setOf, type Turn } from './focusOf.js';
import {
  after,
  folded,
  goesOn,
  holds,
  isPartAlone,
  joinsOn,
  pointsBack,
  pointsThere,
  withoutPointers,
  withoutNamed,
} from './pointsBack.js';
import { readAbout, type Standing, withPronoun } from './readAbout.js';
import { sortedBy } from './sortedBy.js';
import { type ReadTurn, type Thread, threadOf } from './thread.js';
import { heldAgainst, whetherMore } from './whetherMore.js';
import { readWholeTurn } from './wholeTurns.js';

const UNSURE: Understood = { kind: 'unsure' };
/** A part that is put in must be read this well, and so much better than any other. */
const LEAST_SCORE = -0.4;
const MARGIN = 0.06;
/** What is said of a property. */
const CONDITIONS: readonly unknown[] = ['compare', 'between', 'text'];
/** Words of a text that is looked for in another's place. */
const LONGEST_TEXT = 3;
/** Words between “is” and “than” that name nothing: “much more”. */
const MOST_OF_CLAIM = 2;

/** Reads a part as a change of a query; undefined where it is none. */
type Putting = (part: string, before: Query) => Promise<Understood | undefined>;

const sure = (query: Query | undefined): Understood =>
  query === undefined ? UNSURE : { kind: 'sure', query, score: 0 };
const asFound = (found: LooseReading | undefined): Understood | undefined =>
  found && { kind: 'sure', score: 0, ...found };

/** What was told of as the set that it is, in place of the names of all of it, so that a part of what said which may be changed. */
function ofSet(read: Understood, { set, ids }: Focus): Understood {
  if (read.kind !== 'sure' || ids.length < 2 || read.query.kind === 'nodes') return read;
  const all = JSON.stringify(ids);
  const [query = read.query] = withOne(read.query, (form) =>
    form.kind === 'nodes' && JSON.stringify(form['ids']) === all ? set : undefined,
  );
  return { ...read, query };
}

/** One question after others, of one of which something is known. */
class FollowUp {
  readonly text: string;
  /** The question behind a word that only joins it on. */
  readonly rest: string | undefined;
  readonly words: DialogueWords;
  readonly operators: Pack['operators'];
  readonly asking: Asking;

  constructor(
    readonly question: string,
    readonly language: Language,
    readonly reading: GraphReading,
    readonly ways: Ways,
  ) {
    const { dialogue, operators } = PACKS[language];
    this.words = dialogue;
    this.operators = operators;
    this.asking = { reading, language, now: ways.now ?? '' };
    this.text = wordsOf(question).join(' ');
    this.rest = after(dialogue.also, this.text);
  }

  /** Reads it after some turns, the latest first. */
  async read(turns: readonly Turn[]): Promise<Understood | undefined> {
    const thread = await threadOf(turns, this.asking);
    if (thread.focus !== undefined || thread.before.length > 0) {
      const read = await this.#readOn(thread);
      // What goes on from a reading that was only offered is marked as one, too.
      return read?.kind === 'sure' && thread.isOffered ? { leftOut: [], ...read } : read;
    }
    const isOpen = turns.length > 0 && this.rest === undefined && pointsBack(this.words, this.operators, this.text);
    return isOpen ? UNSURE : undefined;
  }

  async #readOn({ focus, before }: Thread): Promise<Understood | undefined> {
    const { words, text, operators, question, rest } = this;
    const last = before[0]?.query;
    if (holds(words.why, text)) return UNSURE;
    const whole = last && readWholeTurn({ text, said: rest ?? text }, this.language, last, focus);
    if (whole !== undefined) return sure(whole.query);
    const kept = focus && (await this.#kept(operators.only, focus, last));
    if (kept !== undefined) return kept;
    const more = focus && (await this.#whatElse(focus, before));
    if (more !== undefined) return more;
    const isBack = pointsBack(words, operators, await this.#withoutNamed());
    const whether = focus && last && (await this.#whetherMore(focus, last, isBack));
    if (whether !== undefined) return whether;
    if (!isBack) return focus && this.#unsaid(focus, before);
    const measure = after(words.sorting, text);
    if (measure !== undefined) return sure(focus && (await sortedBy(measure, focus, this.asking)));
    const own = rest === undefined ? undefined : this.#raw(rest);
    // How many is said again of the same number: "and how many in Asia?".
    const count = own !== undefined && last?.kind === 'count' ? (after(operators.count, folded(own)) ?? own) : own;
    const isPart = isPartAlone(question, this.language);
    const bare = count === undefined ? undefined : this.#bare(this.#raw(count));
    const unpointed = bare === undefined ? undefined : this.#unpointed(bare, last);
    const alone = own === undefined || isPart || unpointed !== undefined ? undefined : await this.#alone(own, focus);
    if (alone !== undefined) return alone;
    const part = unpointed ?? bare;
    const put = part === undefined ? undefined : await this.#putInOne(part, before, this.#putIn);
    if (put?.kind === 'sure') return put;
    const named = part === undefined || !isPart ? undefined : await this.#putInOne(part, before, this.#putNames);
    if (named !== undefined) return named;
    const about = focus && (await this.#readAbout(own ?? question, focus, isPart ? 'part' : 'back'));
    const left = isPart ? undefined : (part ?? (focus && this.#unpointed(question, last)));
    if (about !== undefined || left === undefined) return about ?? UNSURE;
    return (await this.#putInOne(left, before, this.#putNames)) ?? UNSURE;
  }

  /** What only joins on and asks which or who by itself: “and who lives in Lund?”. Undefined where it does not, or leaves out of whom. */
  async #alone(own: string, focus: Focus | undefined): Promise<Understood | undefined> {
    const { which, who } = this.operators;
    if (after([...which, ...who], folded(own)) === undefined) return undefined;
    const read = await readQuestion(own, this.language, this.reading, this.ways);
    if (read.kind !== 'sure' || (focus !== undefined && (await this.#leavesOut(read.query, focus)))) return undefined;
    return (await isFound(read.query, this.reading)) ? read : undefined;
  }

  /** A text without its words that only point to what the last query says; undefined where it has none. */
  #unpointed(text: string, last: Query | undefined): string | undefined {
    const { years } = PACKS[this.language];
    const said = formsIn(last).flatMap(({ kind, property }) =>
      CONDITIONS.includes(kind) && typeof property === 'string' ? wordsOfName(property) : [],
    );
    const isYear = said.some((word) => years.includes(word));
    const isKnown = (noun: string) => said.some((word) => sameWord(word, noun) > 0) || (isYear && years.includes(noun));
    return withoutPointers(text, this.language, isKnown);
  }

  /** A question of what was told of: by its pronoun, by one that it leaves out, or by the noun that it stands for. */
  async #readAbout(text: string, focus: Focus, standing: Standing): Promise<Understood | undefined> {
    const { language, reading, ways } = this;
    const isThere = pointsThere(this.words, this.operators, this.text);
    const isThat = standing !== 'alone' && !isThere;
    // A name alone is nothing that is asked of another.
    const isTold = ({ kind }: Query) => standing !== 'part' || kind !== 'describe';
    const own = isThat ? ofSet(await readQuestion(text, language, reading, { ...ways, focus }), focus) : UNSURE;
    if (own.kind === 'sure' && !isTold(own.query)) return undefined;
    if (own.kind === 'sure' && (await isFound(own.query, reading))) return own;
    const query = isThere || own.kind === 'sure' ? undefined : await withPronoun(text, focus, this.asking);
    if (query !== undefined) return sure(query);
    return asFound(await readAbout(text, focus, standing, this.asking)) ?? (own.kind === 'sure' ? own : undefined);
  }

  /** Whether what was told of comes to more than something else that the question names. */
  async #whetherMore(focus: Focus, last: Query, isBack: boolean): Promise<Understood | undefined> {
    const halves = heldAgainst(this.question, this.asking);
    // “Is more than” leaves out what is more.
    const claim = halves && after(this.operators.is, folded(halves.said));
    const isOfThat = isBack || (claim !== undefined && claim.split(' ').length <= MOST_OF_CLAIM);
    // “And more than 200?” is a part.
    if (halves === undefined || !isOfThat || !Number.isNaN(Number(halves.other))) return undefined;
    const put = (await this.#putIn(halves.other, last)) ?? (await this.#putNames(halves.other, last));
    if (put?.kind !== 'sure') return undefined;
    const query = await whetherMore(halves.said, focus, [last, put.query], this.asking);
    return query && sure(query);
  }

  async #withoutNamed(): Promise<string> {
    const { question, language } = this;
    const { mentions } = await mark(question, this.asking);
    return withoutNamed(question, language, (index) => mentions.some(({ from }) => from === index));
  }

  /** Whether a query is about all of a label that the question has no word for, though the last answer told of some of it. */
  async #leavesOut(query: Query, { labels }: Focus): Promise<boolean> {
    const set = 'set' in query ? query.set : undefined;
    const whole = set?.kind === 'top' ? set.of : set;
    if (whole?.kind !== 'label' || !labels.includes(whole.label)) return false;
    const { label } = whole;
    const { lexemes } = await saidIn(this.question, this.language, this.reading, this.asking.now);
    return !lexemes.some(
      ({ meaning }) => meaning.cat === 'set' && meaning.isPlain === true && meaning.labels.includes(label),
    );
  }

  /** A question without a word for what was told of: by a measure of nothing that it names, or by a part alone. Undefined where it stands alone. */
  async #unsaid(focus: Focus, before: readonly ReadTurn[]): Promise<Understood | undefined> {
    const { question, language, reading, ways } = this;
    const itself = await readQuestion(question, language, reading, ways);
    const named = await readQuestion(question, language, reading, { ...ways, focus, isDefinite: true });
    if (named.kind === 'sure' && JSON.stringify(named) !== JSON.stringify(itself)) return named;
    if (itself.kind === 'sure' && !(await this.#leavesOut(itself.query, focus))) return undefined;
    const about = await this.#readAbout(question, focus, 'alone');
    return about ?? (itself.kind === 'sure' ? undefined : this.#putInOne(question, before, this.#putIn));
  }

  /** Those of what was told of that are so: “only the organic ones”. Undefined where nothing of that form is said. */
  async #kept(only: readonly string[], focus: Focus, before: Query | undefined): Promise<Understood | undefined> {
    const { them } = this.words;
    const said = after(only, this.rest ?? this.text);
    const [pronoun] = them;
    if (said === undefined || pronoun === undefined) return undefined;
    const read = await this.#readAbout(`${pronoun} ${this.#bare(this.#raw(after(them, said) ?? said))}`, focus, 'back');
    if (read?.kind !== 'sure' || !('set' in read.query)) return undefined;
    const { set } = read.query;
    const query: Query = before?.kind === 'count' ? { kind: 'count', set } : { kind: 'nodes', set, limit: 100 };
    return { ...read, query, near: [] };
  }

  /** More of what an answer told one of: “what else did she write?”. Undefined where nothing of that form is said. */
  async #whatElse(focus: Focus, before: readonly ReadTurn[]): Promise<Understood | undefined> {
    const tokens = tokensOf(this.question, this.language);
    const own = tokens.filter(({ word }) => !holds(this.words.else, word));
    if (own.length === tokens.length) return undefined;
    const read = await this.#readAbout(own.map(({ raw }) => raw).join(' '), focus, 'back');
    const set = read?.kind === 'sure' ? setOf(read.query) : undefined;
    if (read?.kind !== 'sure' || set === undefined) return undefined;
    const { ids: all = [] } = (await focusOf({ kind: 'nodes', set }, this.reading)) ?? {};
    const told = new Set([...before.flatMap(({ query }) => idsIn(query)), ...focus.ids]);
    const known = all.filter((id) => told.has(id));
    const of =
      known.length === 0 ? set : { kind: 'difference' as const, of: [set, { kind: 'nodes' as const, ids: known }] };
    return { ...read, query: { kind: 'nodes', set: of, limit: 100 }, near: [] };
  }

  /** The words as they were written, of the last so many. */
  #raw(rest: string): string {
    return asWritten(tokensOf(this.question, this.language).slice(-wordsOf(rest).length));
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

  /**
   * What is put into the latest query that has a part like it and then finds something. Of one that only asked of what another told of, it is put
   * into that other; beside one that ranked what was told of, that stands as another reading.
   */
  async #putInOne(part: string, before: readonly ReadTurn[], put: Putting): Promise<Understood | undefined> {
    const [last, ...others] = before;
    if (last === undefined) return undefined;
    const found = await put(part, last.query);
    const isOne = found?.kind === 'sure' && (await isFound(found.query, this.reading));
    const [older] = others;
    const isMore = last.query.kind === 'values' && older?.query.kind === 'values';
    if (isOne && (isMore || joinsOn(last.question, this.language))) return found;
    const farther = await this.#putInOne(part, others, put);
    if (!isOne) return farther?.kind === 'sure' ? farther : (found ?? farther);
    if (farther?.kind !== 'sure' || older === undefined || !(await this.#isAbout(last, older.query))) return found;
    if (!formsIn(last.query).some(({ kind }) => kind === 'top')) return farther;
    return { ...found, near: [...(found.near ?? []), farther.query, ...(farther.near ?? [])] };
  }

  /** Whether a turn asked of what an earlier query told of, and named nothing itself. */
  async #isAbout({ question, query }: ReadTurn, older: Query): Promise<boolean> {
    // What is listed is more than a value of what was told of.
    if (query.kind === 'nodes' && older.kind === 'values') return false;
    if ((await mark(question, this.asking)).mentions.length > 0) return false;
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
  readonly #putIn: Putting = async (part, before) => {
    const earlier = await this.#earlier(before);
    if (earlier === undefined) return undefined;
    const found = await this.#changedBy(part, earlier);
    if (found !== undefined) return found;
    const wide = await mark(part, this.asking);
    const [moved, ...others] = inSameYear(wide, earlier);
    const isOne = moved !== undefined && others.length === 0;
    const read = (await this.#changedBy(part, earlier, wide)) ?? (isOne ? sure(moved) : undefined);
    return read ?? this.#retold(part, earlier.query);
  };

  /** A query for another text than the one that it looks for within texts; undefined where it looks for none, or this is nowhere. */
  async #retold(part: string, before: Query): Promise<Understood | undefined> {
    const tokens = tokensOf(part, this.language);
    const from = tokens.findIndex(({ word }) => !holds(this.operators.at, word));
    const text = tokens.slice(Math.max(0, from)).map(({ raw }) => raw);
    const [query] = text.length === 0 || text.length > LONGEST_TEXT ? [] : retold(before, text.join(' '));
    return query !== undefined && (await isFound(query, this.reading)) ? sure(query) : undefined;
  }

  /** The same by all that the part names, whatever else it says. */
  readonly #putNames: Putting = async (part, before) => {
    const earlier = await this.#earlier(before);
    return earlier && asFound(await changedByNames(part, earlier, this.asking));
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
}

/**
 * Reads a question that goes on from those before it, the latest first, as a change of a query: its number, its names, another order, another
 * part, or a question about what it told of. Undefined where it is a question by itself.
 */
export const readFollowUp = (
  question: string,
  language: Language,
  reading: GraphReading,
  turns: readonly Turn[],
  ways: Ways = {},
): Promise<Understood | undefined> => new FollowUp(question, language, reading, ways).read(turns);
