import { type Query } from '../../../domain/query/Query.js';
import { isOfShare } from '../grammar/guard.js';
import { saidIn } from '../grammar/readQuestion.js';
import { type Asking } from '../marking/mark.js';
import { type Guess, type Guesses, guessesOf } from './guess.js';
import { answeredOf, type Offer } from './offered.js';

/** Readings that are told or offered. */
const MOST_READINGS = 3;
/** Words that one may leave out: where more say nothing to the graph, something else is asked. */
const MOST_LEFT_OUT = 1;

/** What a question may ask for, by what speaks for it. */
export interface RankedReadings {
  /** What it is answered by; undefined where others are as good, or what it leaves out may be what is asked. */
  readonly best: Query | undefined;
  readonly others: readonly Offer[];
  /** Words that the best does not use. */
  readonly leftOut: readonly string[];
}

/** Whether a query does more than find again what a question names: it ranks, sums, divides or compares. */
const asksMore = ({ query, isUnsaid }: Guess): boolean =>
  !isUnsaid ||
  query.kind === 'aggregate' ||
  query.kind === 'group' ||
  (query.kind === 'nodes' && /"is":"[<>≤≥]"|"by":\{"kind":"property"/u.test(JSON.stringify(query)));

/** A name is never left out: whoever is named is who is asked about. */
export const isName = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Whether a name of a question is none of the graph's, or is left out. */
const leavesName = (question: string, words: readonly string[]): boolean =>
  words.some((word) => isName(word) && !question.trimStart().startsWith(word));

function isTold(guess: Guess, question: string, { leftOut, isAskedLeftOut }: Guesses): boolean {
  const { kind } = guess.query;
  if (guess.isOther || isAskedLeftOut) return false;
  if (leftOut.length === 0) return true;
  if (leftOut.length > MOST_LEFT_OUT || kind === 'exists' || kind === 'count') return false;
  return !leavesName(question, leftOut) && asksMore(guess);
}

/** The readings of a question that nothing reads surely: what it names, put together as the graph allows, where that finds something. */
export async function rankedReadings(question: string, { reading, language, now }: Asking): Promise<RankedReadings> {
  if (isOfShare(question, language)) return { best: undefined, others: [], leftOut: [] };
  const found = await guessesOf(await saidIn(question, language, reading, now), language, reading);
  const { guesses, leftOut } = found;
  const [first, ...more] = await answeredOf(guesses, MOST_READINGS, reading);
  if (first === undefined) return { best: undefined, others: [], leftOut };
  const [next] = more;
  // Yes or no hides how it was read, so that nothing else may be meant.
  const isClear = next === undefined || (next.score < first.score && first.query.kind !== 'exists');
  const offer = ({ query, without }: Guess): Offer => ({ query, leftOut: [...without, ...leftOut] });
  const others = more.map(offer);
  if (isClear && isTold(first, question, found)) return { best: first.query, others, leftOut };
  // Who is named is who is asked about: without the name nothing is offered.
  return { best: undefined, others: leavesName(question, leftOut) ? [] : [offer(first), ...others], leftOut };
}
