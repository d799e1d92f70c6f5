/** One published figure: what was measured, beside what was promised. */
export interface BenchRow {
  readonly what: string;
  readonly measured: string;
  readonly bar: string;
  readonly ok: boolean;
}

/** The first lines of the Markdown table. */
export const HEAD = ['| what | measured | bar | |', '|---|---|---|---|'].join('\n');

/** One line of the table. */
export const line = ({ what, measured, bar, ok }: BenchRow): string =>
  `| ${what} | ${measured} | ${bar} | ${ok ? 'met' : 'MISSED'} |`;

/** A figure that is to be no larger than a bar. */
export const upTo = (what: string, measured: number, bar: number, unit = 'ms'): BenchRow => ({
  what,
  measured: `${Math.round(measured)} ${unit}`,
  bar: `≤ ${bar} ${unit}`,
  ok: measured <= bar,
});
