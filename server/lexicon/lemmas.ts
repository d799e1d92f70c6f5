import { type Words } from './files.js';

/** Endings are looked for up to this length; a lemma has at least so many letters. */
const LONGEST_ENDING = 8;
const LEAST_LEMMA = 2;

/** The lemmas that a folded word may be a form of; itself first where it is one. */
export function lemmasOf(word: string, { entries, rules }: Words): string[] {
  const found = entries.has(word) ? [word] : [];
  for (let length = 0; length <= Math.min(LONGEST_ENDING, word.length); length += 1) {
    const stem = word.slice(0, word.length - length);
    for (const [cut, forms] of rules.get(word.slice(word.length - length)) ?? []) {
      const lemma = stem + cut;
      if (lemma.length >= LEAST_LEMMA && lemma !== word && entries.get(lemma)?.endsWith(`\t${forms}`) === true)
        found.push(lemma);
    }
  }
  return [...new Set(found)];
}

/** Whether a dictionary has a folded word, in any of its forms. */
export const isKnown = (word: string, words: Words): boolean => lemmasOf(word, words).length > 0;
