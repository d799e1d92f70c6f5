import { type ProseText } from '../../../../domain/processing/document.js';
import { withoutEmphasis, withoutPictures, wordsOfLinks } from './markdownMarks.js';
import { proseOfParagraphs } from './paragraphs.js';
import { blocks, decoded } from './plain.js';

const FENCE = /^(?:```|~~~)/u;
const HEADING = /^\s{0,3}#{1,6}\s/u;
const UNDERLINE = /^[=-]{3,}$/u;
const DRAWN_LINE = /^[-*_]{3,}$/u;
const BULLET = /^\s*(?:[-*+]|\d{1,3}[.)])\s+/u;
const QUOTE = /^\s*>\s?/u;

/** The lines outside of code; what is begun and not ended is no code. */
function withoutCode(lines: readonly string[]): string[] {
  const fences = lines.flatMap((line, at) => (FENCE.test(line) ? [at] : []));
  const kept: string[] = [];
  let from = 0;
  for (let nth = 0; nth + 1 < fences.length; nth += 2) {
    const [begin, end] = [fences[nth] ?? 0, fences[nth + 1] ?? 0];
    for (let at = from; at < begin; at += 1) kept.push(lines[at] ?? '');
    from = end + 1;
  }
  for (let at = from; at < lines.length; at += 1) kept.push(lines[at] ?? '');
  return kept;
}

/** The words of a heading: the signs that close it are none. */
function headingIn(line: string): string {
  const words = line.trimStart().replace(/^#+/u, '').trim();
  let end = words.length;
  while (words[end - 1] === '#') end -= 1;
  return words.slice(0, end).trimEnd();
}

/** A line without the marks at its beginning. Headings and points of lists are paragraphs. */
function plainLine(line: string): string {
  if (HEADING.test(line)) return `\n${headingIn(line)}\n`;
  const signs = line.trim();
  if (UNDERLINE.test(signs) || DRAWN_LINE.test(signs.replace(/\s+/gu, ''))) return '';
  return line.replace(QUOTE, '').replace(BULLET, '\n');
}

/** The paragraphs of a Markdown text without its marks; headings and points of lists are paragraphs, code is left out. */
export function readMarkdown(bytes: Uint8Array): ProseText {
  const lines = withoutCode(decoded(bytes).replace(/\r\n?/gu, '\n').split('\n'));
  const text = withoutEmphasis(wordsOfLinks(withoutPictures(lines.map(plainLine).join('\n'))));
  return proseOfParagraphs(blocks(text).map((block) => ({ text: block })));
}
