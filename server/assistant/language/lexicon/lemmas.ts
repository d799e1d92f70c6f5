import { type Words } from './files.js';
import { kept, once } from './once.js';

/** Endings are looked for up to this length; a lemma has at least so many letters. */
const LONGEST_ENDING = 8;
const LEAST_LEMMA = 2;

/** The lemmas that a folded word may be a form of; itself first where it is one. */
export const lemmasOf = (word: string, words: Words): readonly string[] => lemmasIn(words)(word);
const lemmasIn = once((words: Words) => kept((word: string) => lookedUp(word, words)));

/** What may have stood in the place of an ending: by each, the paradigms that put the ending there, with their rank. */
type Cuts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Thousands of paradigms have an ending in common, and a dozen of endings that they put it in the place of. */
const cutsIn = once(({ rules }: Words) =>
  kept((ending: string): Cuts => {
    const made = new Map<string, Map<string, number>>();
    for (const [rank, [cut, forms]] of (rules.get(ending) ?? []).entries())
      made.set(cut, (made.get(cut) ?? new Map<string, number>()).set(forms, rank));
    return made;
  }),
);

function lookedUp(word: string, words: Words): readonly string[] {
  const found = words.entries.has(word) ? [word] : [];
  const cutsOf = cutsIn(words);
  for (let length = 0; length <= Math.min(LONGEST_ENDING, word.length); length += 1) {
    const stem = word.slice(0, word.length - length);
    const ranked = [...cutsOf(word.slice(word.length - length))].flatMap(([cut, paradigms]) => {
      const lemma = stem + cut;
      if (lemma.length < LEAST_LEMMA || lemma === word) return [];
      const rank = paradigms.get(words.entries.get(lemma)?.split('\t')[1] ?? '');
      return rank === undefined ? [] : [{ lemma, rank }];
    });
    found.push(...ranked.toSorted((one, other) => one.rank - other.rank).map(({ lemma }) => lemma));
  }
  return [...new Set(found)];
}

/** Whether a dictionary has a folded word, in any of its forms. */
export const isKnown = (word: string, words: Words): boolean => lemmasOf(word, words).length > 0;

/** What each paradigm puts in place of what. */
const changesOf = once(({ rules }: Words) => {
  const found = new Map<string, [string, string][]>();
  for (const [added, changed] of rules)
    for (const [cut, forms] of changed) found.set(forms, [...(found.get(forms) ?? []), [cut, added]]);
  return found;
});

/** All forms of a folded word as it stands in the dictionary, with itself; not those that put something before one, as to deny it. */
export function formsOf(lemma: string, words: Words): string[] {
  const paradigm = words.entries.get(lemma)?.split('\t')[1];
  const own = paradigm === undefined ? [] : (changesOf(words).get(paradigm) ?? []);
  const stems = own.filter(([cut]) => lemma.endsWith(cut));
  const forms = new Set([lemma, ...stems.map(([cut, added]) => lemma.slice(0, lemma.length - cut.length) + added)]);
  const isOfAnother = (form: string) => [...form].some((_, at) => at > 0 && forms.has(form.slice(at)));
  return [...forms].filter((form) => !isOfAnother(form));
}
