import naming from '../caption/naming.json' with { type: 'json' };
import { fold } from '../folding/fold.js';
import { phraseOf, wordsOf } from './headingWords.js';
import { BY_ENDINGS, leadingSingular, singularOf, type Singulars } from './singulars.js';
import resource from './words.json' with { type: 'json' };

/** Groups of words that headings are told by. */
export type WordGroup = Exclude<
  keyof typeof resource,
  'plurals' | 'leadingPlurals' | 'irregular' | 'persons' | 'who' | 'observations' | 'lifeEvents'
>;

const foldedSet = (words: readonly string[]): ReadonlySet<string> => new Set(words.map((word) => phraseOf(word)));

const GROUPS = Object.fromEntries(
  Object.entries(resource)
    .filter((entry): entry is [string, string[]] => Array.isArray(entry[1]) && typeof entry[1][0] === 'string')
    .map(([group, words]) => [group, foldedSet(words)]),
) as Readonly<Record<WordGroup, ReadonlySet<string>>>;

/** Whether a phrase is one of a group, such as `lat` of the latitudes. */
export const isWordOf = (group: WordGroup, phrase: string): boolean => GROUPS[group].has(phraseOf(phrase));

const NAMES = new Set(
  Object.values(naming)
    .flat()
    .map((word) => fold(word).replace(/[^\p{L}\p{N}]+/gu, '')),
);

/** How surely a heading names what its row is about: 2 as a whole, 1 by its first or last word, 0 not at all. */
export function namesThings(heading: string): 0 | 1 | 2 {
  const words = wordsOf(heading).map(fold);
  if (NAMES.has(words.join(''))) return 2;
  const ends = [words.at(-1) ?? '', words[0] ?? ''];
  return ends.some((word) => NAMES.has(word) || NAMES.has(singularOf(word))) ? 1 : 0;
}

/** Groups of words that stand in cells as well as above them. */
const OF_CELLS: readonly WordGroup[] = [
  'yes',
  'no',
  'noise',
  'beforeNames',
  'bothWays',
  'times',
  'quarters',
  'durations',
];

/** Whether a text is a word that headings are known by, such as "name" or "source", alone or before the word for an id. */
export function saysAnything(text: string): boolean {
  const groups = (Object.keys(GROUPS) as WordGroup[]).filter((group) => !OF_CELLS.includes(group));
  const words = wordsOf(text);
  const isWord = (phrase: string): boolean => groups.some((group) => isWordOf(group, phrase));
  return (
    namesThings(text) > 0 ||
    isOfPersons(text) ||
    isWord(text) ||
    (words.length > 1 && isWordOf('id', words.at(-1) ?? ''))
  );
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Whether a word in capitals is no word, but the first letters of several: MCAS is no plural of "mca". */
const isAcronym = (word: string, { of, isKnown }: Singulars): boolean => {
  const small = word.toLowerCase();
  return /^[\p{Lu}\p{N}]+$/u.test(word) && !isKnown(small) && !isKnown(of(small));
};

const spoken = (word: string, singulars: Singulars): string =>
  /^[\p{Lu}\p{N}]+$/u.test(word) && word.length > 3 && !isAcronym(word, singulars) ? word.toLowerCase() : word;

/** A label out of words: each with a capital, the one for what things are singular; empty when there are none. */
export function labelOfWords(words: readonly string[], singulars: Singulars = BY_ENDINGS): string {
  const all = words.map((word) => spoken(word, singulars));
  const ofOne = (word: string): string => (isAcronym(word, singulars) ? word : singulars.of(word));
  const [first, ...others] = all;
  const single = first !== undefined && others.length > 0 ? headSingular(first, singulars) : undefined;
  const labelled = single === undefined ? [...all.slice(0, -1), ...all.slice(-1).map(ofOne)] : [single, ...others];
  return labelled.map(capital).join('');
}

/** The singular of the first of several words; undefined where the last is the word for what things are. */
function headSingular(first: string, { of, isHeadFirst }: Singulars): string | undefined {
  const byEnding = leadingSingular(first);
  if (isHeadFirst) return of(first) === first ? byEnding : of(first);
  return byEnding === first ? undefined : byEnding;
}

/** A word without a year or longer number at its end; a shorter one only counts what a program calls all alike, such as sheets. */
const withoutYear = (word: string): string => word.replace(/\d{4,}$/, '');

/** The words of a name that say something: without numbers and words that any file may be called by. */
export const tellingWords = (name: string): readonly string[] =>
  wordsOf(name)
    .map(withoutYear)
    .filter((word) => word !== '' && !isWordOf('noise', word) && !/^\d|\d$/.test(word));

/** The words of a heading without those for names, ids and counts of rows: empty of `full_name`, `id` and `row`. */
export const bareWords = (heading: string): readonly string[] =>
  wordsOf(heading).filter((word) => !NAMES.has(fold(word)) && !isWordOf('id', word) && !isWordOf('counting', word));

/** Whether a heading says what is named by it, as `director_name` and `musician` do, and not only that something is; one letter does not. */
export const saysWhat = (heading: string): boolean => bareWords(heading).some((word) => word.length > 1);

/** Whether a heading says that it is an id, in so many letters: a registration number is no number of registrations. */
export const saysId = (heading: string): boolean => {
  const words = wordsOf(heading);
  return [words.at(-1), words[0]].some((word) => /^ids?$/i.test(word ?? ''));
};

/** Whether a heading says that it is a number of something, which may be what that is known by and what only belongs to it. */
export const saysNumber = (heading: string): boolean => wordsOf(heading).some((word) => isWordOf('number', word));

/** Headings by the label of what they tell of. */
const labelled = (headings: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(headings).map(([label, all]) => ({ label, headings: foldedSet(all) }));

/** Headings that only ask who: what stands there are persons. */
const WHO = labelled(resource.who);

/** The label of what stands under a heading: "genres" is Genre, `director_name` Director, `ship_id` Ship. */
export const labelOfHeading = (heading: string, singulars: Singulars = BY_ENDINGS): string =>
  WHO.find(({ headings }) => headings.has(phraseOf(heading)))?.label ??
  labelOfWords(saysWhat(heading) ? bareWords(heading) : wordsOf(heading), singulars);

const PERSONS = labelled(resource.persons);

/** Whether a heading, or the name of a property, says what only people have. */
export const isOfPersons = (heading: string): boolean =>
  PERSONS.some(({ headings }) => headings.has(phraseOf(heading)));

/** The label of rows with at least two properties that only people have, such as a given and a family name. */
export const labelOfPersons = (headings: readonly string[]): string | undefined =>
  PERSONS.find(({ headings: known }) => headings.filter((heading) => known.has(phraseOf(heading))).length > 1)?.label;

/** What observations are called in a language other than English, by words for their time. */
const OBSERVATIONS = labelled(resource.observations);

/** What rows are that only say how things were at a time, in the language of the heading of that time. */
export const labelOfObservations = (time: string): string =>
  OBSERVATIONS.find(({ headings }) => wordsOf(time).some((word) => headings.has(phraseOf(word))))?.label ??
  'Observation';

/** The type of a relationship towards what is called so: HAS_GENRE; of a heading that says the relationship itself, REPORTS_TO. */
export function typeTowards(label: string): string {
  const words = wordsOf(label);
  const saysItself = words.length > 1 && isWordOf('beforeNames', words.at(-1) ?? '');
  return [...(saysItself ? [] : ['HAS']), ...words].map((word) => word.toUpperCase()).join('_');
}

const LIFE_EVENTS = labelled(resource.lifeEvents);

/** What somebody did where a heading says a place of their life: BORN_IN of "birth"; undefined where it says none. */
export const typeOfLife = (words: readonly string[]): string | undefined =>
  LIFE_EVENTS.find(({ headings }) => words.some((word) => headings.has(phraseOf(word))))?.label;

/** A type out of the name of a table or heading. */
export const typeOfName = (name: string): string =>
  tellingWords(name)
    .map((word) => word.toUpperCase())
    .join('_');
