import { saysIds } from '../../../domain/imports/numericIds.js';
import { worded } from '../../../domain/styles/typeInWords.js';
import { isNaming } from '../../../domain/caption/caption.js';
import { fold } from '../../../domain/folding/fold.js';
import { type GraphShape, type PropertyShape } from '../../graph/asked.js';
import { type Concept, concepts } from '../language/concepts.js';
import { type Language, LANGUAGES, lexiconWords } from '../language/lexicon/files.js';
import { isKnown } from '../language/lexicon/lemmas.js';
import { isKnownWord } from '../language/known.js';
import { isMistyped, likeness } from '../language/likeness.js';
import { inEveryLanguage, type Pack } from '../language/Pack.js';
import { indexesOf, indexesOfPhrase, placesOf } from '../language/phrases.js';
import { type Token, wordsOf } from '../language/tokens.js';
import { OTHER_NAMES } from '../language/places/gazetteer.js';
import { SCORES } from '../scores/scores.js';
import { kept } from '../language/lexicon/once.js';

/** A label, a property or a type of the graph that words of a question name. */
export interface Named {
  readonly kind: 'label' | 'property' | 'type';
  readonly name: string;
  /** Of a property: the labels that have it. */
  readonly labels: readonly string[];
  readonly property?: PropertyShape;
  /** Indexes of the words that name it. */
  readonly tokens: readonly number[];
  /** How much of the name was said, from 0 to 1. */
  readonly score: number;
  /** Words that say its opposite beside it: "landlocked or on the coast". */
  readonly against: readonly number[];
  /** The name says that something is missing: "fără ieșire la mare". */
  readonly negative: boolean;
}

/** One word of a name, or several that mean one thing together. */
interface Unit {
  readonly words: readonly string[];
  readonly concepts: readonly string[];
}

interface Entry extends Pick<Named, 'kind' | 'name' | 'labels' | 'negative'> {
  readonly property?: PropertyShape;
  readonly units: readonly Unit[];
}

const BRACKETS = /\([^)]*\)/gu;

const NEUTRAL = inEveryLanguage(({ stopwords }) => stopwords);
const isNeutral = (word: string) => NEUTRAL.has(word);

/** Whether a word of a question may be a form of another word. */
const mayMean = (word: string) => word.length >= 4 && !isNeutral(word);

/** Whether a word of a question is a word of the vocabulary, in another form or with a typing error. */
const means = (word: string, meant: string) =>
  mayMean(word) && (likeness(word, meant) >= SCORES.vocabularyForm || (!isKnownWord(word) && isMistyped(word, meant)));

/** Whether a folded word is in the dictionary of any language, in any form. */
export const isInDictionary = (word: string) => LANGUAGES.some((language) => isKnown(word, lexiconWords(language)));

/** Whether a word of a question means a concept, in a form that dictionaries do not know or with a typing error. */
function isNear(word: string, { words, forms }: Concept): boolean {
  if (!mayMean(word)) return false;
  const long = (all: Iterable<string>) => [...all].filter((one) => one.length >= 4);
  const isMeantBy = (all: Iterable<string>) => long(all).some((meant) => isMistyped(word, meant));
  if (long(words).some((meant) => likeness(word, meant) >= SCORES.vocabularyForm)) return true;
  // What is stored is no typing error for what is shored.
  return !isKnownWord(word) && (isMeantBy(words) || (isMeantBy(forms) && !isInDictionary(word)));
}

const asTokens = (words: readonly string[]): Token[] => words.map((word) => ({ raw: word, word }));

/** The concepts that words of a text mean, with where they stand; a single word may have a typing error. */
function conceptsIn(tokens: readonly Token[], exact: boolean): Map<string, number[]> {
  const phrases = new Map(
    [...concepts()].map(([name, one]) => [name, one.phrases.flatMap((phrase) => indexesOfPhrase(tokens, phrase))]),
  );
  const isInPhrase = (at: number) => [...phrases.values()].some((indexes) => indexes.includes(at));
  const isSaid = (word: string, at: number, concept: Concept) =>
    concept.words.includes(word) ||
    // The running time does not run.
    (concept.forms.has(word) && !isInPhrase(at)) ||
    (!exact && isNear(word, concept));
  const found = [...concepts()].map(([name, concept]): [string, number[]] => {
    const single = tokens.flatMap(({ word }, at) => (isSaid(word, at, concept) ? [at] : []));
    return [name, [...new Set([...(phrases.get(name) ?? []), ...single])].toSorted((one, other) => one - other)];
  });
  return new Map(found.filter(([, indexes]) => indexes.length > 0));
}

const NEGATIVE = inEveryLanguage(({ negative }) => negative);

/** The telling units of a name; brackets hold its unit of measure. */
function unitsOf(name: string): { units: Unit[]; negative: boolean } {
  const split = name
    .replace(BRACKETS, ' ')
    .replaceAll('_', ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  const all = wordsOf(split === '' ? name : split);
  const words = all.filter((word) => !NEGATIVE.has(word));
  const negative = words.length < all.length && words.length > 0;
  const phrase = [...conceptsIn(asTokens(words), true)].find(
    ([, indexes]) => indexes.length > 1 && indexes.length >= words.length - 1,
  );
  if (phrase !== undefined) return { units: [{ words, concepts: [phrase[0]] }], negative };
  const capitals = new Set((split.match(/\b\p{Lu}{2,}\b/gu) ?? []).map(fold));
  const isAbbreviation = (word: string) => capitals.has(word) && split !== split.toUpperCase();
  const telling = words.filter((word) => isAbbreviation(word) || !isNeutral(word));
  const kept = telling.length > 0 ? telling : words;
  const conceptsOf = (word: string) => [...conceptsIn(asTokens([word]), true).keys()];
  return { units: kept.map((word) => ({ words: [word], concepts: conceptsOf(word) })), negative };
}

const unitsKept = kept(unitsOf);

/** The property that names nodes is asked for by its own word only: to call something is to ask for its other names. */
const nameItself = (name: string) => ({ units: [{ words: wordsOf(name), concepts: [] }], negative: false });

/** The number of a tap is said by the word for a number as well: by "tap" alone the tap is. */
const idItself = (name: string) => ({
  units: wordsOf(worded(name)).map((word) => ({ words: [word], concepts: [] })),
  negative: false,
});

function unitsOfProperty({ name, kind }: PropertyShape): ReturnType<typeof unitsOf> {
  if (isNaming(name)) return nameItself(name);
  return kind === 'number' && saysIds(name) ? idItself(name) : unitsKept(name);
}

function entriesOf({ labels, types }: GraphShape): Entry[] {
  const properties = new Map<string, { property: PropertyShape; labels: string[] }>();
  for (const { label, properties: own } of labels) {
    for (const property of own) {
      const entry = properties.get(property.name) ?? { property, labels: [] };
      entry.labels.push(label);
      properties.set(property.name, entry);
    }
  }
  return [
    ...labels.flatMap(({ label, words = [] }) =>
      [label, ...words].map((said) => ({ kind: 'label' as const, name: label, labels: [label], ...unitsKept(said) })),
    ),
    ...types.flatMap(({ type, words = [] }) =>
      [type, ...words].map((said) => ({ kind: 'type' as const, name: type, labels: [], ...unitsKept(said) })),
    ),
    ...[...properties].map(([name, { property, labels: of }]) => ({
      kind: 'property' as const,
      name,
      labels: of,
      property,
      ...unitsOfProperty(property),
    })),
  ];
}

/** The concepts of a question, and its words, held against names of the graph. */
export class Vocabulary {
  readonly #concepts: Map<string, number[]>;

  constructor(
    readonly tokens: readonly Token[],
    readonly language: Language,
    readonly pack: Pack,
  ) {
    this.#concepts = conceptsIn(tokens, false);
  }

  /** The words by which a unit of a name is said. */
  #said(unit: Unit): number[] {
    const direct = unit.words.map((word) =>
      this.tokens.flatMap((token, index) => {
        const alike = token.word === word || means(token.word, word);
        return alike ? [index] : [];
      }),
    );
    const words = direct.every((indexes) => indexes.length > 0) ? direct.flat() : [];
    const meant = unit.concepts.flatMap((concept) => this.#concepts.get(concept) ?? []);
    // Of several words a single one may stand elsewhere: "mare" is big, and the sea.
    return unit.words.length > 1 && meant.length > 0 ? meant : [...words, ...this.#otherwise(unit), ...meant];
  }

  /** The words of another name of what a unit names: "United States" of "US gross". */
  #otherwise({ words }: Unit): number[] {
    const others = OTHER_NAMES.get(words.join(' ')) ?? [];
    return others.flatMap((name) => placesOf(this.tokens, name).flatMap(indexesOf));
  }

  /** The words that say the opposite of a unit: "access to the sea" of being landlocked. */
  #denied(unit: Unit): number[] {
    return unit.concepts.flatMap((concept) => this.#concepts.get(concepts().get(concept)?.opposite ?? '') ?? []);
  }

  #named({ units, ...entry }: Entry): Named | undefined {
    const said = units.map((unit) => this.#said(unit));
    const score = said.filter((indexes) => indexes.length > 0).length / units.length;
    const denied = units.flatMap((unit) => this.#denied(unit));
    if (denied.length > 0 && score === 0) {
      const tokens = [...new Set(denied)].sort((one, other) => one - other);
      return { ...entry, negative: !entry.negative, tokens, against: [], score: 1 };
    }
    if (score < SCORES.vocabularyShare) return undefined;
    const tokens = [...new Set(said.flat())].sort((one, other) => one - other);
    return { ...entry, tokens, against: denied, score };
  }

  /** Everything of the graph's own vocabulary that the question names. */
  named(shape: GraphShape): Named[] {
    return entriesOf(shape).flatMap((entry) => this.#named(entry) ?? []);
  }

  /** Names of properties whose meaning is one of these concepts. */
  propertiesOf(shape: GraphShape, label: string, concepts: readonly string[]): PropertyShape[] {
    const own = shape.labels.find((one) => one.label === label)?.properties ?? [];
    return own.filter(({ name }) =>
      unitsKept(name).units.some((unit) => unit.concepts.some((one) => concepts.includes(one))),
    );
  }

  /** Words that add nothing beside a concept that was named: "city" beside "capital". */
  beside(names: readonly string[]): number[] {
    const meant = names.flatMap((name) => unitsKept(name).units.flatMap((unit) => unit.concepts));
    const words = [...new Set(meant)].map((concept) => concepts().get(concept)?.beside);
    const own = new Set(names.flatMap(wordsOf));
    const isBeside = (word: string) => !own.has(word) && words.some((one) => one?.has(word));
    return this.tokens.flatMap(({ word }, index) => (isBeside(word) ? [index] : []));
  }
}
