import { fold, foldedWords } from '../../../domain/folding/fold.js';
import { idsIn } from '../../../domain/query/named.js';
import { type Query } from '../../../domain/query/Query.js';
import { type NodeId } from '../../contract/ids.js';
import { type Suggestion } from '../engine/Engine.js';
import { queryInWords } from '../grammar/saying/lookedFor.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { type Wording } from '../texts/Wording.js';

/** Queries that are tried for those that find something: one that finds nothing is not what somebody asks. */
const MOST_TRIED = 8;
/** Words in which a query is said at most; what takes more is no button. */
const LONGEST = 180;

/** What trying one may take, and all together, in milliseconds: the person waits for the answer. */
const LONGEST_TRY = 250;
const LONGEST_TRIES = 600;

/** Whether it is counted how often there is one thing that is named: of that nobody asks how many there are. */
function countsNamed(query: Query): boolean {
  if (query.kind !== 'count') return false;
  let { set } = query;
  while (set.kind === 'where') set = set.of;
  return set.kind === 'nodes' && set.ids.length === 1;
}

async function isAnswered(query: Query, reading: GraphReading, milliseconds: number): Promise<boolean> {
  const { result } = (await reading.queryWithin(query, milliseconds)) ?? {};
  if (result === undefined || countsNamed(query)) return false;
  if (result.kind === 'aggregate') return result.counted > 0;
  // Where each has another value nothing is found most often.
  if (result.kind === 'group' && query.kind === 'group' && query.total.kind === 'count')
    return result.groups.some(({ total }) => Number(total) > 1);
  // How far two are apart is told from the greater.
  if (result.kind === 'measure') return typeof result.value === 'number' && result.value >= 0;
  if (result.kind === 'compare') return result.totals.every((total) => total !== null);
  if (result.kind === 'share') return result.whole > 0;
  return result.kind === 'exists' || !('total' in result) || result.total > 0;
}

/** The first of some that find something. @param most so many of them @param end by when, in the time of `performance.now()` */
export async function answeredOf<T extends { readonly query: Query }>(
  all: readonly T[],
  most: number,
  reading: GraphReading,
  end: number = performance.now() + LONGEST_TRIES,
): Promise<T[]> {
  const answered: T[] = [];
  for (const one of all.slice(0, MOST_TRIED)) {
    const left = Math.ceil(end - performance.now());
    if (answered.length === most || left <= 0) break;
    if (await isAnswered(one.query, reading, Math.min(left, LONGEST_TRY))) answered.push(one);
  }
  return answered;
}

/** A reading to press, with the words of the question that it leaves out. */
export interface Offer {
  readonly query: Query;
  readonly leftOut?: readonly string[];
}

/** A query in words, with what it leaves out. */
function sayOffer({ query, leftOut = [] }: Offer, reading: GraphReading, wording: Wording): string {
  const what = queryInWords(query, wording, reading.nodes);
  // A type that the reading follows may be called as a word that nothing was made of.
  const said = foldedWords(what);
  const without = leftOut.filter((word) => !said.includes(fold(word)));
  return without.length === 0 ? what : wording.t('guessWithout', { what, words: wording.quoted(without) });
}

/** Readings as buttons that say them in words, each once: in the words of the last of one query, which may leave out fewer. */
export async function buttonsFor(
  offers: readonly Offer[],
  reading: GraphReading,
  wording: Wording,
): Promise<Suggestion[]> {
  await reading.read(offers.flatMap(({ query }) => idsIn(query)) as NodeId[]);
  const texts = offers.map((offer) => ({ query: offer.query, text: sayOffer(offer, reading, wording) }));
  const queries = new Map(texts.map((one) => [JSON.stringify(one.query), one]));
  return [...new Map([...queries.values()].map((one) => [one.text, one])).values()]
    .filter(({ text }) => text.length <= LONGEST)
    .map(({ query, text }) => ({ kind: 'guess', text, says: wording.t('suggestGuess', { what: text }), query }));
}
