import {
  type ChangeSummary,
  SUMMARY_LIMITS,
  type SummarisedCount,
  type SummarisedElement,
} from '../../../contract/changeSummary.js';
import { type Properties } from '../../../../domain/properties/values.js';
import { nameOf } from '../../../../domain/styles/names.js';
import { type Edit } from '../../../../domain/changes/edit.js';
import { captionsWith } from '../naming.js';
import { type Graph, scopeOf, visible } from '../rows.js';
import { sqliteSource } from '../sqliteSource.js';
import { NO_FIELDS } from '../../changing/summary/summarisedElement.js';
import { NO_SUMMARY, summariesTogether, summaryOfEdits } from '../../changing/summary/summaryOfEdits.js';

interface NodeRow {
  readonly id: string;
  readonly labels: string;
  readonly properties: string;
}

/** The summary of an import: its first nodes, and the totals that were counted while it was read. */
function ofBatch(graph: Graph, batch: number): ChangeSummary {
  const scope = { ...scopeOf(graph), batch };
  const nodes = graph.file.db.all<NodeRow>(
    `SELECT n.id, n.labels, n.properties FROM batch b JOIN node n ON n.seq BETWEEN b.first_node AND b.last_node
     WHERE b.owner = :owner AND b.project = :project AND b.batch = :batch AND n.owner = :owner AND n.project = :project
       AND n.batch = :batch AND ${visible('n')} ORDER BY n.seq LIMIT :limit`,
    { ...scope, limit: SUMMARY_LIMITS.elements },
  );
  const totals = graph.file.db.all<{ kind: string; name: string; total: number }>(
    `SELECT kind, name, total FROM batch_total WHERE owner = :owner AND project = :project AND batch = :batch
     ORDER BY total DESC LIMIT ${SUMMARY_LIMITS.counts}`,
    scope,
  );
  const captions = captionsWith(graph, batch);
  const elements = nodes.map(({ id, ...row }): SummarisedElement => {
    const labels = JSON.parse(row.labels) as string[];
    const caption = nameOf({ labels, properties: JSON.parse(row.properties) as Properties }, captions);
    return { operation: 'create', kind: 'node', id, caption, labels, ...NO_FIELDS };
  });
  const byName = totals.map(({ kind, name, total }): SummarisedCount => ({
    operation: 'create',
    kind: kind === 'label' ? 'node' : 'relationship',
    name,
    total,
  }));
  return { elements, byName };
}

/** A summary of edits together with that of the import that the change made visible; 0 for none. */
export const withImport = (graph: Graph, batch: number, summary: ChangeSummary): ChangeSummary =>
  batch === 0 ? summary : summariesTogether(ofBatch(graph, batch), summary);

/** What edits did, as far as it can be known from the graph as it is. */
export const summaryOf = (graph: Graph, edits: readonly Edit[]): ChangeSummary =>
  edits.length === 0 ? NO_SUMMARY : summaryOfEdits(sqliteSource(graph), edits);
