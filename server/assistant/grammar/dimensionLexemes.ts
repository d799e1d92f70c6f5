import { ORDERS } from '../../../domain/query/Query.js';
import { cutsOf } from '../language/likeness.js';
import { unitOfProperty } from '../language/amounts.js';
import { wordsOf } from '../language/tokens.js';
import { placesIn } from '../language/phrases.js';
import { type Ground, type Lexeme, spans } from './Lexeme.js';
import { type Meaning, type PropertyLink } from './Meaning.js';
import { type Dimension, type Measure, measuresOf, type Pack } from '../language/Pack.js';
import { kinOf, type Schema, sameWord, sameWords } from './Schema.js';
import { tieMeaning } from './tieLexemes.js';
import { once } from '../language/lexicon/once.js';

/** An adjective that measures nothing of the graph by itself. */
const EXTREME = 0.85;

/** A word without an ending that compares it, in each way that the language has. */
export const bare = (word: string, endings: readonly string[]): string[] =>
  cutsOf(endings).flatMap(({ from, to }) => {
    if (!word.endsWith(from) || word.length - from.length < 2) return [];
    const stem = word.slice(0, -from.length) + to;
    return stem.at(-1) === stem.at(-2) ? [stem, stem.slice(0, -1)] : [stem];
  });

/** A word of measure, with what it is about in a graph. */
interface Measuring {
  readonly name: string;
  readonly words: readonly string[];
  readonly links: readonly PropertyLink[];
  /** What a verb measures that relationships hold: what was paid for something. */
  readonly ties: readonly Meaning[];
}

const isSaid = (words: readonly string[], nouns: readonly string[]): boolean =>
  nouns.some((noun) => words.some((word) => sameWord(word, noun) >= 0.95));

/** The properties that a word of measure is about in this graph: those of its names, and of labels that have none of these those that are told in a unit of it. */
function measured(schema: Schema, measures: readonly Measure[], isAge: boolean): PropertyLink[] {
  const properties = isAge
    ? schema.properties.map((one) => ({ ...one, labels: schema.agesOf(one) })).filter(({ labels }) => labels.length > 0)
    : schema.properties;
  const linksTo = (tells: (property: Schema['properties'][number], nouns: readonly string[]) => boolean) =>
    measures.flatMap(({ nouns, isInverse }) =>
      properties
        .filter((one) => tells(one, nouns))
        .map(({ property, labels, isYear }) => ({
          property,
          labels,
          ...(isYear === true ? { isYear } : {}),
          ...(isInverse ? { isInverse } : {}),
        })),
    );
  const named = linksTo(({ words }, nouns) => isSaid(words, nouns));
  const isNamed = (label: string) => named.some(({ labels }) => labels.includes(label));
  const inUnits = linksTo(
    ({ kind, property, labels }, nouns) =>
      kind === 'number' && nouns.includes(unitOfProperty(property) ?? '') && !labels.some(isNamed),
  );
  return [...named, ...inUnits];
}

/** Looks up the measures of a dimension, limited to nouns that occur in this graph: most of thousands do not. */
function measuresIn({ properties, ties, units }: Schema): (dimension: Dimension) => readonly Measure[] {
  const said = new Set([...units, ...[...properties, ...ties].flatMap(({ words }) => words.flatMap(kinOf))]);
  const found = new Map<string, boolean>();
  const mayBeSaid = (noun: string): boolean => {
    const isFound = found.get(noun) ?? kinOf(noun).some((one) => said.has(one));
    found.set(noun, isFound);
    return isFound;
  };
  return (dimension) => measuresOf(dimension).map((one) => ({ ...one, nouns: one.nouns.filter(mayBeSaid) }));
}

/** Whether a word measures how old persons are, and other things as well. */
const saysAge = (dimension: Dimension): boolean => dimension.some((name) => name === 'age' || name === '-age');

/** The words of a language that measure something of a graph: worked out once for a graph. */
const measuringIn = once((schema: Schema) =>
  once((pack: Pack): readonly Measuring[] => {
    const measuresOfGraph = measuresIn(schema);
    return Object.entries(pack.dimensions).flatMap(([name, dimension]) => {
      const measures = measuresOfGraph(dimension);
      const nouns = measures.flatMap((one) => (one.isInverse ? [] : one.nouns));
      const ties = schema.ties.filter(({ words }) => isSaid(words, nouns)).map((tie) => tieMeaning(tie));
      const links = measured(schema, measures, saysAge(dimension));
      return links.length + ties.length === 0 ? [] : [{ name, words: wordsOf(name), links, ties }];
    });
  }),
);

/** Where the words of an end of an order stand, whatever is ordered: the most, cea mai. */
const endsIn = ({ words, pack }: Pick<Ground, 'words' | 'pack'>) =>
  ORDERS.flatMap((order) =>
    pack.operators[order].flatMap((phrase) => placesIn(words, wordsOf(phrase)).map((place) => ({ order, ...place }))),
  );

/** The most or the least of whatever is named beside it: the longest streak. What measures in both ways says neither. */
function* extremeLexemes(ground: Pick<Ground, 'words' | 'pack'>): Generator<Lexeme> {
  const { words, pack } = ground;
  const ends = endsIn(ground);
  const bared = words.map((word) => bare(word, pack.superlative));
  for (const [name, dimension] of Object.entries(pack.dimensions)) {
    const inverse = dimension.filter((one) => one.startsWith('-')).length;
    if (inverse > 0 && inverse < dimension.length) continue;
    const wanted = wordsOf(name);
    const found = [
      ...bared.flatMap((stems, at) => (stems.includes(name) ? [{ order: 'most' as const, from: at, to: at + 1 }] : [])),
      ...ends.flatMap(({ order, from, to }) =>
        sameWords(words.slice(to, to + wanted.length), wanted) >= 0.95 ? [{ order, from, to: to + wanted.length }] : [],
      ),
    ];
    for (const { order, from, to } of found) {
      const far = inverse === 0 ? order : order === 'most' ? 'least' : 'most';
      yield { from, to, meaning: { cat: 'extreme', order: far }, score: EXTREME };
    }
  }
}

/** The words that measure something of this graph, and how they compare. */
export function* dimensionLexemes(ground: Pick<Ground, 'words' | 'pack' | 'schema'>): Generator<Lexeme> {
  const { words, pack, schema } = ground;
  yield* extremeLexemes(ground);
  const comparing = new Set(pack.comparing);
  const runs = [...spans(words)];
  const comparatives = words.map((word) => bare(word, pack.comparative));
  const superlatives = words.map((word) => bare(word, pack.superlative));
  for (const { name, words: wanted, links, ties } of measuringIn(schema)(pack)) {
    const isOne = wanted.length === 1;
    for (const { from, to, words: own } of runs) {
      const [word = ''] = own;
      const place = { from, to, score: 0.9 };
      const isIn = (bared: readonly string[][]) => isOne && own.length === 1 && bared[from]?.includes(name) === true;
      const [isComparative, isSuperlative] = [isIn(comparatives), isIn(superlatives)];
      const isSame = !isComparative && !isSuperlative && sameWords(own, wanted) >= 0.95;
      if (isSame) for (const meaning of ties) yield { ...place, meaning };
      if (links.length === 0) continue;
      const spent = pack.spent.includes(name) ? { isSpent: true as const } : {};
      if (isSame) yield { ...place, meaning: { cat: 'dim', links, degree: 'plain', ...spent } };
      const isMore =
        isComparative ||
        (own.length === wanted.length + 1 && comparing.has(word) && sameWords(own.slice(1), wanted) >= 0.95);
      if (isMore) yield { ...place, meaning: { cat: 'dim', links, degree: 'more' } };
      if (isSuperlative) yield { ...place, meaning: { cat: 'sup', order: 'most', links } };
    }
  }
}
