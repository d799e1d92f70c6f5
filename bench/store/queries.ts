import { type NodeSet, type Query, type Step } from '../../domain/query/Query.js';
import { type TextAnswers } from '../../server/graph/asText.js';
import { type GraphReader } from '../../server/graph/ports/GraphReader.js';
import { type GraphScope } from '../../server/graph/ports/scope.js';
import { type BenchRow } from '../table.js';
import { WORDS } from './graph.js';
import { measure } from './measure.js';

const PATIENT = { milliseconds: 60_000 };
const TIMES = 20;
const ANY: Step = { types: [], direction: 'either' };
const MARKED: NodeSet = { kind: 'label', label: 'Marked' };

/** Nodes of a word's name, which the search index finds. */
const named = (word: string): NodeSet => ({
  kind: 'where',
  of: { kind: 'all' },
  that: { kind: 'text', property: 'name', is: 'starts', value: word },
});
const ofYear = (year: number): NodeSet => ({
  kind: 'where',
  of: MARKED,
  that: { kind: 'compare', property: 'year', is: '=', value: year },
});

/** From the nodes of a year over two steps to others of a range. */
const twoHops = (year: number): Query => ({
  kind: 'nodes',
  set: {
    kind: 'where',
    of: {
      kind: 'follow',
      of: { kind: 'follow', of: ofYear(year), step: { ...ANY, direction: 'out' } },
      step: { ...ANY, direction: 'out' },
    },
    that: { kind: 'compare', property: 'year', is: '>', value: 1990 },
  },
  limit: 100,
});

/** From the nodes of a year over two steps, and all of them by whom a third one leads to. */
const threeHops = (year: number): Query => ({
  kind: 'group',
  set: {
    kind: 'follow',
    of: { kind: 'follow', of: ofYear(year), step: { ...ANY, direction: 'out' } },
    step: { ...ANY, direction: 'out' },
  },
  by: { kind: 'step', step: { ...ANY, direction: 'out' }, set: MARKED },
  total: { kind: 'count' },
  order: 'most',
  limit: 10,
});

/** What typed queries cost in a graph of the size of the whole bench. */
export async function benchQueries(graph: TextAnswers<GraphReader>, scope: GraphScope): Promise<BenchRow[]> {
  const years = Array.from({ length: TIMES }, (_, index) => 1900 + index * 5);
  const ask = (query: Query) => graph.query(scope, query, PATIENT);
  const row = (what: string, { p95 }: { p95: number }, most: number): BenchRow => ({
    what,
    measured: `p95 ${p95.toFixed(0)} ms`,
    bar: `≤ ${most} ms`,
    ok: p95 <= most,
  });
  return [
    row('a query over two hops with a filter', await measure(years, (year) => ask(twoHops(year))), 150),
    row('a query over three hops with a group', await measure(years, (year) => ask(threeHops(year))), 1000),
    row(
      'a query by the beginning of a text, which no index serves',
      await measure(WORDS.slice(0, TIMES), (word) => ask({ kind: 'count', set: named(word) })),
      1000,
    ),
  ];
}
