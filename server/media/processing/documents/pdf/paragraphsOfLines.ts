import { type SourceParagraph } from '../paragraphs.js';
import { LineJoiner } from './hyphens.js';
import { type PdfLine } from './PdfLine.js';

/** Shares of the height of a letter, and of the usual distance of lines. */
const OTHER_SIZE = 0.12;
const INDENT = 0.8;
const COLUMN = 2.5;
const GAP = 1.25;
/** How a sentence ends, and with it a paragraph. */
const SENTENCE_END = /[.!?…:;]["”’»)\]]*$/u;
const SMALL = /^\p{Ll}/u;

/** What lines are measured by: the distance of two of them, and the column in which one stands. */
interface Measures {
  /** The usual distance of lines of such a size. */
  distance(line: PdfLine): number;
  /** Where the lines of the column end. */
  right(line: PdfLine): number;
}

const isSameSize = (one: PdfLine, other: PdfLine) =>
  Math.abs(one.size - other.size) <= OTHER_SIZE * Math.max(one.size, other.size);

const median = (numbers: readonly number[]): number | undefined =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1];

/** Lines that follow each other within one column. */
const follows = (line: PdfLine, next: PdfLine) =>
  next.page === line.page && next.y < line.y && next.left < line.right && line.left < next.right;

function measuresOf(lines: readonly PdfLine[]): Measures {
  const steps = new Map<number, number[]>();
  const columns = new Map<string, number>();
  const sizeOf = ({ size }: PdfLine) => Math.round(size);
  const columnOf = ({ page, left, size }: PdfLine) => `${String(page)} ${String(Math.round(left / (COLUMN * size)))}`;
  lines.forEach((line, index) => {
    columns.set(columnOf(line), Math.max(columns.get(columnOf(line)) ?? 0, line.right));
    const next = lines[index + 1];
    if (next === undefined || !follows(line, next) || !isSameSize(line, next)) return;
    const size = sizeOf(line);
    const known = steps.get(size);
    if (known) known.push(line.y - next.y);
    else steps.set(size, [line.y - next.y]);
  });
  const usual = new Map([...steps].map(([size, all]) => [size, median(all)]));
  return {
    distance: (line) => usual.get(sizeOf(line)) ?? line.size * GAP,
    right: (line) => columns.get(columnOf(line)) ?? line.right,
  };
}

/** How wide the first word of a line is, as far as all letters are alike. */
const firstWordOf = ({ text, left, right }: PdfLine) => (right - left) * ((text.search(/\s|$/u) + 1) / text.length);

/** Whether the first word of the next line would have found room: then the line was ended on purpose. */
const hasRoom = (line: PdfLine, next: PdfLine, { right }: Measures) =>
  right(line) - line.right > firstWordOf(next) + line.size / 2;

function goesOn(line: PdfLine, next: PdfLine, behind: PdfLine | undefined, measures: Measures): boolean {
  if (!isSameSize(line, next)) return false;
  const ended = SENTENCE_END.test(line.text);
  if (!follows(line, next)) {
    // Another column or page: a paragraph that is not at its end goes on there.
    return SMALL.test(next.text) || (!ended && !hasRoom(line, next, measures));
  }
  if (line.y - next.y > GAP * measures.distance(line)) return false;
  const isIndented = next.left - line.left > INDENT * line.size;
  const returns = behind === undefined || !follows(next, behind) || next.left - behind.left > (INDENT * line.size) / 2;
  if (isIndented && returns && (ended || hasRoom(line, next, measures))) return false;
  return !hasRoom(line, next, measures);
}

/** The paragraphs that lines make, with the page on which each begins. */
export function paragraphsOfLines(lines: readonly PdfLine[]): SourceParagraph[] {
  const measures = measuresOf(lines);
  const joiner = new LineJoiner(lines.map(({ text }) => text));
  const paragraphs: { text: string; page: number }[] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const last = paragraphs.at(-1);
    if (before !== undefined && last !== undefined && goesOn(before, line, lines[index + 1], measures))
      last.text = joiner.join(last.text, line.text);
    else paragraphs.push({ text: line.text, page: line.page });
  });
  return paragraphs;
}
