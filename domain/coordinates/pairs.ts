import { phraseOf } from '../imports/headingWords.js';
import resource from './words.json' with { type: 'json' };

/**
 * What two numbers say of a place: degrees on the earth (drawn as a map, north up), distances on the ground (north up), points of a
 * drawing (down as on a screen), or values that merely span a field (each axis with a measure of its own, larger up).
 */
type PlaceKind = 'map' | 'ground' | 'plane' | 'chart';

/** Two properties, or columns, that say where a thing lies: `x` across, `y` along. */
export interface CoordinatePair {
  readonly is: PlaceKind;
  readonly x: string;
  readonly y: string;
}

type Axis = keyof typeof resource;

const AXES = [
  { is: 'map', x: 'longitude', y: 'latitude' },
  { is: 'ground', x: 'east', y: 'north' },
  { is: 'plane', x: 'x', y: 'y' },
] as const satisfies readonly { is: PlaceKind; x: Axis; y: Axis }[];

/** Shortest word that is also found inside of another, as in `geolat`; scripts without blanks have short ones. */
const SHORTEST_WITHIN = 3;
const isLatin = (word: string): boolean => /^[\p{Script=Latin}\s]+$/u.test(word);

/** The words of an axis as they are compared, longer ones first: of "latitude" not only "lat" is taken. */
const WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(resource).map(([axis, words]) => [
    axis,
    [...new Set(words.map((word) => phraseOf(word)))].toSorted((one, other) => other.length - one.length),
  ]),
);

const bounded = (word: string): RegExp => new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'u');
const BOUNDED = new Map([...WORDS.values()].flat().map((word) => [word, bounded(word)] as const));

/** What is left of a name beside a word of this axis, for each such word: `birth_lat` and `birth_lon` leave the same. */
function restsOf(name: string, axis: Axis): readonly string[] {
  const phrase = phraseOf(name.normalize('NFC'));
  return (WORDS.get(axis) ?? []).flatMap((word) => {
    if (BOUNDED.get(word)?.test(phrase) === true) return phrase.replace(BOUNDED.get(word) ?? word, '*');
    const within = phrase.includes(word) && (!isLatin(word) || word.length >= SHORTEST_WITHIN);
    return within ? phrase.replace(word, '*') : [];
  });
}

const hasWord = (name: string, axis: Axis): boolean =>
  (WORDS.get(axis) ?? []).some((word) => word.length > 1 && BOUNDED.get(word)?.test(phraseOf(name)) === true);

/** Pairs of one kind: names that differ in the words for the two axes alone; where there are none, the first that has such a word. */
function pairsOf(names: readonly string[], { is, x, y }: (typeof AXES)[number]): readonly CoordinatePair[] {
  const across = new Map(names.toReversed().flatMap((name) => restsOf(name, x).map((rest) => [rest, name] as const)));
  const found = names.flatMap((along) => {
    const [partner] = restsOf(along, y).flatMap((rest) => across.get(rest) ?? []);
    return partner === undefined || partner === along ? [] : [{ is, x: partner, y: along }];
  });
  if (found.length > 0) return found;
  const [first, second] = [names.find((name) => hasWord(name, x)), names.find((name) => hasWord(name, y))];
  return first === undefined || second === undefined || first === second ? [] : [{ is, x: first, y: second }];
}

/** Pairs of names that may say where things lie, in many languages: those on the earth first. What their values are is not looked at. */
export const namedPairs = (names: readonly string[]): readonly CoordinatePair[] =>
  AXES.flatMap((axes) => pairsOf(names, axes));
