import { ProblemError } from '../../../contract/ProblemError.js';
import { type ChangeReceipt } from '../../../contract/edits.js';
import { type ImportId } from '../../../contract/ids.js';
import { type ChangeOrigin, type ProjectScope } from '../../ports/scope.js';
import { type ImportBatch } from '../../ports/ImportSink.js';
import { type Json } from '../../../platform/storage/Json.js';
import { countEdits } from '../../../../domain/changes/edit.js';
import { type Effect } from '../../ports/Outbox.js';
import { recordChange } from '../history.js';
import { noChange } from '../../changing/NewChange.js';
import { putEffects } from '../../../people/personFile/outbox/effectRows.js';
import { saveGraph } from '../graphs.js';
import { summaryOf } from '../summary/summaryOf.js';
import { limitBytes } from '../../../people/personFile/quotas.js';
import { limitElements } from '../limits.js';
import { asJson, jsonListingOf, receiptJson, toldOf } from '../receipts.js';
import { listingOf, together } from '../../changing/listing.js';
import { type Committed } from '../../changing/Outcome.js';
import { applyReadEdits } from '../applyEdits.js';
import { type Graph, scopeOf } from '../rows.js';
import { type Store, writing } from '../writing.js';
import { applyStyles, stagedStyles } from '../styles.js';
import { appendSlice } from './append.js';
import { type Batch } from '../../storedRows.js';
import { batchOfImport, dropBatch, setBatchState } from './batches.js';
import { forgetBrought, keepBrought } from './broughtNodes.js';
import { setDegrees } from './degrees.js';
import { outcomeOfImport } from './outcomeOfImport.js';
import { showImport } from './showImport.js';
import { takeUpdates } from './updates.js';

/** Elements written in one transaction: another person's write waits for no more than that. */
const SLICE = 500;

function openBatch(graph: Graph, importId: ImportId): Batch {
  const batch = batchOfImport(graph, importId);
  if (batch === undefined) throw new ProblemError('IMPORT_NOT_FOUND');
  if (batch.state !== 'open') throw new ProblemError('IMPORT_STATE');
  return batch;
}

function begin(graph: Graph, importId: ImportId): void {
  const known = batchOfImport(graph, importId);
  if (known !== undefined && known.state !== 'dropped') throw new ProblemError('IMPORT_STATE');
  const batch = (graph.row.last_batch += 1);
  graph.file.db.run(
    `INSERT INTO batch
       (owner, project, batch, import_id, state, first_node, first_relationship, last_node, last_relationship)
     VALUES (:owner, :project, :batch, :importId, 'open', :node + 1, :relationship + 1, :node, :relationship)`,
    {
      ...scopeOf(graph),
      batch,
      importId,
      node: graph.row.last_node,
      relationship: graph.row.last_relationship,
    },
  );
  setBatchState(graph, batch, 'open');
  saveGraph(graph.file, graph.row);
}

/** A batch in slices; nodes come before relationships. */
function* slicesOf({ nodes, relationships, styles = [], updates = [] }: ImportBatch): Generator<ImportBatch> {
  // Nodes are named by the styles that come with them.
  if (styles.length > 0) yield { nodes: [], relationships: [], styles };
  for (let at = 0; at < nodes.length; at += SLICE) yield { nodes: nodes.slice(at, at + SLICE), relationships: [] };
  for (let at = 0; at < relationships.length; at += SLICE) {
    yield { nodes: [], relationships: relationships.slice(at, at + SLICE) };
  }
  for (let at = 0; at < updates.length; at += SLICE) {
    yield { nodes: [], relationships: [], updates: updates.slice(at, at + SLICE) };
  }
}

function publish(graph: Graph, importId: ImportId, origin: ChangeOrigin): Committed<Json<ChangeReceipt>> {
  const { batch, nodes_total: nodes, relationships_total: relationships } = openBatch(graph, importId);
  const edits = takeUpdates(graph, batch);
  if (nodes + relationships + edits.length === 0) {
    dropBatch(graph, batch);
    return {
      answer: receiptJson(
        graph,
        noChange({ number: graph.row.head, at: graph.row.updated_at }, origin),
        jsonListingOf([]),
      ),
      changed: undefined,
    };
  }
  const at = new Date().toISOString();
  const listing = together(showImport(graph, batch, true), listingOf(edits));
  const updated = applyReadEdits(graph, edits, at);
  const counts = { ...countEdits(edits), nodesCreated: nodes, relationshipsCreated: relationships };
  const styles = stagedStyles(graph, batch);
  applyStyles(graph, styles, batch);
  const summary = summaryOf(graph, edits);
  const change = recordChange(graph, { at, origin, counts, edits, summary, styles, batch });
  const outcome = outcomeOfImport(graph, batch, true);
  outcome.include(updated);
  if (styles.length > 0) outcome.restyled();
  return {
    answer: receiptJson(graph, change, asJson(listing)),
    changed: toldOf(graph, outcome),
  };
}

/**
 * An import touches index pages all over the file: with room for them each is written far less often. One file at a time
 * has that room, not every open one.
 */
const withRoom = ({ files }: Store, { ownerId }: ProjectScope, importing: boolean): void =>
  files
    .of(ownerId)
    .db.execute(
      importing
        ? 'PRAGMA cache_size = -65536; PRAGMA wal_autocheckpoint = 8000'
        : 'PRAGMA cache_size = -8192; PRAGMA wal_autocheckpoint = 1000',
    );

/** Everything about a staged import. Long ones go slice by slice, each a transaction of its own. */
export const importCommands = (store: Store) => ({
  beginImport: (scope: ProjectScope, importId: ImportId): void => {
    writing(store, scope, (graph) => begin(graph, importId));
    withRoom(store, scope, true);
  },

  appendImport: function* (scope: ProjectScope, importId: ImportId, batch: ImportBatch): Generator<undefined, void> {
    for (const slice of slicesOf(batch)) {
      const [file, first] = writing(store, scope, (graph) => {
        const before = graph.row.last_node;
        appendSlice(graph, openBatch(graph, importId), slice);
        limitBytes(graph.file, store.limits);
        limitElements(graph.file, store.limits, slice.nodes.length + slice.relationships.length);
        return [graph.file, before + 1] as const;
      });
      keepBrought(file, importId, slice.nodes, first);
      yield;
    }
  },

  publishImport: function* (
    scope: ProjectScope,
    importId: ImportId,
    origin: ChangeOrigin,
    effects: readonly Effect[] = [],
  ): Generator<undefined, Committed<Json<ChangeReceipt>>> {
    let after: number | undefined = 0;
    while (after !== undefined) {
      const from: number = after;
      after = writing(store, scope, (graph) => setDegrees(graph, openBatch(graph, importId), from));
      yield;
    }
    if (effects.length > 0) store.expectEffects(scope.ownerId);
    const receipt = writing(store, scope, (graph) => {
      putEffects(graph.file, effects);
      return publish(graph, importId, origin);
    });
    forgetBrought(store.files.of(scope.ownerId), importId);
    withRoom(store, scope, false);
    return receipt;
  },

  abortImport: (scope: ProjectScope, importId: ImportId): void => {
    const drop = (graph: Graph) => {
      const batch = batchOfImport(graph, importId);
      if (batch === undefined || batch.state === 'dropped') return;
      if (batch.state !== 'open') throw new ProblemError('IMPORT_STATE');
      dropBatch(graph, batch.batch);
    };
    writing(store, scope, drop, true);
    forgetBrought(store.files.of(scope.ownerId), importId);
    withRoom(store, scope, false);
  },
});
