import { fold } from '../../../../domain/folding/fold.js';
import { type QueryValue } from '../../../../domain/query/Query.js';
import { hitsSource } from '../lists/textHits.js';
import { type Graph, scopeOf } from '../rows.js';

/** How many times fewer rows the index must name than would be gone through, to be worth asking. */
const WORTH = 4;

/** Rows that the index may name at the most: to count more of them costs more than it saves. */
const MOST_INDEXED = 10_000;

/** The search index takes letters of its own Unicode version for words; these are words in every version. */
const SURE_WORD = /[a-z0-9]/;

/**
 * The expression by which the search index finds every node that has this value: the index holds the words of all values, so
 * what it finds is a superset. Undefined for a value that it does not hold (true, signs alone) or may not know as words.
 */
function matchOf(value: QueryValue): string | undefined {
  if (typeof value === 'boolean') return undefined;
  const words = fold(String(value)).replaceAll('"', ' ').replaceAll('\0', ' ');
  return SURE_WORD.test(words) ? `"${words}"` : undefined;
}

/** How many rows match, counted no further than the limit. */
const hitsUpTo = (graph: Graph, match: string, limit: number): number =>
  graph.file.db.get<{ hits: number }>(
    `SELECT count(*) AS hits FROM (SELECT 1 FROM ${hitsSource('node_text')} LIMIT :limit)`,
    { ...scopeOf(graph), match, limit },
  )?.hits ?? 0;

/**
 * Where the rows that hold one of these values are found by the search index, the expression that finds the fewest; undefined
 * when going through all `rows` is no dearer.
 */
export function narrowestMatch(graph: Graph, values: readonly QueryValue[], rows: number): string | undefined {
  let most = Math.min(Math.floor(rows / WORTH), MOST_INDEXED);
  let narrowest: string | undefined;
  for (const value of values) {
    const match = most === 0 ? undefined : matchOf(value);
    const hits = match === undefined ? undefined : hitsUpTo(graph, match, most + 1);
    if (hits === undefined || hits > most) continue;
    narrowest = match;
    most = hits;
  }
  return narrowest;
}
