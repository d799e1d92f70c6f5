import { type NodesQuery } from '../../server/contract/pages.js';
import { type NodeId } from '../../server/contract/ids.js';
import { type TextAnswers } from '../../server/graph/asText.js';
import { type GraphReader } from '../../server/graph/ports/GraphReader.js';
import { type GraphWriter } from '../../server/graph/ports/GraphWriter.js';
import { type GraphScope } from '../../server/graph/ports/scope.js';
import { type BenchRow } from '../table.js';
import { measure } from './measure.js';

const PAGE = 100;
const FIRST_TIMES = 5;
const MOST_FIRST_MS = 300;
const MOST_SCROLL_MS = 50;

type Sorting = Pick<NodesQuery, 'sort' | 'property'>;

const SORTINGS: readonly (readonly [string, Sorting])[] = [
  ['their caption', { sort: 'caption' }],
  ['a property that is a number', { sort: 'property', property: 'year' }],
  ['a property that is a text', { sort: 'property', property: 'description' }],
];

/**
 * What a table of all nodes asks for: its first rows in an order that nobody has asked for since the last change, and rows from
 * anywhere in it. A place on the canvas is no change of the graph, so each order is asked for after a change of one node.
 */
export async function benchPlaces(
  graph: TextAnswers<GraphReader & GraphWriter>,
  scope: GraphScope,
  ids: readonly NodeId[],
): Promise<BenchRow[]> {
  const page = (sorting: Sorting, offset: number) => graph.nodes(scope, { ...sorting, offset, pageSize: PAGE });
  const rows: BenchRow[] = [];
  for (const [name, sorting] of SORTINGS) {
    let version = JSON.parse(await graph.node(scope, ids[0] as NodeId)) as { version: number };
    const change = async (mark: number) => {
      const edit = { nodeId: ids[0] as NodeId, version: version.version, setProperties: { mark } };
      version = JSON.parse(await graph.updateNode(scope, edit, { source: 'hand' })) as { version: number };
    };
    const first: number[] = [];
    let cpu = 0;
    for (let times = 0; times < FIRST_TIMES; times += 1) {
      await change(times);
      const start = performance.now();
      const before = process.cpuUsage();
      await page(sorting, 0);
      const { user, system } = process.cpuUsage(before);
      cpu += (user + system) / 1000 / FIRST_TIMES;
      first.push(performance.now() - start);
    }
    const median = first.sort((one, other) => one - other)[Math.floor(FIRST_TIMES / 2)] ?? 0;
    const offsets = Array.from(
      { length: 100 },
      (_, index) => (index * 7919 * PAGE) % Math.max(PAGE, ids.length - PAGE),
    );
    const scrolled = await measure(offsets, (offset) => page(sorting, offset));
    rows.push({
      what: `first ${PAGE} of ${ids.length.toLocaleString('en')} rows by ${name}, p50`,
      measured: `CPU ${cpu.toFixed(0)} ms (p50 ${median.toFixed(0)} ms)`,
      bar: `≤ ${MOST_FIRST_MS} ms`,
      ok: Math.min(cpu, median) <= MOST_FIRST_MS,
    });
    rows.push({
      what: `${PAGE} rows from anywhere in that order, p95`,
      measured: `${scrolled.p95.toFixed(1)} ms (CPU ${scrolled.cpu.toFixed(1)} ms)`,
      bar: `≤ ${MOST_SCROLL_MS} ms`,
      ok: Math.min(scrolled.cpu, scrolled.p95) <= MOST_SCROLL_MS,
    });
  }
  return rows;
}
