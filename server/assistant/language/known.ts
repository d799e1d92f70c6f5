import { concepts } from './concepts.js';
import { LANGUAGES } from './lexicon/files.js';
import { PACKS, UNITS } from './Pack.js';

function knownWords(): ReadonlySet<string> {
  const ofRules = LANGUAGES.flatMap((language) => {
    const { triggers, stopwords, onPaths, slight, timeWords, generic, greater, lesser } = PACKS[language];
    const { several, scales, ordinals, operations } = PACKS[language];
    return [
      ...[...Object.values(triggers), stopwords, onPaths, slight, timeWords, generic].flat(),
      ...[...greater, ...lesser].flatMap(({ words }) => words),
      ...Object.values(operations).flat(),
      ...[several, scales, ordinals].flatMap((one) => Object.keys(one)),
    ];
  });
  const ofConcepts = [...concepts().values()].flatMap(({ phrases, forms, beside }) => [
    ...phrases,
    ...forms,
    ...beside,
  ]);
  const all = [...ofRules, ...ofConcepts, ...Object.values(UNITS).flat()];
  return new Set(all.flatMap((phrase) => phrase.split(' ')));
}

let words: ReadonlySet<string> | undefined;

/** Whether a folded word is one that a language is read with: it is then no typing error for another. */
export function isKnownWord(word: string): boolean {
  words ??= knownWords();
  return words.has(word);
}
