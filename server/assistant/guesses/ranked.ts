import { type Query } from '../../../domain/query/Query.js';
import { isOfShare } from '../grammar/guard.js';
import { saidIn } from '../grammar/readQuestion.js';
import { type Asking } from '../marking/mark.js';
import { type Guess, type Guesses, guessesOf } from './guess.js';
import { answeredOf } from './offered.js';

/** Readings that are told or offered. */
const MOST_READINGS = 3;
/** Words that one may leave out: where more say nothing to the graph, something else is asked. */
const MOST_LEFT_OUT = 1;

/** What a question may ask for, by what speaks for it. */
export interface RankedReadings {
  /** What it is answered by; undefined where others are as good, or what it leaves out may be what is asked. */
  readonly best: Query | undefined;
  readonly others: readonly Query[];
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
const isName = (word: string): boolean => /^\p{Lu}/u.test(word);

function isTold(guess: Guess, question: string, { leftOut, isAskedLeftOut }: Guesses): boolean {
  const { kind } = guess.query;
  if (guess.isOther || isAskedLeftOut) return false;
  if (leftOut.length === 0) return true;
  if (leftOut.length > MOST_LEFT_OUT || kind === 'exists' || kind === 'count') return false;
  const isNamed = leftOut.some((word) => isName(word) && !question.trimStart().startsWith(word));
  return !isNamed && asksMore(guess);
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
  const others = more.map(({ query }) => query);
  return isClear && isTold(first, question, found)
    ? { best: first.query, others, leftOut }
    : { best: undefined, others: [first.query, ...others].slice(0, MOST_READINGS - 1), leftOut };
}
