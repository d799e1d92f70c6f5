import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type BulkInput } from '../../server/contract/bulk.js';
import { type NodeId, type OwnerId } from '../../server/contract/ids.js';
import { type GraphStore } from '../../server/graph/GraphStore.js';
import { type ProjectScope } from '../../server/graph/ports/scope.js';
import { openStore } from '../../server/platform/store/openStore.js';
import { bundled } from '../files/bundled.js';
import { type BenchRow } from '../table.js';
import { type GraphSize } from './graph.js';
import { importGenerated } from './importGenerated.js';

const SIZE: GraphSize = { nodes: 5000, relationships: 10_000 };
const SELECTED = 1000;
/** Nodes that become one; among the best connected each has some hundred relationships. */
const MERGED = 100;
/** What the bench must reach. */
const MOST_MS = 1000;
const ROUNDS = 3;

interface Timed {
  readonly wall: number;
  /** Processor time of the process, the thread that writes included. */
  readonly cpu: number;
}

async function timed(work: () => Promise<unknown>): Promise<Timed> {
  const [began, before] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return { wall: performance.now() - began, cpu: (user + system) / 1000 };
}

/** The best of several: whatever else runs on the machine can only add. */
const best = (times: readonly Timed[]): Timed => ({
  wall: Math.min(...times.map(({ wall }) => wall)),
  cpu: Math.min(...times.map(({ cpu }) => cpu)),
});

/** From the call until it is on disk, and one undo that takes all of it back; each round of the same graph. */
async function row(store: GraphStore, scope: ProjectScope, what: string, edit: BulkInput): Promise<BenchRow> {
  const changes = async () => (await store.changes(scope, { pageSize: 9 })).items.filter(({ undone }) => !undone);
  const total = async () => {
    const { nodes, relationships } = await store.totals(scope);
    return `${nodes} ${relationships}`;
  };
  const [edits, undos]: [Timed[], Timed[]] = [[], []];
  let faults = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [[head], stood] = [await changes(), await total()];
    edits.push(await timed(() => store.bulkEdit(scope, edit, { source: 'hand' })));
    const [, second] = await changes();
    undos.push(await timed(() => store.undo(scope)));
    const [now] = await changes();
    if (second?.id !== head?.id || now?.id !== head?.id || (await total()) !== stood) faults += 1;
  }
  const [done, undone] = [best(edits), best(undos)];
  const ms = ({ wall, cpu }: Timed) => `${Math.round(wall)} ms (${Math.round(cpu)} ms CPU)`;
  return {
    what: `${what} of ${SIZE.nodes.toLocaleString('en')} nodes until stored, one step of the history; taken back by one undo`,
    measured: `${ms(done)}; ${ms(undone)}${faults === 0 ? '' : `, ${faults} of ${ROUNDS} not one step or not taken back`}`,
    bar: `≤ ${MOST_MS} ms each`,
    ok: faults === 0 && [done, undone].every(({ wall, cpu }) => Math.min(wall, cpu) <= MOST_MS),
  };
}

/** What a person does with many selected elements at once, as the store does it. */
export async function benchBulk(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'harta-bench-bulk-'));
  const { store, close } = await openStore({ dataDir, ...bundled('storeWorker.js') });
  try {
    const ownerId = 'bench' as OwnerId;
    const scope = { ownerId, projectId: await store.ensureDefaultProject(ownerId) };
    const ids = await importGenerated(store, scope, SIZE);
    const nodes = ids.slice(0, SELECTED).map((id) => ({ id }));
    const rare = ids.slice(-SELECTED).map((id) => ({ id }));
    const [targetNodeId = ids[0] as NodeId] = ids;
    const selected = SELECTED.toLocaleString('en');
    const edits: readonly (readonly [string, BulkInput])[] = [
      [`a label for ${selected}`, { action: 'edit', nodes, addLabels: ['Seen'] }],
      [`a property for ${selected}`, { action: 'edit', nodes, setProperties: { seen: true } }],
      [`deleting the ${selected} best connected`, { action: 'delete', nodes }],
      [`deleting the ${selected} least connected`, { action: 'delete', nodes: rare }],
      [`merging the ${MERGED} best connected`, { action: 'merge', targetNodeId, nodes: nodes.slice(1, MERGED) }],
    ];
    const rows: BenchRow[] = [];
    for (const [what, edit] of edits) rows.push(await row(store, scope, what, edit));
    return rows;
  } finally {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
