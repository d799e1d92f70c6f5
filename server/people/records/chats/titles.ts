import { foldedWords } from '../../../../domain/folding/fold.js';

/** What a title is found by: its folded words, each after a blank. */
export const titleWords = (title: string): string => ` ${foldedWords(title).join(' ')}`;

const LONGEST_TITLE = 60;

/** A title that says how a message begins, cut at a word. */
export function titleOf(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= LONGEST_TITLE) return line;
  const cut = line.slice(0, LONGEST_TITLE);
  const end = cut.lastIndexOf(' ');
  // A word that is longer than a title is cut between characters, not within one.
  return `${
    end > 0
      ? cut.slice(0, end)
      : Array.from(cut.slice(0, LONGEST_TITLE - 1))
          .filter(isWhole)
          .join('')
  }…`;
}

/** A character of two halves of which only one is there is none. */
const isWhole = (character: string): boolean => !/^[\ud800-\udfff]$/u.test(character);
