import { type Mentions } from '../../graph/asked.js';
import { type Language } from '../language/lexicon/files.js';
import { originsOf, rootsOf } from '../language/likeness.js';
import { type Token } from '../language/tokens.js';
import { homesOf } from '../language/places/gazetteer.js';
import { type IsFree, variantsOf } from '../language/places/variants.js';

const LONGEST_NAME = 8;
/** What stands between the letters and the number of a code, of which a question has two words. */
const IN_CODES = '-';

const saidIn = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ');

/** What to look for in the store. `near` is asked only for what nothing else explains. */
export function mentionsToLookFor(
  tokens: readonly Token[],
  { language, isFree }: { language: Language; isFree: IsFree },
): Mentions {
  const variants = variantsOf(tokens, isFree);
  const captions = new Set<string>();
  for (let from = 0; from < tokens.length; from += 1) {
    for (let to = from + 1; to <= Math.min(tokens.length, from + LONGEST_NAME); to += 1) {
      if (to > from + 1 || isFree(from)) captions.add(saidIn(tokens, from, to));
    }
  }
  for (const [at, { word, number }] of tokens.entries()) {
    const next = tokens[at + 1];
    if (next !== undefined && (number === undefined) !== (next.number === undefined))
      captions.add([word, next.word].join(IN_CODES));
  }
  const free = tokens.flatMap(({ word }, index) => (isFree(index) && word.length > 1 ? [word] : []));
  const beginnings = new Set(free.flatMap((word) => shortestRoot(word) ?? []));
  const replacing = variants.filter(({ replaced }) => replaced);
  for (const variant of replacing) {
    const at = variant.from.findIndex((from, index) => variant.words[index] !== tokens[from]?.word);
    const same = variant.from.filter((from) => from === variant.from[at]).length;
    captions.add(variant.words.slice(at, at + same).join(' '));
    captions.add(variant.words.slice(at, at + same + 1).join(' '));
  }
  for (const word of free) {
    for (const root of originsOf(word, language)) if (root.length >= 3) beginnings.add(root);
    for (const home of homesOf(word)) captions.add(home);
  }
  const words = new Set(free.flatMap((word) => [...rootsOf(word)].filter((root) => root.length > 2 || root === word)));
  // What is from a place may have the name of the place as a text.
  for (const home of free.flatMap(homesOf)) if (!home.includes(' ')) words.add(home);
  return {
    captions: [...captions].filter((one) => one !== ''),
    beginnings: [...beginnings],
    words: [...words],
    near: [],
  };
}

function shortestRoot(word: string): string | undefined {
  const roots = [...rootsOf(word)].filter((root) => root.length >= 4).sort((one, other) => one.length - other.length);
  return roots[0] ?? (word.length >= 3 ? word : undefined);
}

/** What to look for when words are left that nothing explains: names with typing errors. */
export function nearMentions(tokens: readonly Token[], left: readonly number[]): Mentions {
  const near = left.flatMap((index) => {
    return [1, 2, 3]
      .map((count) => saidIn(tokens, index, index + count))
      .filter((text) => text.length >= 5)
      .map((text) => ({ beginning: text.slice(0, 2), least: text.length - 5, most: text.length + 2 }));
  });
  return { captions: [], beginnings: [], words: [], near };
}
