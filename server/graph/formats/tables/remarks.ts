import { type FileHead } from '../Format.js';

/** Lines at the beginning of a text that start with a sharp and are none of its table. */
export interface Remarks {
  readonly lines: number;
  readonly text: string;
  /** The beginning of the file behind them. */
  readonly rest: FileHead;
}

const REMARKS = /^\uFEFF?(?:#[^\n]*\n|[ \t\r]*\n)*#[^\n]*\n/;

/** The remarks above a table. A last one with as many cells as the rows below has the headings, and is none. */
export function remarksAbove(
  head: FileHead,
  cutOf: (head: FileHead) => { readonly separator: string },
): Remarks | undefined {
  const all = REMARKS.exec(head.text)?.[0];
  if (all === undefined) return undefined;
  const lines = all.split('\n').slice(0, -1);
  const below = head.text.slice(all.length);
  const { separator } = cutOf({ ...head, text: below });
  const widthOf = (line = ''): number => line.trim().split(separator).length;
  const isHeading = widthOf(lines.at(-1)) === widthOf(/^[^\n]*/.exec(below)?.[0]);
  const above = isHeading ? lines.slice(0, -1) : lines;
  if (above.length === 0 || below.trim() === '') return undefined;
  const text = head.text.slice(above.join('\n').length + 1);
  const said = above.map((line) => line.replace(/^\uFEFF?#?\s*/, '').trim()).filter((line) => line !== '');
  return { lines: above.length, text: said.join(' / '), rest: { ...head, text } };
}
