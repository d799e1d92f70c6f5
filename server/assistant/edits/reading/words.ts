import { fold } from '../../../../domain/folding/fold.js';
import { phraseAt } from '../../language/phrases.js';
import { LETTER_SOURCE, NUMBER_SOURCE } from '../../language/tokens.js';

export { phraseAt };

/** A word, a number, a sign or a quotation of a request, and where it stands. */
export interface Word {
  /** As written; of a quotation what is between its marks. */
  readonly raw: string;
  /** Folded. */
  readonly word: string;
  readonly from: number;
  readonly to: number;
  readonly quoted: boolean;
  /** What stands between it and the word before. */
  readonly gap: string;
}

/** Whether a word is written as names are: quoted, with a capital, or in digits. */
export const isNamed = ({ raw, quoted }: Word): boolean => quoted || /^[\p{Lu}\p{N}]/u.test(raw);

const QUOTED = String.raw`["“„”«]([^"“„”«»]+)["“”»]|‘([^‘’]+)’|(?<![\p{L}\p{N}])'([^']+)'(?![\p{L}\p{N}])`;
const WORD = String.raw`[\p{L}\p{N}](?:${LETTER_SOURCE}|_(?=[\p{L}\p{N}]))*`;
const SIGNS = String.raw`(?:\p{S}|\u200d|\ufe0f)+`;
const PIECE = new RegExp([QUOTED, NUMBER_SOURCE, WORD, SIGNS].join('|'), 'gu');

/** The words of a text, in order; a quotation is one word. */
export function wordsIn(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(PIECE)) {
    const inner = match[1] ?? match[2] ?? match[3];
    const raw = inner ?? match[0];
    const to = match.index + match[0].length;
    const gap = text.slice(words.at(-1)?.to ?? 0, match.index);
    words.push({ raw, word: fold(raw), from: match.index, to, quoted: inner !== undefined, gap });
  }
  return words;
}

/** The text of some words that stand in a row, as written, without quotation marks around all of it. */
export function textOf(words: readonly Word[], text: string): string {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (words.length === 1) return first.raw.trim();
  const said = text.slice(first.from, last.to);
  const open = said.lastIndexOf('(') > said.lastIndexOf(')') && text[last.to] === ')';
  return (open ? `${said})` : said).trim();
}

/** Words without those of some phrases at their beginning; at least one word is left. */
export function without(words: readonly Word[], phrases: readonly string[]): readonly Word[] {
  let from = 0;
  for (;;) {
    const length = phraseAt(words, from, phrases);
    if (length === 0 || from + length >= words.length) return words.slice(from);
    from += length;
  }
}

/** The parts of a list: between commas and words for "and". */
export function listed(words: readonly Word[], and: readonly string[]): readonly (readonly Word[])[] {
  const parts: Word[][] = [[]];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined) break;
    const length = at === 0 ? 0 : phraseAt(words, at, and);
    if (at > 0 && (length > 0 || /[,;]/u.test(word.gap))) parts.push([]);
    if (length > 0) at += length - 1;
    else parts.at(-1)?.push(word);
  }
  return parts.filter((part) => part.length > 0);
}
