import { type PropertyLink } from '../grammar/Meaning.js';
import { type Clue, type Sense } from './clues.js';
import { SCORES } from '../scores/scores.js';

/** A clue with the one sense that a guess takes it in, and how much speaks for that. */
export interface Taken {
  readonly from: number;
  readonly to: number;
  readonly sense: Sense;
  readonly worth: number;
}

/** Ways to take all clues that are tried. */
const MOST_WAYS = 96;

/** Every way to take each clue in one of its senses, the likeliest first. */
export function waysToTake(clues: readonly Clue[]): Taken[][] {
  let ways: Taken[][] = [[]];
  for (const { senses, ...place } of clues) {
    const taken = senses.map((sense, at): Taken => ({ ...place, sense, worth: 1 - at * SCORES.senseFurther }));
    ways = taken.flatMap((one) => ways.map((way) => [...way, one])).slice(0, MOST_WAYS);
  }
  return ways;
}

/** The labels of the nodes that a sense is about. */
export function labelsOf(sense: Sense): readonly string[] {
  if (sense.kind === 'property') return sense.link.labels;
  if (sense.kind === 'rank') return sense.links.flatMap(({ labels }) => labels);
  return sense.kind === 'number' ? [] : [sense.label];
}

/** Whose property is meant: that of those who are told, where they have it. */
export const ownerOf = ({ labels }: PropertyLink, target: string): string =>
  labels.includes(target) ? target : (labels[0] ?? target);
