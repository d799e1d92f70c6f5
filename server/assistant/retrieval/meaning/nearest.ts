import { type Taught } from '../retrieve.js';
import { type SentenceEncoder, type Vector } from './SentenceEncoder.js';

/** A taught question that may mean the same, and how near it is, from -1 to 1. */
interface Near {
  readonly taught: Taught;
  readonly nearness: number;
}

/**
 * Near enough to answer, and so much nearer than the next: below this, questions about anything else find an answer too
 * (measured by tests/assistant/meaning.test.ts).
 */
const SAME = 0.6;
const MARGIN = 0.08;
/** Near enough to be offered. */
const ALIKE = 0.5;

function product(one: Vector, other: Vector): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}

/** The taught questions by how near they are, as far as it is known where they lie. */
function ranked(vector: Vector, taught: readonly Taught[], encoder: SentenceEncoder): Near[] {
  const near = taught.flatMap((one): Near[] => {
    const vectors = one.questions.flatMap((question) => encoder.known(question) ?? []);
    return vectors.length === 0
      ? []
      : [{ taught: one, nearness: Math.max(...vectors.map((other) => product(vector, other))) }];
  });
  return near.sort((one, other) => other.nearness - one.nearness);
}

/** What is meant, if one taught question is near and no other nearly as near; and the nearest. */
export interface Meant {
  readonly meant: Taught | undefined;
  readonly near: readonly Taught[];
}

/** Nothing is meant, and nothing near. */
export const NOTHING_MEANT: Meant = { meant: undefined, near: [] };

/**
 * Finds taught questions that mean the same in other words. While it is not known where all of them lie nothing is meant, for
 * a nearer one may be among the rest.
 */
export async function meantBy(
  question: string,
  taught: readonly Taught[],
  encoder: SentenceEncoder,
  withinMs: number,
): Promise<Meant> {
  const questions = taught.flatMap((one) => one.questions);
  encoder.prepare(questions);
  const vector = await encoder.vectorOf(question, withinMs);
  if (vector === undefined) return NOTHING_MEANT;
  const [best, next, ...more] = ranked(vector, taught, encoder);
  if (best === undefined) return NOTHING_MEANT;
  const isWhole = questions.every((one) => encoder.known(one) !== undefined);
  const isMeant = isWhole && best.nearness >= SAME && best.nearness - (next?.nearness ?? 0) >= MARGIN;
  const near = [best, ...(next === undefined ? [] : [next]), ...more].filter(({ nearness }) => nearness >= ALIKE);
  return { meant: isMeant ? best.taught : undefined, near: near.map((one) => one.taught) };
}
