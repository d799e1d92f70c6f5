import { booleanOf, type Cell, textOfCell } from './cells.js';
import { dateOf, dateTimeOf } from './days.js';
import { isMissingWord } from './missing.js';
import { numberOf } from './numbers.js';
import { saysAnything } from './words.js';

/** Rows below the first that show whether it has headings. */
const LOOKED_AT = 50;
/** Share of the cells of a column that must be values for a text above them to be its heading. */
const MOST = 0.8;
/** Longest text that is a code. */
const LONGEST_CODE = 6;
/** Fewer codes are alike by chance. */
const FEWEST_CODES = 2;
/** In tables of more columns a heading may be a value somewhere else. */
const MOST_COLUMNS_OF_TIES = 3;

/** Whether a text is a number or a day. */
export const isValue = (text: string): boolean =>
  numberOf(text, 'plain') !== undefined ||
  numberOf(text, 'comma') !== undefined ||
  dateOf(text, 'plain') !== undefined ||
  dateTimeOf(text, 'plain') !== undefined;

/** Whether a first row has headings; `unsure` where nothing shows it, and nothing speaks against it. */
export type HasHeadings = 'yes' | 'no' | 'unsure';

type Rows = readonly (readonly (Cell | undefined)[])[];

/** The first cell of a column and what stands below. */
interface Headed {
  readonly text: string;
  readonly below: readonly string[];
}

/** Whether texts are codes of one length in capitals and digits, as those of countries. */
const areCodes = (texts: readonly string[]): boolean =>
  texts.length >= FEWEST_CODES &&
  texts.every(
    (text) => /^[\p{Lu}\d]+$/u.test(text) && text.length <= LONGEST_CODE && text.length === texts[0]?.length,
  ) &&
  texts.some((text) => /\p{Lu}/u.test(text));

/** Whether texts are a word with a number each, as `n1` and `n2`. */
const areNumbered = (texts: readonly string[]): boolean => {
  const stem = /^(\D+)\d+$/.exec(texts[0] ?? '')?.[1];
  return (
    stem !== undefined &&
    texts.length >= FEWEST_CODES &&
    texts.every((text) => text.replace(/\d+$/, '') === stem && text !== stem)
  );
};

const areAlike = (texts: readonly string[]): boolean => areCodes(texts) || areNumbered(texts);

/** What a column says of the row above it: that it is a heading, or that it is as the others are. */
function saidBy({ text, below }: Headed): { readonly for: number; readonly against: number } {
  const filled = below.filter((each) => !isMissingWord(each));
  const values = filled.filter((each) => isValue(each) || booleanOf(each) !== undefined).length;
  const [isBelow, isWord] = [below.includes(text), saysAnything(text)];
  if (filled.length > 0 && !isValue(text) && values >= filled.length * MOST)
    return { for: isBelow ? 0 : 2, against: isBelow ? 1 : 0 };
  if (isWord) return { for: 2, against: 0 };
  if (isBelow) return { for: 0, against: 1 };
  if (areAlike(below)) return areAlike([text, ...below]) ? { for: 0, against: 1 } : { for: 1, against: 0 };
  // What is shared by several rows would hardly be missing from the others.
  if (filled.length > 2 && new Set(filled).size * 2 <= filled.length) return { for: 1, against: 0 };
  const isSmall =
    /^\p{Ll}/u.test(text) && filled.filter((each) => /^\p{Lu}/u.test(each)).length >= filled.length * MOST;
  return { for: isSmall && filled.length > 0 ? 1 : 0, against: 0 };
}

/** Fewer years side by side may be values. */
const FEWEST_YEARS = 3;

/** A year as a heading is one. */
const YEAR = /^(?:1[5-9]|20)\d\d$/u;
/** Share of the cells below years that may be years as well. */
const FEW_YEARS = 0.5;

/**
 * Whether years stand side by side, each later than the one before, above values that are none: columns of a table that goes on to the right.
 * Years that are evenly apart say so whatever stands below them.
 */
function areYearsInOrder(texts: readonly string[], rows: Rows): boolean {
  const places = texts.flatMap((text, at) => (YEAR.test(text) ? [at] : []));
  const years = places.map((at) => Number(texts[at]));
  const [first = 0, second = 0] = years;
  // Sizes and years may both be numbers side by side.
  const hasOthers = texts.some((text, at) => /^\d+$/u.test(text) && !places.includes(at));
  if (years.length < FEWEST_YEARS || second === first || hasOthers) return false;
  if (years.every((year, at) => year === first + at * (second - first))) return true;
  const isUpwards = second > first;
  const areInOrder = years.every(
    (year, at) => at === 0 || (isUpwards ? year > (years[at - 1] ?? 0) : year < (years[at - 1] ?? 0)),
  );
  const below = rows.flatMap((row) => places.map((at) => textOfCell(row[at]))).filter((text) => text !== '');
  return areInOrder && below.filter((text) => YEAR.test(text)).length < below.length * FEW_YEARS;
}

/** Fewer numbers go up evenly by chance. */
const FEWEST_STEPS = 3;
/** Sizes and doses are mostly multiples of it. */
const ROUND = 5;

const near = (one: number, other: number): boolean => Math.abs(one - other) <= Math.abs(other) * 1e-9;

/** Whether numbers go up in round or even steps, as sizes and doses do. */
function areSteps(numbers: readonly number[]): boolean {
  const pairs = numbers.slice(1).map((number, at) => [numbers[at] ?? 0, number] as const);
  if (pairs.length === 0 || (numbers[0] ?? 0) <= 0 || !pairs.every(([one, other]) => one < other)) return false;
  if (numbers.every((number) => number % ROUND === 0)) return true;
  const [[first, second] = [0, 0]] = pairs;
  return (
    numbers.length >= FEWEST_STEPS &&
    (pairs.every(([one, other]) => near(other - one, second - first)) ||
      pairs.every(([one, other]) => near(other / one, second / first)))
  );
}

/**
 * Whether all numbers of a first row go up in steps beside a word, as those of the rows below do not: sizes or doses that may be headings. Two do
 * so by chance, unless the word is one that headings are known by.
 */
function mayBeSteps(texts: readonly string[], rows: Rows): boolean {
  const places = texts.flatMap((text, at) => (isValue(text) ? [at] : []));
  const numbersIn = (row: Rows[number]): readonly number[] =>
    places.flatMap((at) => numberOf(textOfCell(row[at]), 'plain') ?? []);
  const [first, words] = [numbersIn(texts), texts.filter((text) => text !== '' && !isValue(text))];
  if (first.length < places.length || !areSteps(first)) return false;
  if (words.length === 0 || (first.length < FEWEST_STEPS && !words.some(saysAnything))) return false;
  return rows.filter((row) => areSteps(numbersIn(row))).length * 2 < rows.length;
}

/** Whether a first row holds a number or a day in a column of such. */
const holdsValue = ({ text, below }: Headed): boolean =>
  isValue(text) && below.slice(0, 20).filter((each) => isValue(each)).length > Math.min(20, below.length) / 2;

/** Rows without those that say the headings again, as where tables were put together: texts above values, and above values further down. */
function withoutRepeated(first: readonly string[], rows: Rows): Rows {
  const others = rows.filter((row) => !first.every((text, at) => textOfCell(row[at]) === text));
  const isAboveValues = first.some((text, at) => {
    const below = others.map((row) => textOfCell(row[at])).filter((each) => !isMissingWord(each));
    return text !== '' && !isValue(text) && below.length > 0 && below.filter(isValue).length >= below.length * MOST;
  });
  return isAboveValues ? others : rows;
}

/**
 * Whether the first row of a table says what its columns are: not where it holds a number or a day in a column of such, nor where
 * it holds nothing, nor where it is as the rows below are.
 */
export function headingsIn(rows: Rows): HasHeadings {
  const [first = [], ...rest] = rows;
  const texts = first.map(textOfCell);
  const filled = texts.filter((text) => text !== '');
  if (filled.length === 0) return 'no';
  if (rest.length === 0 || filled.every((text) => isValue(text) && /^(19|20)\d\d$/.test(text))) return 'yes';
  if (areYearsInOrder(texts, rest.slice(0, LOOKED_AT)) && filled.some((text) => !isValue(text))) return 'yes';
  const looked = withoutRepeated(texts, rest.slice(0, LOOKED_AT));
  const columns = texts.flatMap((text, at): readonly Headed[] =>
    text === '' ? [] : [{ text, below: looked.map((row) => textOfCell(row[at])).filter((each) => each !== '') }],
  );
  if (columns.some(holdsValue)) return mayBeSteps(texts, looked) ? 'unsure' : 'no';
  const said = columns.map(saidBy);
  const [speaksFor, against] = [
    said.reduce((sum, each) => sum + each.for, 0),
    said.reduce((sum, each) => sum + each.against, 0),
  ];
  if (speaksFor > against) return 'yes';
  if (against > 0) return 'no';
  const all = new Set(looked.flatMap((row) => row.map(textOfCell)));
  const isAmongTies = texts.length > 1 && texts.length <= MOST_COLUMNS_OF_TIES && filled.some((text) => all.has(text));
  return speaksFor > 0 ? 'yes' : isAmongTies ? 'no' : 'unsure';
}

/** A letter for a column as in a spreadsheet: A, B, … Z, AA. */
export function columnLetter(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : columnLetter(Math.floor(at / 26) - 1) + last;
}

/** Headings that name each column once: an empty one becomes the letter of its column, one that comes again gets a number. */
export function distinctHeadings(titles: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  // Where the numbers of a title have come to: to count from the beginning for each would take the square of the columns.
  const turns = new Map<string, number>();
  const own = new Set(titles.map((title) => title.trim()));
  return titles.map((title, at) => {
    // A letter is called as it stands only where no heading is that letter.
    const letter = own.has(columnLetter(at)) ? `${columnLetter(at)}'` : columnLetter(at);
    const bare = title.trim() === '' ? letter : title.trim();
    let turn = turns.get(bare) ?? 1;
    const nameOf = () => (turn === 1 ? bare : `${bare} ${turn}`);
    while (seen.has(nameOf())) turn += 1;
    const name = nameOf();
    turns.set(bare, turn);
    seen.add(name);
    return name;
  });
}
