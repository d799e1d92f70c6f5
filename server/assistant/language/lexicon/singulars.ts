import { fold } from '../../../../domain/folding/fold.js';
import { BY_ENDINGS, irregularSingular, type Singulars } from '../../../../domain/imports/singulars.js';
import { type Language, LANGUAGES, lexiconFiles, lexiconWords, type Words } from './files.js';
import { isKnown, lemmasOf } from './lemmas.js';
import rules from './singulars.json' with { type: 'json' };

/** A word that stands in the dictionary itself is a form of another one only where that one means so many times as much: stations. */
const FAR_COMMONER = 3;
const LEAST = 3;
/** So many words tell what language they are of, and what stands beside a word: each is compared with all of them. */
const COMPARED = 1000;
/** Letters that words of one stem share at least. */
const LEAST_STEM = 4;

const sensesOf = (lemma: string, { entries }: Words): number =>
  entries.get(lemma)?.split('\t')[0]?.split(' ').length ?? 0;

/** Whether the commonest sense of a folded word in a language is a kind of something, as senses of nouns are and those of adjectives are not. */
function isNounIn(language: Language, word: string): boolean {
  const { synsets, words } = lexiconFiles();
  const { entries, others } = words[language];
  return lemmasOf(word, words[language]).some((lemma) => {
    const [commonest = ''] = entries.get(lemma)?.split('\t')[0]?.split(' ') ?? [];
    const [kinds = ''] = synsets[Number.parseInt(commonest, 16)]?.split(' ') ?? [];
    return kinds !== '' && !others.has(lemma);
  });
}

/** The most telling of some lemmas. */
const commonest = (lemmas: readonly string[], own: Words): string | undefined =>
  lemmas.toSorted((one, other) => sensesOf(other, own) - sensesOf(one, own))[0];

/** The folded singular of a folded word; undefined if unknown. Words in `among` win: `cursa` beside "curse", not "curs". */
function singularIn(language: Language, word: string, among: readonly string[]): string | undefined {
  const own = lexiconWords(language);
  const { alternating, endings, otherForms } = rules[language];
  const isNoun = (lemma: string): boolean => own.entries.has(lemma) && !own.others.has(lemma);
  const lemmas = lemmasOf(word, own).filter((lemma) => lemma !== word && isNoun(lemma));
  if (own.entries.has(word)) {
    const [base, isForm] = [commonest(lemmas, own), !otherForms.some((ending) => word.endsWith(ending))];
    return base !== undefined && isForm && sensesOf(base, own) >= sensesOf(word, own) * FAR_COMMONER ? base : word;
  }
  const turnedBy = (changes: readonly string[][]): readonly string[] =>
    changes
      .flatMap(([ending = '', instead = '']) =>
        word.endsWith(ending) ? [word.slice(0, -ending.length) + instead] : [],
      )
      .filter(isNoun);
  if (otherForms.some((ending) => word.endsWith(ending))) return undefined;
  const [alternated, ended] = [turnedBy(alternating), turnedBy(endings)];
  const said = [...lemmas, ...alternated, ...ended].find((lemma) => among.includes(lemma));
  // Dictionaries list one word for a form that two have: shelves are shelf and shelve.
  return said ?? alternated[0] ?? commonest(lemmas, own) ?? ended[0];
}

/** A folded singular as it is written: with the marks that it has, unless the word that it was made of goes without. */
function written(word: string, singular: string, language: Language): string {
  const folded = fold(word);
  if (folded === singular) return word;
  const spelled = lexiconWords(language).spelled.get(singular) ?? singular;
  const shared = [...singular].findIndex((letter, at) => folded[at] !== letter);
  const isMarked = folded !== word.toLowerCase();
  const goesWithout =
    spelled.slice(0, shared < 0 ? undefined : shared) !== folded.slice(0, shared < 0 ? undefined : shared);
  return !isMarked && goesWithout ? singular : spelled;
}

/** How many of some folded words each language knows, the one that knows most first. */
function byKnown(words: readonly string[]): readonly (readonly [Language, number])[] {
  return LANGUAGES.map(
    (language) => [language, words.filter((word) => isKnown(word, lexiconWords(language))).length] as const,
  ).toSorted(([, one], [, other]) => other - one);
}

/** How many paradigms of a language make one word of another as these differ: `parcele` of `parcela` as mese of masa. */
function changesBetween(lemma: string, form: string, { rules: changes }: Words): number {
  const differ = [...lemma].findIndex((letter, at) => form[at] !== letter);
  const shared = differ < 0 ? lemma.length : differ;
  if (shared < LEAST_STEM || lemma === form) return 0;
  return changes.get(form.slice(shared))?.filter(([cut]) => cut === lemma.slice(shared)).length ?? 0;
}

/** Of some folded words the one that another, which no dictionary has, is a form of by what a language does to others; not the other way around. */
function singularAmong(word: string, among: readonly string[], language: Language): string | undefined {
  const own = lexiconWords(language);
  return among.find((other) => changesBetween(other, word, own) > changesBetween(word, other, own));
}

/** Singulars by the dictionary that knows most of these words, else by the other, else by endings. */
export function singularsFor(words: readonly string[], otherwise: Language = 'en'): Singulars {
  const all = [...new Set(words.map(fold))].filter((word) => word.length >= LEAST).slice(0, COMPARED);
  const ranked = byKnown(all);
  const isSure = (ranked[0]?.[1] ?? 0) > (ranked[1]?.[1] ?? 0);
  return {
    language: isSure && ranked[0] !== undefined ? ranked[0][0] : otherwise,
    isHeadFirst: isSure && ranked[0] !== undefined && rules[ranked[0][0]].headFirst,
    isKnown: (word) => LANGUAGES.some((language) => isKnown(fold(word), lexiconWords(language))),
    isNoun: (word) => LANGUAGES.some((language) => isNounIn(language, fold(word))),
    of: (word) => {
      const [irregular, folded] = [irregularSingular(word), fold(word)];
      if (irregular !== undefined) return irregular;
      for (const [language] of folded.length < LEAST ? [] : ranked) {
        const singular = singularIn(language, folded, all);
        if (singular !== undefined) return written(word, singular, language);
      }
      // What the other language does to its words says nothing of these.
      const near = ranked[0] && singularAmong(folded, all, ranked[0][0]);
      return near === undefined ? BY_ENDINGS.of(word) : (words.find((other) => fold(other) === near) ?? near);
    },
  };
}
