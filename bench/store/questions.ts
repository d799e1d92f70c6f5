import { type NodeSet, type Predicate, type Query } from '../../domain/query/Query.js';
import { type TextAnswers } from '../../server/graph/asText.js';
import { type GraphReader } from '../../server/graph/ports/GraphReader.js';
import { type GraphScope } from '../../server/graph/ports/scope.js';
import { type BenchRow } from '../table.js';
import { measure } from './measure.js';

const TIMES = 20;
/** Every fifth node wears it, so that it is the largest group whose values are spread evenly. */
const MARKED: NodeSet = { kind: 'label', label: 'Marked' };
const YEAR = { kind: 'property', property: 'year' } as const;
const LONGEST_MS = 10_000;

const those = (that: Predicate): Query => ({ kind: 'nodes', set: { kind: 'where', of: MARKED, that }, limit: 10 });
const year = (is: '=' | '>', value: number): Query => those({ kind: 'compare', property: 'year', is, value });

/**
 * What filters and rankings cost beside going once through all nodes of a label and reading one property of each: a ratio,
 * which says the same on a slow and on a loaded machine.
 */
export async function benchQuestions(graph: TextAnswers<GraphReader>, scope: GraphScope): Promise<BenchRow[]> {
  const cpuOf = async (query: Query) =>
    (await measure(Array.from({ length: TIMES }), () => graph.query(scope, query, { milliseconds: LONGEST_MS }))).cpu;
  const pass = await cpuOf(those({ kind: 'not', of: { kind: 'has', property: 'year' } }));
  const row = (what: string, cpu: number, most: number): BenchRow => ({
    what: `${what}, by one pass over its label (${pass.toFixed(1)} ms)`,
    measured: `${(cpu / pass).toFixed(2)} times (CPU ${cpu.toFixed(1)} ms)`,
    bar: `≤ ${most}`,
    ok: cpu <= most * pass,
  });
  return [
    row('a value of 1 node in 125', await cpuOf(year('=', 1999)), 0.5),
    row('a range that 1 node in 100 lies in', await cpuOf(year('>', 2023)), 1.5),
    row(
      'ranking by a property',
      await cpuOf({ kind: 'nodes', set: MARKED, sort: { by: YEAR, order: 'most' }, limit: 10 }),
      2,
    ),
  ];
}
