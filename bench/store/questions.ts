import { type TextAnswers } from '../../server/graph/asText.js';
import { type GraphReader } from '../../server/graph/ports/GraphReader.js';
import { type GraphScope } from '../../server/graph/ports/scope.js';
import { type Filter, type Selection } from '../../server/graph/selection.js';
import { type BenchRow } from '../table.js';
import { measure } from './measure.js';

const TIMES = 20;
/** Every fifth node wears it, so that it is the largest group whose values are spread evenly. */
const LABEL = 'Marked';

const year = (test: '=' | '>', value: number): Filter => ({ kind: 'compare', property: 'year', test, value });

/**
 * What filters and rankings cost beside going once through all nodes of a label and reading one property of each: a ratio,
 * which says the same on a slow and on a loaded machine.
 */
export async function benchQuestions(graph: TextAnswers<GraphReader>, scope: GraphScope): Promise<BenchRow[]> {
  const cpuOf = async (parts: Partial<Selection>) =>
    (
      await measure(Array.from({ length: TIMES }), () =>
        graph.select(scope, { label: LABEL, where: [], limit: 10, ...parts }),
      )
    ).cpu;
  const pass = await cpuOf({ where: [{ kind: 'not', of: { kind: 'has', property: 'year' } }] });
  const row = (what: string, cpu: number, most: number): BenchRow => ({
    what: `${what}, by one pass over its label (${pass.toFixed(1)} ms)`,
    measured: `${(cpu / pass).toFixed(2)} times (CPU ${cpu.toFixed(1)} ms)`,
    bar: most === Infinity ? 'none promised' : `≤ ${most}`,
    ok: cpu <= most * pass,
  });
  return [
    row('a value of 1 node in 125', await cpuOf({ where: [year('=', 1999)] }), 0.5),
    row('a range that 1 node in 100 lies in', await cpuOf({ where: [year('>', 2023)] }), Infinity),
    row(
      'ranking by a property, with its sum',
      await cpuOf({ rank: { measure: { by: 'property', property: 'year' } } }),
      2,
    ),
  ];
}
