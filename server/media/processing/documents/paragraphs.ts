import { type ProseText, type SourcePlace } from '../../../../domain/processing/document.js';
import { DOCUMENT_LIMITS, DocumentRefusal } from './DocumentRefusal.js';

/** A paragraph with the page on which it begins, where its source has pages. */
export interface SourceParagraph {
  readonly text: string;
  readonly page?: number;
}

/** A piece of what is said in one turn, with the second at which it begins. */
export interface TimedPiece {
  readonly text: string;
  readonly second: number;
}

/** A stretch of a paragraph that has a place of its own. */
type Stretch = Pick<SourcePlace, 'page' | 'second'> & { readonly text: string };

/** Without U+0000, which fonts of a PDF and texts in UTF-16 can hold, and PostgreSQL in no text. */
const tidy = (text: string) =>
  text
    .replace(/\r/gu, '')
    .replace(/(?:[^\S\n]|\0)+/gu, ' ')
    .trim();

/** Paragraphs of stretches as one text: an empty line between two paragraphs, a space between two stretches. Throws `EMPTY` and `TOO_LARGE`. */
function proseOf(paragraphs: Iterable<readonly Stretch[]>): ProseText {
  const places: SourcePlace[] = [];
  let text = '';
  let paragraph = 0;
  for (const stretches of paragraphs) {
    const said = stretches
      .map((stretch) => ({ ...stretch, text: tidy(stretch.text) }))
      .filter((each) => each.text !== '');
    if (said.length === 0) continue;
    paragraph += 1;
    if (text !== '') text += '\n\n';
    said.forEach(({ text: words, ...place }, index) => {
      const start = text.length;
      // The space belongs to what it leads to, so that every place of a paragraph has its second.
      text += index === 0 ? words : ` ${words}`;
      places.push({ start, end: text.length, paragraph, ...place });
    });
    if (text.length > DOCUMENT_LIMITS.characters) throw new DocumentRefusal('TOO_LARGE');
  }
  if (places.length === 0) throw new DocumentRefusal('EMPTY');
  return { text, places };
}

/** Paragraphs as one text with the place of each. Throws `EMPTY` and `TOO_LARGE`. */
export const proseOfParagraphs = (paragraphs: readonly SourceParagraph[]): ProseText =>
  proseOf(paragraphs.map((paragraph) => [paragraph]));

/** Turns of a conversation as paragraphs: each piece of one keeps its second. Throws `EMPTY` and `TOO_LARGE`. */
export const proseOfTurns = (turns: readonly (readonly TimedPiece[])[]): ProseText => proseOf(turns);
