import { different } from '../../../domain/query/named.js';
import { type Query } from '../../../domain/query/Query.js';
import { type Meaning } from '../grammar/Meaning.js';
import { saidIn } from '../grammar/readQuestion.js';
import { type AskedFor, askedFor } from '../guesses/asked.js';
import { type Clue, cluesIn, openIn, type Sense } from '../guesses/clues.js';
import { valueClues } from '../guesses/valueClues.js';
import { type Asking } from '../marking/mark.js';
import { averaged, changed, type Earlier, turned } from './changed.js';
import { setOf } from './focusOf.js';

/** A query that a turn comes to; where the grammar does not read all of it, with the words that it leaves out. */
export interface LooseReading {
  readonly query: Query;
  readonly leftOut?: readonly string[];
}

/** Words that a turn may leave out. */
const MOST_LEFT_OUT = 1;

/** What the sense of some words means to a query; undefined of a number, which is compared with what the query says. */
function meaningOf(sense: Sense): Meaning | undefined {
  switch (sense.kind) {
    case 'named':
      return { cat: 'set', set: { kind: 'nodes', ids: sense.ids }, labels: [sense.label], isNamed: true };
    case 'value':
      return { cat: 'pred', that: sense.that, labels: [sense.label] };
    case 'property':
      return { cat: 'prop', links: [sense.link] };
    case 'rank':
      return { cat: 'sup', order: sense.order, links: sense.links };
    case 'label':
    case 'number':
      return undefined;
  }
}

function changedBySense(earlier: Earlier, sense: Sense): Query[] {
  const meaning = meaningOf(sense);
  const found = meaning === undefined ? [] : changed(earlier, meaning);
  // What the word for an end of an order measures need not be what was ranked by: the shortest sleep.
  return found.length === 0 && sense.kind === 'rank' ? turned(earlier.query, sense.order) : found;
}

/** Whether what is counted is a number that the graph keeps, which is then told: how many pardons. */
const isKept = ({ counting }: AskedFor, clues: readonly Clue[]): boolean =>
  clues.some(({ from, senses }) => counting.includes(from) && senses.some(({ kind }) => kind === 'property'));

/** A query as it is asked: how many, on average, or from its other end; undefined where it cannot be asked so. */
function asAsked(query: Query, { by, order, isCount }: Pick<AskedFor, 'by' | 'order' | 'isCount'>): Query | undefined {
  if (by !== undefined) return averaged(query, by);
  const set = setOf(query);
  if (isCount) return set && { kind: 'count', set };
  return order === undefined ? query : turned(query, order)[0];
}

/** The query with each thing that a part names in place of the only one like it; undefined where there is none, or several. */
export async function changedByNames(
  part: string,
  earlier: Earlier,
  { reading, language, now }: Asking,
): Promise<LooseReading | undefined> {
  const said = await saidIn(part, language, reading, now);
  const named = cluesIn(said, language);
  const open = openIn(said, named, language);
  const clues = [...named, ...(await valueClues(said, open, language, reading))];
  const isClue = (at: number) => clues.some(({ from, to }) => from <= at && at < to);
  const asked = askedFor(said, isClue, language);
  const leftOut = open.filter((at) => !isClue(at));
  if (asked === undefined || asked.isShare || asked.contrast.isOr || leftOut.length > MOST_LEFT_OUT) return undefined;
  const isCount = asked.isCount && !isKept(asked, clues);
  // What is counted is not what is left out: how many bikes.
  if (isCount && leftOut.length > 0) return undefined;
  // Of two properties the later one would take the place of the other unsaid.
  if (clues.filter(({ senses }) => senses.every(({ kind }) => kind === 'property')).length > 1) return undefined;
  let query = earlier.query;
  for (const { senses } of clues) {
    if (senses.some((sense) => sense.kind === 'label' && earlier.labels.includes(sense.label))) continue;
    const found = different(senses.flatMap((sense) => changedBySense({ ...earlier, query }, sense)));
    const [only, ...others] = found;
    if (only === undefined || others.length > 0) return undefined;
    query = only;
  }
  const changedSo = asAsked(query, { ...asked, isCount });
  if (changedSo === undefined || JSON.stringify(changedSo) === JSON.stringify(earlier.query)) return undefined;
  query = changedSo;
  return { query, leftOut: leftOut.flatMap((at) => said.tokens[at]?.raw ?? []) };
}
