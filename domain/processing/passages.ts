import { type Span } from './document.js';
import { type Mention, type Thing } from './proposal.js';

/** A passage is drawn as one; so many characters of it are few enough to be drawn at once. */
const LONGEST = 1500;

/** A text as passages in order, none within a sentence: each ends with its paragraph, or where it gets long. */
export function passagesOf(text: string, sentences: readonly Span[]): Span[] {
  const passages: Span[] = [];
  let start = 0;
  sentences.forEach(({ end }, place) => {
    const next = sentences[place + 1]?.start ?? text.length;
    const isLast = place === sentences.length - 1;
    const endsParagraph = /\n\s*\n/u.test(text.slice(end, next));
    if (!isLast && !endsParagraph && next - start < LONGEST) return;
    passages.push({ start, end: isLast ? text.length : next });
    start = next;
  });
  if (passages.length === 0)
    for (let at = 0; at < text.length; at += LONGEST)
      passages.push({ start: at, end: Math.min(text.length, at + LONGEST) });
  return passages;
}

/** A place of the text that names a thing. */
export interface Mark extends Mention {
  readonly thing: Thing;
}

/** Every mention in the order of the text; of two that share a character the longer one. */
export function marksOf(things: readonly Thing[]): Mark[] {
  const all: Mark[] = [];
  // A long text has tens of thousands: nothing is copied that need not be.
  for (const thing of things) for (const { start, end, text } of thing.mentions) all.push({ start, end, text, thing });
  const marks: Mark[] = [];
  for (const mark of all.sort((one, other) => one.start - other.start || other.end - one.end))
    if (mark.start >= (marks.at(-1)?.end ?? 0)) marks.push(mark);
  return marks;
}

/** The place of the first of ordered spans that ends behind a place of the text. */
export function firstBehind(spans: readonly Span[], place: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The marks in a stretch of the text, of all in order. */
export function marksWithin(marks: readonly Mark[], { start, end }: Span): Mark[] {
  const within: Mark[] = [];
  for (let at = firstBehind(marks, start); (marks[at]?.start ?? Infinity) < end; at += 1)
    within.push(marks[at] as Mark);
  return within;
}

/** A piece of a passage that looks alike from its first character to its last. */
export interface Piece extends Span {
  readonly mark?: Mark;
  /** Whether it is part of the sentence that is asked for. */
  readonly isTold: boolean;
}

/** A passage as pieces: mentions, what stands between them, and the sentence that is asked for set apart. */
export function piecesOf(passage: Span, marks: readonly Mark[], told?: Span): Piece[] {
  const edges = new Set([passage.start, passage.end]);
  for (const { start, end } of told === undefined ? marks : [...marks, told])
    for (const edge of [start, end]) if (edge > passage.start && edge < passage.end) edges.add(edge);
  const ordered = [...edges].sort((one, other) => one - other);
  return ordered.slice(0, -1).map((start, place) => {
    const end = ordered[place + 1] ?? passage.end;
    const mark = marks.find((each) => each.start <= start && start < each.end);
    const isTold = told !== undefined && told.start <= start && end <= told.end;
    return { start, end, isTold, ...(mark && { mark }) };
  });
}
