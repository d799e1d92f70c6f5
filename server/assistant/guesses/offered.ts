import { type Query } from '../../../domain/query/Query.js';
import { type GraphNode } from '../../contract/elements.js';
import { type Suggestion } from '../engine/Engine.js';
import { queryInWords } from '../grammar/saying/lookedFor.js';
import { isOfShare } from '../grammar/guard.js';
import { saidIn } from '../grammar/readQuestion.js';
import { type Asking } from '../marking/mark.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { type Wording } from '../texts/Wording.js';
import { guessesOf } from './guess.js';

/** Guesses that are offered, and that are tried for it: one that finds nothing is not what somebody asks. */
const MOST_OFFERED = 2;
const MOST_TRIED = 6;
/** Words in which a query is said at most; what takes more is no button. */
const LONGEST = 160;

/** What trying one may take, and all together, in milliseconds: whoever was refused waits for what is offered. */
const LONGEST_TRY = 250;
const LONGEST_TRIES = 600;

async function isAnswered(query: Query, reading: GraphReading): Promise<boolean> {
  const { result } = (await reading.queryWithin(query, LONGEST_TRY)) ?? {};
  if (result === undefined) return false;
  if (result.kind === 'aggregate') return result.counted > 0;
  // Where each has another value nothing is found most often.
  if (result.kind === 'group' && query.kind === 'group' && query.total.kind === 'count')
    return result.groups.some(({ total }) => Number(total) > 1);
  return result.kind === 'exists' || !('total' in result) || result.total > 0;
}

/** What queries are offered in. `nodes`: those that they name. */
interface Offering {
  readonly most: number;
  readonly nodes: readonly GraphNode[];
  readonly reading: GraphReading;
  readonly wording: Wording;
}

/** The first of some queries that find something, each as a button that says it in words. */
export async function offeredOf(
  queries: readonly Query[],
  { most, nodes, reading, wording }: Offering,
): Promise<Suggestion[]> {
  const named = new Map(nodes.map((node) => [String(node.id), node]));
  const offered: Suggestion[] = [];
  const end = performance.now() + LONGEST_TRIES;
  for (const query of queries.slice(0, MOST_TRIED)) {
    if (offered.length === most || performance.now() > end) break;
    const text = (await isAnswered(query, reading))
      ? queryInWords(query, wording, new Map([...named, ...reading.nodes]))
      : '';
    if (text !== '' && text.length <= LONGEST && offered.every((one) => one.text !== text))
      offered.push({ kind: 'guess', text, says: wording.t('suggestGuess', { what: text }), query });
  }
  return offered;
}

/** Queries that a question may ask for which nothing reads surely, each to be asked at a press: what it names, put together as the graph allows. */
export async function guessesFor(
  question: string,
  { reading, language, now }: Asking,
  wording: Wording,
): Promise<Suggestion[]> {
  if (isOfShare(question, language)) return [];
  const said = await saidIn(question, language, reading, now);
  const guesses = await guessesOf(said, language, reading);
  const queries = guesses.map(({ query }) => query);
  return offeredOf(queries, { most: MOST_OFFERED, nodes: said.nodes, reading, wording });
}
