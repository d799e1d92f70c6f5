import { availableParallelism, loadavg } from 'node:os';

import { type NodeId, type RelationshipId } from '../../server/contract/ids.js';
import { type TextAnswers } from '../../server/graph/asText.js';
import { type GraphReader } from '../../server/graph/ports/GraphReader.js';
import { type GraphScope } from '../../server/graph/ports/scope.js';
import { connect, type SqlConnection } from '../../server/platform/storage/driver.js';
import { personFileIn } from '../personFile.js';
import { type BenchRow } from '../table.js';
import { measure } from './measure.js';

const SIZE = { nodes: 5000, relationships: 20_000 };
/** What the bench must reach. */
const MOST_OF_BARE = 3;
const MOST_MS = 250;
const TIMES = Array.from({ length: 40 });

interface Overview {
  readonly nodes: readonly { readonly id: NodeId }[];
  readonly relationships: readonly { readonly id: RelationshipId }[];
}

/** The numbers of rows with these ids, which is not what is measured. */
function seqsOf(db: SqlConnection, table: 'node' | 'relationship', ids: readonly { readonly id: string }[]): string {
  const wanted = new Set<string>(ids.map(({ id }) => id));
  const rows = db.prepare(`SELECT seq, id FROM ${table}`).all() as { seq: number; id: string }[];
  return JSON.stringify(rows.filter(({ id }) => wanted.has(id)).map(({ seq }) => seq));
}

/** The overview that a canvas begins with, beside reading its rows one after the other and doing nothing with them. */
export async function benchOverview(
  graph: TextAnswers<GraphReader>,
  scope: GraphScope,
  dataDir: string,
): Promise<BenchRow[]> {
  const answer = JSON.parse((await graph.overview(scope, SIZE)) as unknown as string) as Overview;
  const db = connect(personFileIn(dataDir));
  const [nodes, relationships] = [seqsOf(db, 'node', answer.nodes), seqsOf(db, 'relationship', answer.relationships)];
  const read = (table: string) =>
    db.prepare(`SELECT e.* FROM json_each(?) wanted CROSS JOIN ${table} e ON e.seq = wanted.value`);
  const [readNodes, readRelationships] = [read('node'), read('relationship')];
  const bare = await measure(TIMES, () =>
    Promise.resolve(readNodes.all(nodes).length + readRelationships.all(relationships).length),
  );
  const whole = await measure(TIMES, () => graph.overview(scope, SIZE));
  db.close();
  const ratio = whole.p95 / bare.p95;
  const isBusy = (loadavg()[0] ?? 0) > availableParallelism();
  const isWithin = isBusy
    ? whole.cpu <= MOST_OF_BARE * bare.cpu && whole.cpu <= MOST_MS
    : ratio <= MOST_OF_BARE && whole.p95 <= MOST_MS;
  const counted = `${answer.nodes.length.toLocaleString('en')} nodes with ${answer.relationships.length.toLocaleString('en')} relationships`;
  return [
    {
      what: `overview of ${counted} ÷ reading the same rows bare, same run`,
      measured: `${ratio.toFixed(2)} (p95 ${Math.round(whole.p95)} ms ÷ ${Math.round(bare.p95)} ms; p50 ${Math.round(whole.p50)} ÷ ${Math.round(bare.p50)}; CPU ${Math.round(whole.cpu)} ms ÷ ${Math.round(bare.cpu)} ms${isBusy ? '; busy machine: CPU decides' : ''})`,
      bar: `≤ ${MOST_OF_BARE} and p95 ≤ ${MOST_MS} ms`,
      ok: isWithin,
    },
  ];
}
