import { type Span } from '../../../../domain/processing/document.js';
import { fold } from '../../../../domain/folding/fold.js';

/** A word, a number or a sign, with where it stands. */
export interface Token extends Span {
  readonly text: string;
  /** As words are compared: small letters without diacritics. */
  readonly folded: string;
  /** A capital first. */
  readonly capital: boolean;
  readonly word: boolean;
}

/** Initials and shortened forms keep their points (`J.`, `S.R.L.`); words keep hyphens and apostrophes. */
const TOKEN =
  /(?:\p{Lu}\.){2,}|\p{Lu}\.(?=\s*\p{Lu})|[\p{L}\p{M}\p{N}]+(?:[-'’–.](?=[\p{L}\p{N}])[\p{L}\p{M}\p{N}]+)*|[^\s\p{L}\p{M}\p{N}]/gu;
const WORD = /^[\p{L}\p{M}]/u;
const CAPITAL = /^\p{Lu}/u;

/** The tokens of a stretch of a text, in order. */
export function tokensOf(text: string, { start, end }: Span): Token[] {
  return [...text.slice(start, end).matchAll(TOKEN)].map(({ 0: found, index }) => ({
    start: start + index,
    end: start + index + found.length,
    text: found,
    folded: fold(found),
    capital: CAPITAL.test(found),
    word: WORD.test(found),
  }));
}

/** An initial or a chain of them: `J.`, `S.A.`. */
export const isInitials = ({ text }: Token): boolean => /^(?:\p{Lu}\.)+$/u.test(text);

/** A text folded letter by letter, so that its places stay those of the text. */
export const foldedInPlace = (text: string): string =>
  text
    .replace(/\P{ASCII}/gu, (letter) => {
      const folded = fold(letter);
      return folded.length === letter.length ? folded : letter;
    })
    .toLowerCase();
