import { fold } from '../../../../domain/folding/fold.js';

type Endings = readonly (readonly [string, string])[];

/** The least that two forms of one word have in common. */
const SHORTEST = 3;

const swaps = (one: string, other: string, [mine, its]: readonly [string, string]) =>
  one.endsWith(mine) &&
  other.endsWith(its) &&
  one.length - mine.length >= SHORTEST &&
  one.slice(0, one.length - mine.length) === other.slice(0, other.length - its.length);

const MIDDLE_VOWEL = /[âÂîÎ]/u;

/** A Romanian word in either spelling of its middle vowel: Târgu, Tîrgu. */
const respelled = (word: string) => fold(word.replace(/[âÂ]/gu, 'î'));

/** Whether two words of names are forms of one: the same letters, or endings that stand for each other. */
export function sameForm(one: string, other: string, endings: Endings): boolean {
  const [first, second] = [fold(one), fold(other)];
  if (first === second || (MIDDLE_VOWEL.test(one + other) && respelled(one) === respelled(other))) return true;
  if (first.slice(0, SHORTEST - 1) !== second.slice(0, SHORTEST - 1)) return false;
  return endings.some((pair) => swaps(first, second, pair) || swaps(second, first, pair));
}
