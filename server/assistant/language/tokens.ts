import { fold } from '../../../domain/folding/fold.js';
import { type Language } from './lexicon/files.js';
import { kept } from './lexicon/once.js';

/** A word or a number of a question. */
export interface Token {
  readonly raw: string;
  /** Folded; of a number its digits as written. */
  readonly word: string;
  readonly number?: number;
  /** What stands beside a number and is no word: the sign of money or of a share. */
  readonly sign?: string;
  /** What stands between it and the token before. */
  readonly gap?: string;
}

/** A number as it is written, and a letter within a word: what else cuts a text takes them for the same. */
export const NUMBER_SOURCE = String.raw`\d+(?:[.,\u00a0\u202f]\d{3})*(?:[.,]\d+)?(?![\p{L}\p{M}\p{N}])`;
export const LETTER_SOURCE = String.raw`[\p{L}\p{M}\p{N}²³]`;
const TOKEN = new RegExp(String.raw`${NUMBER_SOURCE}|[\p{L}\p{N}]${LETTER_SOURCE}*`, 'gu');
const NUMBER = /^\d/u;

/** A number as people of a language write it: groups and decimals by its own signs, otherwise by what fits. */
function numberOf(digits: string, language: Language): number {
  const [group, point] = language === 'en' ? [',', '.'] : ['.', ','];
  const plain = digits.replace(/[\u00a0\u202f]/gu, '');
  const grouped = plain.split(group);
  if (grouped.length > 1 && grouped.slice(1).every((part) => /^\d{3}(?:\D|$)/u.test(part))) {
    return Number(grouped.join('').replace(point, '.'));
  }
  return Number(plain.replace(',', '.'));
}

const SIGN_BEFORE = /(\p{Sc})\s?$/u;
const SIGN_AFTER = /^\s?(\p{Sc}|%)/u;

/** The words and numbers of a text, in order. */
export function tokensOf(text: string, language: Language): Token[] {
  let end = 0;
  return [...text.matchAll(TOKEN)].map(({ 0: raw, index }) => {
    const number = NUMBER.test(raw) ? numberOf(raw, language) : Number.NaN;
    const gap = text.slice(end, index);
    end = index + raw.length;
    if (!Number.isFinite(number)) return { raw, word: fold(raw), gap };
    const after = SIGN_AFTER.exec(text.slice(index + raw.length, index + raw.length + 2));
    const [, sign] = after ?? SIGN_BEFORE.exec(text.slice(Math.max(0, index - 2), index)) ?? [];
    return { raw, word: raw, number, gap, ...(sign === undefined ? {} : { sign }) };
  });
}

/** The words and numbers of a text as they are written. */
export const writtenWords = (text: string): readonly string[] => text.match(TOKEN) ?? [];

/** The folded words of a name; the phrases of a language are looked for in every question. */
export const wordsOf = kept((name: string): readonly string[] => writtenWords(name).map(fold));

/** Tokens of a question as they were written, with what stands between them. */
export const asWritten = (tokens: readonly Token[]): string =>
  tokens.map(({ raw, gap = ' ' }, at) => (at === 0 ? raw : gap + raw)).join('');
