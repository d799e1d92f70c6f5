/** The folded words of what a person looks for, each once; `all` when they typed nothing, none when nothing can be found by it. */
export function askedWords(text: string | undefined): readonly string[] | 'all' {
  return text === undefined || text.trim() === '' ? 'all' : [...new Set(foldedWords(text))];
}

/** Letters that Unicode does not take apart into a base letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŧ: 't',
  þ: 'th',
};
const WHOLE = new RegExp(`[${Object.keys(WHOLE_LETTERS).join('')}]`, 'gu');
const PLAIN = /^[\x20-\x7e]*$/;
const WORD = /[\p{L}\p{N}]+/gu;
/** The marks of European letters; looked for first, because the whole class of marks is slow to match. */
const COMMON_MARKS = /[\u0300-\u036f]+/g;

/**
 * Text as search and sorting compare it: small letters without diacritics (ș, ş and s are one; ț, ţ and t too). Used on
 * what is stored and on what is asked, so that both sides always agree.
 */
export function fold(text: string): string {
  const small = text.toLowerCase();
  if (PLAIN.test(small)) return small;
  const bare = small.normalize('NFKD').replace(COMMON_MARKS, '');
  if (PLAIN.test(bare)) return bare;
  return bare.replace(/\p{M}+/gu, '').replace(WHOLE, (letter) => WHOLE_LETTERS[letter] ?? letter);
}

/** The folded words of a text: runs of letters and digits. All else separates. */
export const foldedWords = (text: string): string[] => fold(text).match(WORD) ?? [];
