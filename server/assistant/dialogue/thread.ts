import { type Focus } from '../grammar/Lexeme.js';
import { type Query } from '../../../domain/query/Query.js';
import { readQuestion } from '../grammar/readQuestion.js';
import { rankedReadings } from '../guesses/ranked.js';
import { type Asking } from '../marking/mark.js';
import { focusOf, focusOfWords, setOf, type Turn, withSeveral } from './focusOf.js';
import { goesOn } from './pointsBack.js';

/** Turns that are remembered. */
const REMEMBERED = 5;

export type ReadTurn = Turn & { readonly query: Query };

/** What is spoken of, and the queries that may be changed, the latest first; `isOffered`: the only one was never told. */
export interface Thread {
  readonly focus: Focus | undefined;
  readonly before: readonly ReadTurn[];
  readonly isOffered: boolean;
}

/** The query that a refused question was most likely for, as it was offered or asked back; undefined where none was. */
async function offeredFor(question: string, asking: Asking): Promise<Query | undefined> {
  const { reading, language, now } = asking;
  const read = await readQuestion(question, language, reading, { now });
  if (read.kind === 'ask') return read.query;
  const { best, others } = await rankedReadings(question, asking);
  const query = best ?? others[0]?.query;
  const isNarrow = query !== undefined && query.kind !== 'describe' && setOf(query)?.kind !== 'label';
  return isNarrow ? query : undefined;
}

/** What a turn may go on from: what the last one told of, or named where it was refused. A refused one that stood alone ends the thread. */
export async function threadOf(turns: readonly Turn[], asking: Asking): Promise<Thread> {
  const { reading, language } = asking;
  const before: ReadTurn[] = [];
  let named: Focus | undefined;
  let isOffered = false;
  for (const { question, query } of turns.slice(0, REMEMBERED)) {
    if (query !== undefined) {
      before.push({ question, query });
      continue;
    }
    const isFurther = goesOn(question, language);
    if (before.length === 0) {
      const offered = isFurther ? undefined : await offeredFor(question, asking);
      if (offered === undefined) named ??= await focusOfWords(question, asking);
      else before.push({ question, query: offered });
      isOffered = offered !== undefined;
    }
    if (!isFurther) break;
  }
  const [last, older] = before;
  if (named !== undefined || last === undefined) return { focus: named, before, isOffered };
  const focus = await focusOf(last.query, reading);
  const earlier = focus && older && (await focusOf(older.query, reading));
  if (focus === undefined || older === undefined || earlier === undefined) return { focus, before, isOffered };
  return { focus: withSeveral(focus, last.query, { query: older.query, focus: earlier }), before, isOffered };
}
