/** The rows of a table as text. */
export const text = (separator: string, ...rows: readonly (readonly (string | number)[])[]): string =>
  `${rows.map((row) => row.join(separator)).join('\n')}\n`;

/** So many numbers from one on. */
export const numbers = (from: number, count: number, step = 1): readonly number[] =>
  Array.from({ length: count }, (_, at) => from + at * step);

/** Values of a row of things: each its own, so that one that strays is seen. */
export const values = (row: number, count: number): readonly number[] => numbers(100 + row * 37, count, 3 + row);

/** What a thing had at a time. */
export const of = (value: string, at: string, called: RegExp, number: number) => ({
  of: value,
  at,
  called,
  value: number,
});
