import { coordinateOf } from '../coordinates/degrees.js';
import { provenPair } from '../coordinates/findCoordinates.js';
import { namedPairs } from '../coordinates/pairs.js';
import placeNames from '../coordinates/words.json' with { type: 'json' };
import { isOfRecord } from './dots.js';
import { MAX_LABEL_LENGTH } from '../properties/limits.js';
import { share } from './share.js';
import { isSameThing } from './sameThing.js';
import { type Column, type Table } from './table.js';
import { phraseOf, wordsOf } from './headingWords.js';
import { BY_ENDINGS, type Singulars } from './singulars.js';
import { isWordOf, namesThings } from './words.js';

/** Longest text that names something, in characters on average. */
const LONGEST_NAME = 60;
/** Most columns of a table that become nodes of their own without being asked for. */
const MOST_NODE_COLUMNS = 3;
/** And those whose values are names as people have, whatever their number in the table. */
const MOST_WITH_NAMES = 6;
/** How many rows a value must stand in on average for it to be a thing of its own. */
export const SHARED_BY = 2;

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Words of headings of places. */
const PLACE_WORDS: ReadonlySet<string> = new Set(Object.values(placeNames).flat().map(phraseOf));

const lengthOf = (column: Column): number => mean(column.values.map((value) => value.length));

/** An address, a colour, capitals and digits in a row, or small letters with dots between: `SKU-204`, `KPCA_HUMAN`, `text.html`. */
const CODE =
  /^(https?:|#[\da-fA-F]{6}$|[\w.+-]+@|[\p{Lu}\d]+[-_]?\d[\p{Lu}\d-]*$|[\p{Lu}\d]+(_[\p{Lu}\d]+)+$|[\p{Ll}\d]+(\.[\p{Ll}\d-]+)+$)/u;

/** Share of the values of a column that must be words for it to be one of words. */
const MOST_WORDS = 0.8;

/** Share of values that are words, and not codes, addresses or numbers. */
const shareOfWords = ({ values }: Column): number =>
  values.length === 0
    ? 0
    : values.filter((value) => /\p{L}{2}/u.test(value) && !CODE.test(value)).length / values.length;

/** Whether values are words, and not codes, addresses or numbers. */
export const areWords = (column: Column): boolean => shareOfWords(column) >= MOST_WORDS;

/** Whether values are texts in one piece with digits. */
export const areCodes = ({ kind, values }: Column): boolean =>
  kind === 'text' && values.length > 0 && values.every((value) => /\d/.test(value) && !/\s/.test(value.trim()));

/** Whether values are names of several words with capitals each, as those of people: seldom the same by chance, and things of their own. */
export const areLongNames = (column: Column): boolean =>
  column.kind === 'text' &&
  areWords(column) &&
  column.values.every((value) => /^\p{Lu}\S*(\s+\S+)*\s+\p{Lu}/u.test(value));

/** Whether each filled cell is another one. */
export const isUnique = ({ distinct, filled, isList }: Pick<Column, 'distinct' | 'filled' | 'isList'>): boolean =>
  filled > 0 && distinct === filled && !isList;

/** Whether a heading says that its values are ids. */
export function isIdHeading(name: string): boolean {
  const words = wordsOf(name);
  return isWordOf('id', words.at(-1) ?? '') || isWordOf('id', words[0] ?? '') || /[a-z]Id$/.test(name);
}

/** Whether a heading says that the rows are only counted, as "Nr. crt." does: what is the third here is not the third elsewhere. */
export function isCounter(name: string): boolean {
  const words = wordsOf(name);
  const counts = words.filter((word) => isWordOf('counting', word));
  return counts.length > 0 && words.every((word) => counts.includes(word) || isWordOf('id', word));
}

/** What the rows of a table are, in folded words, and how words become one of a kind. */
export interface About {
  readonly words: readonly string[];
  readonly singulars: Singulars;
  /** Whether dots of headings are blanks, and not records within a row. */
  readonly dotsAreBlanks: boolean;
  /** Whether the names of columns only say what they hold: "Number 1" is no id. */
  readonly isHeadless: boolean;
}

/** Folded words of a heading or a table's name, each singular. */
export const singularWords = (words: readonly string[], { of }: Singulars): readonly string[] =>
  words.map((word) => phraseOf(of(word)));

const NOTHING: About = { words: [], singulars: BY_ENDINGS, dotsAreBlanks: false, isHeadless: false };

/** Whether a heading has a word for what the rows are. */
const isSubject = ({ name }: Column, { words, singulars }: About): boolean =>
  singularWords(wordsOf(name), singulars).some((word) => words.includes(word));

/** Share of the rows that what names them must tell apart, where its heading does not say that it does. */
const MOST_APART = 0.6;
/** The same for a name of something within a row: fewer are shared, as that of who found several things. */
const MOST_APART_WITHIN = 0.9;
/** A longer key is a sign for programs. */
const LONGEST_KEY = 24;

/** Whether a column has the whole names of those that the rows are: its headings say no more, or what the rows are. */
const isOwnName = ({ joined }: Column, { words, singulars }: About): boolean =>
  joined !== undefined && singularWords(joined.rest, singulars).every((word) => words.includes(word));

const isWithin = (column: Column, about: About): boolean =>
  !isOwnName(column, about) && isOfRecord(column, about.dotsAreBlanks);

/** How surely the heading of a column names its rows; nothing where it names what is within them. */
function naming(column: Column, about: About): 0 | 1 | 2 {
  if (isOwnName(column, about)) return 2;
  return isWithin(column, about) ? 0 : namesThings(column.name);
}

/** A value of more rows is a kind of them, and no name: "rain" of the days of a year. */
const MOST_CALLED_ALIKE = 20;

/** Whether a column names its rows: its heading says so, or few of its values come again. */
export const namesRows = (column: Column, about: About): boolean =>
  naming(column, about) > 0 ||
  (isSubject(column, about) && column.filled < column.distinct * MOST_CALLED_ALIKE) ||
  column.distinct >= column.filled * (isWithin(column, about) ? MOST_APART_WITHIN : MOST_APART);

/** What rows are called where nothing names them, and some are alike in what describes them: what each is known by. */
export const captionByKey = (key: Column | undefined): Column | undefined =>
  key !== undefined && lengthOf(key) <= LONGEST_KEY ? key : undefined;

/** Fewer rows may all be different, or alike, by chance. */
const FEWEST_ROWS = 3;
/** Share of the names of rows, no two of which are the same, that must be words: a 911 is a model as a California is. */
const WORDS_OF_NAMES = 0.5;

/** How well a column says what its row is called; nothing below 0. */
function namingScore(column: Column, at: number, about: About): number {
  if (column.isList || column.kind !== 'text' || column.filled === 0) return -1;
  // What is the same in all rows is the name of none.
  if (column.distinct === 1 && column.filled >= FEWEST_ROWS) return -1;
  // Codes are what things are called where the heading says no more than that, and nothing else says it better.
  const words = shareOfWords(column);
  const isCode = words < (isUnique(column) ? WORDS_OF_NAMES : MOST_WORDS);
  if (isCode && naming(column, about) < 2) return -1;
  const share = column.distinct / column.filled;
  const length = lengthOf(column);
  return (
    naming(column, about) * 40 +
    (isSubject(column, about) ? 30 : 0) +
    share * 60 -
    Math.max(0, length - LONGEST_NAME) -
    (isIdHeading(column.name) ? 30 : 0) -
    (words >= MOST_WORDS ? 0 : 50 * (1 - words)) -
    at
  );
}

/** Share of the rows that a column must fill to name them, where another is filled. */
const MOST_CALLED = 0.5;
/** Share of the names of a program that must be written for people in another column. */
const MOST_WRITTEN = 0.9;
/** Words joined in one piece, as a program calls things: `wither_skeleton`. */
const JOINED = /^[\p{L}\d]+(?:[_-][\p{L}\d]+)+$/u;

/** Whether another column has the names of one as people write them: `Wither Skeleton` beside `wither_skeleton`. */
function isWrittenIn({ values }: Column, other: Column): boolean {
  if (!values.some((value) => JOINED.test(value)) || other.values.some((value) => JOINED.test(value))) return false;
  const written = new Set(other.values.map(phraseOf));
  return values.filter((value) => written.has(phraseOf(value))).length >= values.length * MOST_WRITTEN;
}

/** The column that says what a row is called; undefined where none does. What is remarked of some rows is no name of all, however different. */
export function captionColumn(columns: readonly Column[], about: About = NOTHING): Column | undefined {
  const all = Math.max(...columns.map(({ filled }) => filled));
  const isRemark = ({ name, filled }: Column) => filled < all && isWordOf('remarks', name);
  // What is joined of several columns is known of the rows that were kept alone.
  const isSeldom = ({ filled, joined }: Column) => joined === undefined && filled < all * MOST_CALLED;
  const isOfProgram = (column: Column) => columns.some((other) => other !== column && isWrittenIn(column, other));
  // A given or a family name is no name beside both of them.
  const halves = new Set(columns.flatMap(({ joined }) => joined?.columns ?? []));
  const placeOf = ({ joined }: Column, at: number): number =>
    joined === undefined ? at : columns.findIndex(({ name }) => joined.columns.includes(name));
  const scored = columns
    .map((column, at) => ({ column, score: namingScore(column, placeOf(column, at), about) }))
    .filter(({ column, score }) => score > 0 && !halves.has(column.name) && !isRemark(column) && !isSeldom(column))
    .filter(({ column }) => !isOfProgram(column));
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (most, each) => (each.score > (most?.score ?? 0) ? each : most),
    undefined,
  );
  return best?.column;
}

/** As many numbers seldom go up by chance. */
const FEWEST_NUMBERED = 6;

/** Whether a column says of each row which of its kind it is, though its heading has no word for that: by the word for what the rows are, or by codes. */
function saysWhich(column: Column, at: number, about: About): boolean {
  const { kind, name, values } = column;
  if (kind !== 'text' && kind !== 'number') return false;
  if (kind === 'number' && !values.every((value) => /^\d+$/.test(value))) return false;
  const words = singularWords(wordsOf(name), about.singulars);
  if (words.length > 0 && words.join(' ') === about.words.join(' ')) return true;
  if (kind === 'text') return areCodes(column);
  // Numbers that go up from row to row, where a table begins with such.
  return at === 0 && values.every((value, turn) => turn === 0 || Number(value) > Number(values[turn - 1]));
}

/** Whether whole numbers go up, with gaps: given one after another, and not those of the rows. */
const areNumbersGiven = ({ kind, values }: Column): boolean =>
  kind === 'number' &&
  values.every((value, at) => /^\d+$/.test(value) && (at === 0 || Number(value) > Number(values[at - 1]))) &&
  Number(values.at(-1)) - Number(values[0]) > values.length - 1;

/**
 * The column by which a row is known: an id, otherwise a caption that no two rows share, otherwise what says which of its kind a row is.
 */
export function keyColumn(
  columns: readonly Column[],
  caption: Column | undefined,
  rows: number,
  about: About = NOTHING,
): Column | undefined {
  const isWhole = (column: Column): boolean => isUnique(column) && column.filled === rows;
  const id = about.isHeadless
    ? undefined
    : columns.find((column) => isWhole(column) && isIdHeading(column.name) && column.kind !== 'date');
  if (id !== undefined) return id;
  const [first] = columns;
  if (first !== undefined && rows >= FEWEST_NUMBERED && isWhole(first) && areNumbersGiven(first)) return first;
  if (caption !== undefined && isWhole(caption)) return caption;
  return rows < FEWEST_ROWS ? undefined : columns.find((column, at) => isWhole(column) && saysWhich(column, at, about));
}

/**
 * Columns whose values are things of their own that several rows share, such as genres; lists first, then what is shared most evenly. A column
 * that is another name of one before it, such as the code of a county beside its name, says nothing further.
 * @param already how many columns become nodes for another reason
 */
export function nodeColumns(table: Table, others: readonly string[], already = 0): readonly Column[] {
  const { columns, sampled: rows } = table;
  const used = columns.filter(({ name }) => others.includes(name));
  const shared = columns.filter((column) => {
    if (others.includes(column.name) || column.joined !== undefined) return false;
    if (column.kind !== 'text' || !areWords(column) || lengthOf(column) > 40) return false;
    if (isWordOf('remarks', column.name) || (isIdHeading(column.name) && !column.isList)) return false;
    const uses = column.isList ? Math.max(column.filled, column.distinct) : column.filled;
    return (
      column.distinct >= (areLongNames(column) ? 2 : 3) &&
      column.filled >= rows * 0.2 &&
      (column.isList || uses >= column.distinct * SHARED_BY)
    );
  });
  const order = (column: Column): number => (column.isList ? 1e6 : 0) + column.distinct;
  const telling = (column: Column): number => namesThings(column.name) * 100 + lengthOf(column);
  return shared
    .toSorted((one, other) => order(other) - order(one) || telling(other) - telling(one))
    .reduce<readonly Column[]>(
      (kept, column) =>
        [...used, ...kept].some((other) => isSameThing(table, column, other)) ? kept : [...kept, column],
      [],
    )
    .filter(
      (column, at) => at + already < MOST_NODE_COLUMNS || (at + already < MOST_WITH_NAMES && areLongNames(column)),
    );
}

/** Share of the values of a column that must be coordinates. */
const MOST_PLACED = 0.95;

/** The columns that say where a row lies, as their names propose and their values prove. */
export function placeColumns(columns: readonly Column[]): { is: 'map' | 'plane'; x: string; y: string } | undefined {
  const numbers = new Map(
    columns.flatMap(({ name, values, isList }) => {
      const known = values.flatMap((value) => coordinateOf(value) ?? []);
      return isList || known.length === 0 || known.length < values.length * MOST_PLACED ? [] : [[name, known] as const];
    }),
  );
  for (const { is, x, y } of namedPairs([...numbers.keys()])) {
    if (is !== 'map' && is !== 'plane') continue;
    const proven = provenPair({ is, x, y }, numbers.get(x) ?? [], numbers.get(y) ?? []);
    if (proven !== undefined) return proven;
  }
  return undefined;
}

/** What is left of a heading without its word for an end, for each such word; headings of a pair leave the same. */
function endFrames(column: Column, group: 'start' | 'end'): readonly string[] {
  const words = wordsOf(column.name).map(phraseOf);
  const within = words.flatMap((word, at) => (isWordOf(group, word) ? [words.with(at, '*').join(' ')] : []));
  return isWordOf(group, words.join(' ')) ? [...within, '*'] : within;
}

/** Whether a column says where something lies, as the latitude of a start does. */
const isPlace = (column: Column): boolean =>
  column.kind === 'number' &&
  wordsOf(column.name).some((word) => PLACE_WORDS.has(phraseOf(word))) &&
  column.values.some((value) => /[.,]\d/.test(value));

/** Whether values are times of a day, such as those from which and to which a shop is open. */
export const areHours = ({ values }: Column): boolean =>
  values.length > 0 && values.every((value) => /^\d{1,2}:\d{2}(?::\d{2})?$/u.test(value.trim()));

/** Times say from when to when, and places where something lies: neither names anything that could be tied. */
const mayBeEnd = (column: Column): boolean =>
  column.joined === undefined &&
  (column.kind === 'text' || column.kind === 'number') &&
  !isPlace(column) &&
  !areHours(column);

/** Share of the values of one of two numbered columns that the other must have too. */
const SHARED_BY_PAIR = 0.2;

/** Two columns of one heading with the numbers one and two, `airport1` and `airport2`, that name the same things. */
function numberedPair(columns: readonly Column[]): { start: Column; end: Column } | undefined {
  for (const start of columns) {
    const stem = /^(.*\D)1$/.exec(start.name)?.[1];
    const end = stem === undefined ? undefined : columns.find(({ name }) => name === `${stem}2`);
    const isThird = columns.some(({ name }) => name === `${stem ?? ''}3`);
    if (end === undefined || isThird || start.kind !== 'text' || end.kind !== 'text') continue;
    if (Math.max(share(start, end), share(end, start)) >= SHARED_BY_PAIR) return { start, end };
  }
  return undefined;
}

const areYears = ({ kind, values }: Column): boolean =>
  kind === 'number' && values.length > 0 && values.every((value) => /^(?:1\d|20)\d\d$/u.test(value.trim()));

/** Whether two columns say from which year to which something was that has a name of its own: a reign, an office. */
const isTimeOfNamed = (pair: readonly Column[], all: readonly Column[]): boolean =>
  pair.every(areYears) &&
  all.some(({ name, kind, distinct, filled }) => kind === 'text' && namesThings(name) > 0 && distinct === filled);

/** The pair of columns that says from where to where: `source` and `target`, `from_city` and `to_city`. */
export function endColumns(all: readonly Column[]): { start: Column; end: Column } | undefined {
  const columns = all.filter(mayBeEnd);
  const ends = new Map(
    columns.toReversed().flatMap((column) => endFrames(column, 'end').map((frame) => [frame, column] as const)),
  );
  for (const start of columns) {
    const end = endFrames(start, 'start').flatMap((frame) => ends.get(frame) ?? [])[0];
    if (end !== undefined && end !== start && !isTimeOfNamed([start, end], all)) return { start, end };
  }
  return numberedPair(columns);
}

/** The column that says the labels of rows that are called by another one; undefined where it tells nearly every row apart. */
export function labelsColumn(columns: readonly Column[], called: readonly string[]): Column | undefined {
  const isNamed = columns.some((column) => called.includes(column.name) && namesThings(column.name) > 0);
  return columns.find(
    (column) =>
      isWordOf('labels', column.name) &&
      column.kind === 'text' &&
      !called.includes(column.name) &&
      column.values.every((value) => value.length <= MAX_LABEL_LENGTH) &&
      (column.distinct === 1 ? isNamed : column.filled >= column.distinct * SHARED_BY),
  );
}

/** The column that says what kind of thing a row is: of few values, each for several rows. */
export function categoryColumn(columns: readonly Column[]): Column | undefined {
  return columns.find(
    (column) =>
      isWordOf('category', column.name) &&
      column.kind === 'text' &&
      !column.isList &&
      column.distinct <= 12 &&
      column.filled >= column.distinct * SHARED_BY &&
      areWords(column),
  );
}
