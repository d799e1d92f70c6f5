import { countEdits, type UpdateEdit } from '../../../../domain/changes/edit.js';
import { type Style, type StyleKind, styleKey } from '../../../../domain/styles/style.js';
import { type ChangeReceipt } from '../../../contract/edits.js';
import { type ImportId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { listingOf, together } from '../../changing/listing.js';
import { noChange } from '../../changing/NewChange.js';
import { type Committed } from '../../changing/Outcome.js';
import { broughtStyles } from '../../changing/styleEdits.js';
import { type ImportBatch } from '../../ports/ImportSink.js';
import { type ChangeOrigin } from '../../ports/scope.js';
import { recordChange } from '../history.js';
import { receiptOf, toldOf } from '../receipts.js';
import { removeRows } from '../bytes.js';
import { type Graph, scopeOf } from '../rows.js';
import { applyStyles, storedStyles } from '../styles.js';
import { applyEdits } from '../writing/applyEdits.js';
import { summaryOfRead } from '../writing/summaryOfRead.js';
import { type Batch } from '../../storedRows.js';
import { batchOfImport, openBatch, setBatchState } from './batches.js';
import { outcomeOfImport, showImport } from './showImport.js';
import { withImport } from './summaryOfImport.js';

/** Elements written in one transaction: another write to the project waits for no more than that. */
const SLICE = 2000;

/** Opens a hidden batch. Throws `IMPORT_STATE` for an import that is known. */
export async function beginImport(graph: Graph, importId: ImportId): Promise<void> {
  const known = await batchOfImport(graph, importId);
  if (known !== undefined && known.state !== 'dropped') throw new ProblemError('IMPORT_STATE');
  const batch = (graph.row.last_batch += 1);
  await graph.session.run(
    `INSERT INTO batch (owner, project, batch, import_id, state, first_node, first_relationship, last_node, last_relationship)
     VALUES (:owner, :project, :batch, :importId, 'open', :node::bigint + 1, :relationship::bigint + 1, :node, :relationship)`,
    {
      ...scopeOf(graph),
      batch,
      importId,
      node: graph.row.last_node,
      relationship: graph.row.last_relationship,
    },
  );
  await setBatchState(graph, batch, 'open');
}

/** Of more elements PostgreSQL has to know, or its plans are wrong. */
export const MOST_UNANALYSED = 5000;

/** Lets PostgreSQL look at its tables again where an import brings much, or makes a graph large. @returns whether it does */
export async function analyse({ row, session }: Graph, batch: Batch): Promise<boolean> {
  const [brought, there] = [batch, row].map((of) => of.nodes_total + of.relationships_total) as [number, number];
  const isMuch = brought > MOST_UNANALYSED || (there <= MOST_UNANALYSED && there + brought > MOST_UNANALYSED);
  if (isMuch) await session.run('ANALYZE node, node_label, relationship', {});
  return isMuch;
}

/** A batch in slices; nodes come before relationships, and are named by the styles that come with them. */
export function* slicesOf({ nodes, relationships, styles = [], updates = [] }: ImportBatch): Generator<ImportBatch> {
  if (styles.length > 0) yield { nodes: [], relationships: [], styles };
  for (let at = 0; at < nodes.length; at += SLICE) yield { nodes: nodes.slice(at, at + SLICE), relationships: [] };
  for (let at = 0; at < relationships.length; at += SLICE)
    yield { nodes: [], relationships: relationships.slice(at, at + SLICE) };
  for (let at = 0; at < updates.length; at += SLICE)
    yield { nodes: [], relationships: [], updates: updates.slice(at, at + SLICE) };
}

/**
 * Counts the relationships of the next nodes of an import, while it is still hidden.
 * @returns the last number looked at; undefined when none was left
 */
export async function setDegrees(
  graph: Graph,
  { batch, first_node, last_node }: Batch,
  after: number,
): Promise<number | undefined> {
  const from = Math.max(first_node, after + 1);
  if (from > last_node) return undefined;
  const to = Math.min(last_node, from + SLICE - 1);
  const end = (
    of: string,
    other = '',
  ) => `SELECT r.${of} AS seq FROM relationship r WHERE r.owner = :owner AND r.project = :project
    AND r.${of} BETWEEN :from AND :to AND r.batch = :batch ${other}`;
  await graph.session.run(
    `WITH counted AS MATERIALIZED (SELECT x.seq, count(*) AS total FROM
       (${end('start_node')} UNION ALL ${end('end_node', 'AND r.start_node <> r.end_node')}) x GROUP BY x.seq)
     UPDATE node n SET degree = counted.total FROM counted
     WHERE n.owner = :owner AND n.project = :project AND n.seq = counted.seq AND n.batch = :batch
       AND n.degree <> counted.total`,
    { ...scopeOf(graph), batch, from, to },
  );
  return to;
}

/** What an import changes of what is there, nodes first. */
async function takeUpdates(graph: Graph, batch: number): Promise<UpdateEdit[]> {
  const where = { ...scopeOf(graph), batch };
  const rows = await graph.session.all<{ edit: string }>(
    'SELECT edit FROM batch_update WHERE owner = :owner AND project = :project AND batch = :batch ORDER BY element',
    where,
  );
  await removeRows(graph, 'batch_update', 'e.batch = :batch', { batch });
  return rows.map(({ edit }) => JSON.parse(edit) as UpdateEdit);
}

async function stagedStyles(graph: Graph, batch: number) {
  const rows = await graph.session.all<{ kind: StyleKind; name: string; style: string }>(
    `SELECT kind, name, style FROM batch_style
     WHERE owner = :owner AND project = :project AND batch = :batch ORDER BY kind, name`,
    { ...scopeOf(graph), batch },
  );
  const present = new Map((await storedStyles(graph)).map((one) => [styleKey(one), one]));
  const brought = rows.map(({ style, ...row }) => ({ ...row, style: JSON.parse(style) as Style }));
  return broughtStyles(brought, (name) => present.get(styleKey(name)));
}

/** Makes an import visible, as one entry of the history. */
export async function publish(
  graph: Graph,
  importId: ImportId,
  origin: ChangeOrigin,
): Promise<Committed<ChangeReceipt>> {
  const { batch, nodes_total: nodes, relationships_total: relationships } = await openBatch(graph, importId);
  const edits = await takeUpdates(graph, batch);
  if (nodes + relationships + edits.length === 0) {
    await setBatchState(graph, batch, 'dropped');
    const unchanged = noChange({ number: graph.row.head, at: graph.row.updated_at }, origin);
    return { answer: await receiptOf(graph, unchanged, listingOf([])), changed: undefined };
  }
  const at = new Date().toISOString();
  const listing = together(await showImport(graph, batch, true), listingOf(edits));
  const { outcome: updated, written: edited } = await applyEdits(graph, edits, at, 'read');
  await edited;
  const counts = { ...countEdits(edits), nodesCreated: nodes, relationshipsCreated: relationships };
  const styles = await stagedStyles(graph, batch);
  await applyStyles(graph, styles, batch);
  const summary = await withImport(graph, batch, await summaryOfRead(graph, edits));
  const { change, written } = recordChange(graph, { at, origin, counts, edits, summary, styles, batch });
  await written;
  const outcome = await outcomeOfImport(graph, batch, true);
  outcome.include(updated);
  if (styles.length > 0) outcome.restyled();
  return { answer: await receiptOf(graph, change, listing), changed: await toldOf(graph, outcome) };
}

/** Drops a batch that was not published. Throws `IMPORT_STATE` for one that was. */
export async function abort(graph: Graph, importId: ImportId): Promise<void> {
  const batch = await batchOfImport(graph, importId);
  if (batch === undefined || batch.state === 'dropped') return;
  if (batch.state !== 'open') throw new ProblemError('IMPORT_STATE');
  await setBatchState(graph, batch.batch, 'dropped');
}
