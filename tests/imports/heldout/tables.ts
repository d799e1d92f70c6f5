import { type Random, randomOf } from './random.js';
import { type Subject, type Value } from './subjects.js';

/** A generated table, before it is written in some format. */
export interface Generated {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly Value[])[];
  /** What its rows are called, in the order of the rows. */
  readonly names: readonly string[];
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Ways in which people write headings. */
export const STYLES = {
  snake: (words: readonly string[]) => words.join('_'),
  camel: ([first = '', ...rest]: readonly string[]) => first + rest.map(capital).join(''),
  title: (words: readonly string[]) => words.map(capital).join(' '),
  upper: (words: readonly string[]) => words.join('_').toUpperCase(),
  kebab: (words: readonly string[]) => words.join('-'),
} as const;

/** Rows of a subject, with headings in a style. */
export function tableOf(subject: Subject, style: keyof typeof STYLES, rows: number, seed: number): Generated {
  const random: Random = randomOf(seed);
  const naming = subject.columns.findIndex(({ names }) => names === true);
  const cells = Array.from({ length: rows }, (_, at) => subject.columns.map(({ value }) => value(random, at)));
  return {
    titles: subject.columns.map(({ words }) => STYLES[style](words)),
    rows: cells,
    names: cells.map((row) => String(row[naming])),
  };
}

/** Rows as objects by their headings. */
export const recordsOf = ({ titles, rows }: Generated): Record<string, Value>[] =>
  rows.map((row) => Object.fromEntries(titles.map((title, at) => [title, row[at] ?? ''])));

/** A cell as text, a list with this between its items. */
const textOf = (value: Value, list: string): string => (typeof value === 'object' ? value.join(list) : String(value));

/** Rows as delimited text. */
export function delimited({ titles, rows }: Generated, delimiter: string, list = '|'): string {
  const quote = (text: string): string =>
    text.includes(delimiter) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
  const line = (cells: readonly string[]): string => cells.map(quote).join(delimiter);
  return `${[line(titles), ...rows.map((row) => line(row.map((value) => textOf(value, list))))].join('\r\n')}\r\n`;
}

/** Pairs of rows that belong together, each row at least once. */
export function ties(rows: number, seed: number): readonly (readonly [number, number])[] {
  const random = randomOf(seed);
  return Array.from({ length: rows * 2 }, (_, at) => [at % rows, random.below(rows)] as const);
}
