import { textOf } from '../decode.js';
import { type SourceFile } from '../Format.js';
import { FileFault } from '../issues.js';

/** Longest line, in characters. */
const MOST_LINE = 16 * 1024 ** 2;

/** A line of a file; the first row is 1. */
export interface TextLine {
  readonly row: number;
  readonly text: string;
}

/** The lines of a file in handfuls, whatever ends them. Throws `FileFault` ELEMENT_TOO_LARGE. */
export async function* textLines(file: SourceFile): AsyncGenerator<readonly TextLine[]> {
  let rest = '';
  let row = 0;
  for await (const piece of textOf(file)) {
    const text = rest + piece;
    // A carriage return at the end may be half of what ends the line.
    const lines = text.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    if (rest.length > MOST_LINE)
      throw FileFault.at(
        { file: file.name, row: row + 1 },
        'ELEMENT_TOO_LARGE',
        `A line is longer than ${MOST_LINE} characters`,
      );
    if (lines.length > 0) yield lines.map((line) => ({ row: (row += 1), text: line }));
  }
  if (rest !== '') yield [{ row: row + 1, text: rest.replace(/\r$/, '') }];
}

const UNESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

/** The words of a line, between blanks; those in quotes are one, and a backslash there keeps what follows it. */
export function wordsOf(line: string): readonly string[] {
  const words: string[] = [];
  for (const [, quoted, single, bare] of line.matchAll(
    /"((?:\\.|""|[^"\\])*)"?|'((?:\\.|[^'\\])*)'(?=\s|$)|([^\s"]\S*)/gs,
  )) {
    if (bare !== undefined) words.push(bare);
    else
      words.push(
        (quoted ?? single ?? '').replaceAll('""', '"').replace(/\\(.)/gs, (_, sign: string) => UNESCAPED[sign] ?? sign),
      );
  }
  return words;
}

/** The cells of a line with commas between, in which single or double quotes hold some together. */
export function cellsOf(line: string): readonly string[] {
  const cells: string[] = [];
  let [cell, quote, isQuoted] = ['', '', false];
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (quote !== '') {
      if (sign === '\\' && (line[at + 1] === quote || line[at + 1] === '\\')) cell += line.charAt((at += 1));
      else if (sign === quote && line[at + 1] === quote) cell += line.charAt((at += 1));
      else if (sign === quote) quote = '';
      else cell += sign;
    } else if ((sign === '"' || sign === "'") && cell.trim() === '' && !isQuoted)
      [quote, isQuoted, cell] = [sign, true, ''];
    else if (sign === ',') {
      cells.push(isQuoted ? cell : cell.trim());
      [cell, isQuoted] = ['', false];
    } else if (!isQuoted || sign.trim() !== '') cell += sign;
  }
  cells.push(isQuoted ? cell : cell.trim());
  return cells;
}
