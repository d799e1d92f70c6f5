import { fold } from '../../../../domain/folding/fold.js';
import { type PropertyLink } from '../../grammar/Meaning.js';
import { measuresOf, PACKS } from '../../grammar/Pack.js';
import { sameWord, wordsOfName } from '../../grammar/Schema.js';
import { type EditContext, kindOf } from '../EditContext.js';
import { EditRejection } from '../EditRejection.js';
import { knownProperty } from '../finding/names.js';
import { valueOf } from '../finding/values.js';
import { phraseAt, textOf, type Word, without } from '../reading/words.js';
import { type Fact } from './facts.js';

/** Runs what may be rejected; undefined then. */
function unless<T>(find: () => T): T | undefined {
  try {
    return find();
  } catch (error) {
    if (error instanceof EditRejection) return undefined;
    throw error;
  }
}

const property = (words: readonly Word[], labels: readonly string[], context: EditContext) =>
  unless(() => knownProperty(words, labels, context));

function fact(
  name: string,
  words: readonly Word[],
  labels: readonly string[],
  context: EditContext,
): Fact[] | undefined {
  const said = unless(() => valueOf(words, kindOf(name, labels, context), context));
  if (said === undefined) return undefined;
  const { value, kind } = said;
  return [{ kind: 'property', property: name, value, ...(kind === undefined ? {} : { valueKind: kind }) }];
}

/** One value as it is told: a name, a number, a quotation; nothing that goes on. */
const isOneValue = (words: readonly Word[]): boolean =>
  words.length > 0 &&
  words.length <= 4 &&
  words.every(({ gap }, at) => at === 0 || !/[,;]/u.test(gap)) &&
  (words.length === 1 || words.every(({ raw, quoted }) => quoted || /^[\p{Lu}\p{N}]/u.test(raw)));

/** A property of the labels with its value: `a price of 35`, `20 slots`, `născut în 1999`. */
export function valueIn(words: readonly Word[], labels: readonly string[], context: EditContext): Fact[] | undefined {
  const bare = without(words, context.grammar.articles);
  const [first] = bare;
  if (first !== undefined && /^\p{N}/u.test(first.raw) && bare.length > 1) {
    const { of } = PACKS[context.language].operators;
    const rest = without(bare.slice(1), [...of.map(fold), ...context.grammar.between]);
    const name = property(rest, labels, context) ?? measured(rest, labels, context);
    if (name !== undefined) return fact(name, bare.slice(0, 1), labels, context);
  }
  for (let at = bare.length - 1; at > 0; at -= 1) {
    const name = property(bare.slice(0, at), labels, context) ?? measured(bare.slice(0, at), labels, context);
    if (name === undefined) continue;
    const value = without(bare.slice(at), context.grammar.between);
    if (isOneValue(value) && phraseAt(value, 0, context.grammar.between) === 0)
      return fact(name, value, labels, context);
  }
  return undefined;
}

/** Properties of some labels that a word measures: `aged`, `lives in`. */
function linksOf(dimension: readonly string[], labels: readonly string[], { shape }: EditContext): PropertyLink[] {
  const own = shape.labels.filter(({ label }) => labels.includes(label));
  return own.flatMap(({ label, properties }) =>
    properties
      .filter(({ name }) =>
        measuresOf(dimension).some(
          ({ nouns, isInverse }) =>
            !isInverse && nouns.some((noun) => wordsOfName(name).some((word) => sameWord(word, noun) >= 0.95)),
        ),
      )
      .map(({ name }) => ({ property: name, labels: [label] })),
  );
}

/** The one property of some labels that words measure. */
export function measured(words: readonly Word[], labels: readonly string[], context: EditContext): string | undefined {
  const said = textOf(words, context.text);
  const found = Object.entries(PACKS[context.language].dimensions).flatMap(([name, dimension]) =>
    fold(said)
      .split(/\s+/u)
      .every((word, _, all) => all.length === 1 && sameWord(word, fold(name)) >= 0.95)
      ? linksOf(dimension, labels, context)
      : [],
  );
  const [first, ...others] = new Set(found.map((one) => one.property));
  return others.length === 0 ? first : undefined;
}

/** The property that a dimension of the grammar has for nodes of some labels. */
export function ofDimension(name: string, labels: readonly string[], context: EditContext): string | undefined {
  const dimension = PACKS[context.language].dimensions[name];
  const links = dimension === undefined ? [] : linksOf(dimension, labels, context);
  const [first, ...others] = new Set(links.map((one) => one.property));
  return others.length === 0 ? first : undefined;
}

/** Where something is, where its labels have one property for that: `in Perth`. */
export function placeIn(words: readonly Word[], labels: readonly string[], context: EditContext): Fact[] | undefined {
  const { grammar, shape } = context;
  const length = phraseAt(words, 0, grammar.place);
  const value = words.slice(length);
  if (length === 0 || !isOneValue(value) || value.some(({ raw }) => /^\p{N}/u.test(raw))) return undefined;
  const own = shape.labels.filter(({ label }) => labels.includes(label)).flatMap(({ properties }) => properties);
  const places = own.filter(({ name }) => grammar.places.some((place) => sameWord(fold(name), place) >= 0.95));
  const [first, ...others] = places;
  return first === undefined || others.length > 0 ? undefined : fact(first.name, value, labels, context);
}
