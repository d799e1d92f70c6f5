import { askedWords, foldedWords } from '../../../domain/folding/fold.js';

/** Most letters of a word that are looked at, and most characters of all words of an element: PostgreSQL takes 2 kB and 1 MB. */
const MOST_LETTERS = 500;
const MOST_CHARACTERS = 300_000;
/** The last place in a text that PostgreSQL tells from others. */
const LAST_PLACE = 16_383;

const short = (word: string): string => word.slice(0, MOST_LETTERS);

/** The words of a text with their places, as `tsvector` reads them. A word is letters and digits alone, so that nothing need be escaped. */
export function wordsVector(text: string): string {
  const places = new Map<string, number[]>();
  let characters = 0;
  for (const [index, word] of foldedWords(text).map(short).entries()) {
    const known = places.get(word);
    if (known !== undefined) {
      known.push(Math.min(index + 1, LAST_PLACE));
      continue;
    }
    characters += word.length;
    if (characters > MOST_CHARACTERS) break;
    places.set(word, [Math.min(index + 1, LAST_PLACE)]);
  }
  return [...places].map(([word, at]) => `'${word}':${[...new Set(at)].slice(0, 255).join(',')}`).join(' ');
}

/** Most bytes of the words of a text without places. */
const MOST_BYTES = 900_000;

/** The words of a text, each once and without its places, as `tsvector` reads them: for texts of any length. */
export function wordSet(text: string): string {
  const kept: string[] = [];
  let bytes = 0;
  for (const word of new Set(foldedWords(text).map(short))) {
    bytes += Buffer.byteLength(word);
    if (bytes > MOST_BYTES) break;
    kept.push(`'${word}'`);
  }
  return kept.join(' ');
}

const term = (word: string): string => `'${short(word)}'`;
const beginning = (word: string): string => `${term(word)}:*`;

/** The search for all of these words, of which the last may be a beginning. */
export const allWords = (words: readonly string[]): string =>
  words.map((word, index) => (index === words.length - 1 ? beginning(word) : term(word))).join(' & ');

/** The search for all of these words, each as a whole or as a beginning. */
export const allBeginnings = (words: readonly string[]): string => words.map(beginning).join(' & ');

/** The search for what a person types into a list; `all` where nothing was typed, `none` where nothing can be found by it. */
export function askedMatch(text: string | undefined): string {
  const words = askedWords(text);
  if (words === 'all') return 'all';
  return words.length === 0 ? 'none' : allWords(words);
}

/** The search for the words of a text, one after the other; undefined where it has none. */
export function phrase(text: string): string | undefined {
  const words = foldedWords(text);
  return words.length === 0 ? undefined : words.map(term).join(' <-> ');
}

/** The search for any of these words and beginnings; undefined for none. */
export function anyWords(words: readonly string[], beginnings: readonly string[]): string | undefined {
  const phrases = words.flatMap((word) => phrase(word) ?? []).map((one) => `(${one})`);
  const begun = beginnings.flatMap((one) => foldedWords(one).slice(0, 1)).map(beginning);
  const all = [...phrases, ...begun];
  return all.length === 0 ? undefined : all.join(' | ');
}
