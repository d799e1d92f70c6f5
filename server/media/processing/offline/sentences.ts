import { fold } from '../../../../domain/folding/fold.js';
import { type Span } from '../../../../domain/processing/document.js';
import { type ProseResource } from './language/ProseResource.js';

const LAST_WORD = /([\p{L}\p{M}.]+)\.["”')\]]*$/u;
/** So many characters before an end tell what it is: no shortened word is longer. */
const TAIL = 40;
const INITIAL = /^\p{Lu}$/u;

const trimmed = (text: string, start: number, end: number): Span => {
  const said = text.slice(start, end);
  const from = start + (said.length - said.trimStart().length);
  return { start: from, end: from + said.trim().length };
};

/** Whether what looks like the end of a sentence is a point behind a shortened word or an initial. @param said the last of it, without spaces behind */
function goesOn(said: string, next: string, shortened: ReadonlySet<string>): boolean {
  if (/^\s*\p{Ll}/u.test(next)) return !/[!?…]$/u.test(said);
  const [, last] = LAST_WORD.exec(said) ?? [];
  return last !== undefined && (INITIAL.test(last) || shortened.has(fold(last)));
}

/** So much of a paragraph is taken apart at once: of a text without paragraphs each step would take as long as the text. */
const AT_ONCE = 10_000;

/** The segments of a paragraph, however long that is. */
function segmentsOf(paragraph: string, segmenter: Intl.Segmenter): { index: number; segment: string }[] {
  const found: { index: number; segment: string }[] = [];
  let [start, length] = [0, AT_ONCE];
  while (start < paragraph.length) {
    const isLast = start + length >= paragraph.length;
    const segments = [...segmenter.segment(paragraph.slice(start, start + length))];
    // The last one may go on behind the piece.
    const whole = isLast ? segments : segments.slice(0, -1);
    for (const { index, segment } of whole) found.push({ index: start + index, segment });
    start = isLast ? paragraph.length : start + (segments.at(-1)?.index ?? 0);
    length = whole.length === 0 ? length * 2 : AT_ONCE;
  }
  return found;
}

/** The sentences of a text; a line that is left empty ends one too. */
export function sentencesOf(text: string, { locales, abbreviations }: ProseResource): Span[] {
  const segmenter = new Intl.Segmenter(locales[0], { granularity: 'sentence' });
  const shortened = new Set(abbreviations);
  const sentences: Span[] = [];
  for (const paragraph of text.matchAll(/[^\n]+(?:\n(?![^\S\n]*\n)[^\n]+)*/gu)) {
    const from = paragraph.index;
    const segments = segmentsOf(paragraph[0], segmenter);
    let start = from;
    segments.forEach(({ index, segment }, position) => {
      const end = from + index + segment.length;
      const next = segments[position + 1]?.segment ?? '';
      const last = end - (segment.length - segment.trimEnd().length);
      if (next !== '' && goesOn(text.slice(Math.max(start, last - TAIL), last), next, shortened)) return;
      const sentence = trimmed(text, start, end);
      if (sentence.end > sentence.start) sentences.push(sentence);
      start = end;
    });
  }
  return sentences;
}
