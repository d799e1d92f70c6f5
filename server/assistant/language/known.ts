import conceptList from './concepts.json' with { type: 'json' };
import { LANGUAGES } from './Language.js';
import { RULES } from './rules.js';
import unitList from './units.json' with { type: 'json' };

const WORDS: ReadonlySet<string> = (() => {
  const ofRules = LANGUAGES.flatMap((language) => {
    const { triggers, neutral, onPaths, slight, timeWords, generic, greater, lesser } = RULES[language];
    const { numbers, scales, ordinals, operations } = RULES[language];
    return [
      ...[...Object.values(triggers), neutral, onPaths, slight, timeWords, generic].flat(),
      ...[...greater, ...lesser].flatMap(({ words }) => words),
      ...Object.values(operations).flat(),
      ...[numbers, scales, ordinals].flatMap((one) => Object.keys(one)),
    ];
  });
  const ofConcepts = Object.values(conceptList).flatMap(({ words, beside }) => [...words, ...beside]);
  const all = [...ofRules, ...ofConcepts, ...Object.values(unitList).flat()];
  return new Set(all.flatMap((phrase) => phrase.split(' ')));
})();

/** Whether a folded word is one that a language is read with: it is then no typing error for another. */
export const isKnownWord = (word: string): boolean => WORDS.has(word);
