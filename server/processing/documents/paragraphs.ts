import { type ProseText, type SourcePlace } from '../../../domain/processing/document.js';
import { DOCUMENT_LIMITS, DocumentRefusal } from './DocumentRefusal.js';

/** A paragraph with where in its source it stands. */
export interface SourceParagraph {
  readonly text: string;
  readonly second?: number;
}

const tidy = (text: string) =>
  text
    .replace(/\r/gu, '')
    .replace(/[^\S\n]+/gu, ' ')
    .trim();

/** Paragraphs as one text, an empty line between two, with the place of each. Throws `EMPTY` and `TOO_LARGE`. */
export function proseOfParagraphs(paragraphs: Iterable<SourceParagraph>): ProseText {
  const places: SourcePlace[] = [];
  const texts: string[] = [];
  let start = 0;
  for (const { text, second } of paragraphs) {
    const said = tidy(text);
    if (said === '') continue;
    const paragraph = places.length + 1;
    places.push({
      start,
      end: start + said.length,
      paragraph,
      ...(second !== undefined && { second }),
    });
    texts.push(said);
    start += said.length + 2;
    if (start > DOCUMENT_LIMITS.characters) throw new DocumentRefusal('TOO_LARGE');
  }
  if (places.length === 0) throw new DocumentRefusal('EMPTY');
  return { text: texts.join('\n\n'), places };
}
