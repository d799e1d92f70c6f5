/** One published figure: what was measured, beside what was promised. */
export interface BenchRow {
  readonly what: string;
  readonly measured: string;
  readonly bar: string;
  readonly ok: boolean;
}

/** The rows as a Markdown table. */
export const table = (rows: readonly BenchRow[]): string =>
  [
    '| what | measured | bar | |',
    '|---|---|---|---|',
    ...rows.map(({ what, measured, bar, ok }) => `| ${what} | ${measured} | ${bar} | ${ok ? 'met' : 'MISSED'} |`),
  ].join('\n');
