import { fold } from '../../../../domain/folding/fold.js';
import { ownOf } from '../../../../domain/properties/kinds.js';
import { bare } from '../../grammar/dimensionLexemes.js';
import { measuresOf, PACKS } from '../../language/Pack.js';
import { sameWord, sameWords, wordsOfName } from '../../grammar/Schema.js';
import { type Language } from '../../language/lexicon/files.js';
import { type EditContext, kindOf } from '../EditContext.js';
import { unlessRejected } from '../EditRejection.js';
import { isSmall } from '../finding/bareForm.js';
import { knownProperty, propertyOf } from '../finding/names.js';
import { valueOf } from '../finding/values.js';
import { isNamed, listed, phraseAt, textOf, type Word, without } from '../reading/words.js';
import { type Fact } from './facts.js';

const property = (words: readonly Word[], labels: readonly string[], context: EditContext) =>
  unlessRejected(() => knownProperty(words, labels, context));

const fact = (name: string, words: readonly Word[], labels: readonly string[], context: EditContext): Fact[] => [
  { kind: 'property', property: name, set: valueOf(words, kindOf(name, labels, context), context) },
];

const sureFact = (...said: Parameters<typeof fact>): Fact[] | undefined => unlessRejected(() => fact(...said));

/** One value as it is told: a name, a number, a quotation; nothing that goes on. */
const isOneValue = (words: readonly Word[]): boolean =>
  words.length > 0 &&
  words.length <= 4 &&
  words.every(({ gap }, at) => at === 0 || !/[,;]/u.test(gap)) &&
  (words.length === 1 || words.every(isNamed));

/** A property of the labels by what words call it or measure. */
const called = (words: readonly Word[], labels: readonly string[], context: EditContext) =>
  property(words, labels, context) ?? measured(words, labels, context);

/** A property of the labels with its value: `a price of 35`, `20 slots`, `născut în 1999`. */
export function valueIn(words: readonly Word[], labels: readonly string[], context: EditContext): Fact[] | undefined {
  const { between, articles } = context.grammar;
  const bare = without(words, articles);
  // "Longer by 2" is no length of 2.
  if (phraseAt(bare, 0, context.pack.comparing) > 0) return undefined;
  const isFigure = (word: Word | undefined) => /^\p{N}/u.test(word?.raw ?? '');
  if (isFigure(bare[0]) && bare.length > 1) {
    const name = called(without(bare.slice(1), [...context.pack.operators.of, ...between]), labels, context);
    if (name !== undefined) return sureFact(name, bare.slice(0, 1), labels, context);
  }
  for (let at = bare.length - 1; at > 0; at -= 1) {
    const name = called(bare.slice(0, at), labels, context);
    if (name === undefined) continue;
    const value = without(bare.slice(at), between).filter(({ raw }) => !/^\p{Sc}$/u.test(raw));
    const isAmount = isFigure(value[0]) && kindOf(name, labels, context) === 'number';
    if ((isAmount || isOneValue(value)) && phraseAt(value, 0, between) === 0)
      return sureFact(name, value, labels, context);
  }
  return undefined;
}

/** Those of some names that hold what measures are about: `aged`, `lives in`, `charges`; or of which more is less of it. */
const measuredBy = (dimension: readonly string[], names: readonly string[], isInverse = false): string[] => {
  const nouns = measuresOf(dimension).flatMap((one) => (one.isInverse === isInverse ? one.nouns : []));
  return names.filter((name) => nouns.some((noun) => wordsOfName(name).some((word) => sameWord(word, noun) >= 0.95)));
};

/** The measures that words of a language name. */
const measuresSaid = (said: readonly string[], language: Language): string[] =>
  Object.entries(PACKS[language].dimensions).flatMap(([name, measures]) =>
    sameWords(said, [fold(name)]) >= 0.95 ? measures : [],
  );

/** Those of some names that hold what words measure in a language. */
export const namesMeasured = (said: string, names: readonly string[], language: Language): string[] =>
  measuredBy(measuresSaid(fold(said).split(/\s+/u), language), names);

const namesOf = (labels: readonly string[], context: EditContext): string[] => [
  ...new Set(context.propertiesOf(labels).map(({ name }) => name)),
];

/** The only one of some names. */
export const onlyOne = ([first, ...others]: readonly string[]): string | undefined =>
  others.length === 0 ? first : undefined;

/** The one property of some labels that a text measures. */
export const measuredAs = (said: string, labels: readonly string[], context: EditContext): string | undefined =>
  onlyOne(namesMeasured(said, namesOf(labels, context), context.language));

/** The one property of some labels that words measure. */
export const measured = (words: readonly Word[], labels: readonly string[], context: EditContext): string | undefined =>
  measuredAs(textOf(words, context.text), labels, context);

/** The one property of some labels that grows or shrinks with a comparative: cheaper, more expensive. */
export function comparing(words: readonly Word[], labels: readonly string[], context: EditContext) {
  const { comparative, comparing: more } = context.pack;
  const [word = '', ...others] = without(words, more).map((one) => one.word);
  const forms = others.length > 0 ? [] : [word, ...bare(word, comparative)];
  const dimension = forms.flatMap((form) => measuresSaid([form], context.language));
  const names = namesOf(labels, context);
  const grows = measuredBy(dimension, names);
  const name = onlyOne([...new Set([...grows, ...measuredBy(dimension, names, true)])]);
  return name === undefined ? undefined : { name, sign: grows.length > 0 ? (1 as const) : (-1 as const) };
}

/** Where something is, where its labels have one property for that: `in Perth`. */
export function placeIn(words: readonly Word[], labels: readonly string[], context: EditContext): Fact[] | undefined {
  const { grammar } = context;
  const length = phraseAt(words, 0, grammar.place);
  const value = words.slice(length);
  if (length === 0 || !isOneValue(value) || value.some(({ raw }) => /^\p{N}/u.test(raw))) return undefined;
  const isPlace = (name: string) => grammar.places.some((place) => sameWord(fold(name), place) >= 0.95);
  const name = onlyOne(namesOf(labels, context).filter(isPlace));
  return name === undefined ? undefined : sureFact(name, value, labels, context);
}

const startsValue = ({ raw, quoted, word }: Word) => quoted || /^[\p{N}\p{S}\p{Lu}]/u.test(raw) || word === '';

/** A property that the graph may not have, with its value: `with a motto of "Dare"`. Throws a rejection where one of them is open. */
export function newValueIn(
  words: readonly Word[],
  labels: readonly string[],
  context: EditContext,
): Fact[] | undefined {
  const { grammar, pack } = context;
  const bare = without(words, [...grammar.with, ...grammar.articles]);
  const isTruth = ({ word }: Word) => [...grammar.values.true, ...grammar.values.false].includes(word);
  for (let at = 1; at < bare.length; at += 1) {
    const [name, value] = [bare.slice(0, at), bare.slice(at + phraseAt(bare, at, grammar.between))];
    const [first] = value;
    // What is written as a name is told of, and no property.
    if (first === undefined || !name.every(({ raw, quoted }) => quoted || isSmall(raw))) continue;
    const isSpoken = isTruth(first) || ownOf(pack.several, first.word) !== undefined;
    const isKnown = () => property(name, context.labels, context) !== undefined;
    if (!startsValue(first) && !isSpoken && bare[at]?.gap.includes(':') !== true && !isKnown()) continue;
    const read = () => fact(propertyOf(name, labels, context), value, labels, context);
    return listed(bare, grammar.and).length > 1 ? unlessRejected(read) : read();
  }
  return undefined;
}
