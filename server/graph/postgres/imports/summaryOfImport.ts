import {
  type ChangeSummary,
  SUMMARY_LIMITS,
  type SummarisedCount,
  type SummarisedElement,
} from '../../../contract/changeSummary.js';
import { type Properties } from '../../../../domain/properties/values.js';
import { nameOf } from '../../../../domain/styles/names.js';
import { NO_FIELDS } from '../../changing/summary/summarisedElement.js';
import { summariesTogether } from '../../changing/summary/summaryOfEdits.js';
import { captionsWith } from '../naming.js';
import { type Graph, scopeOf, visible } from '../rows.js';

interface NamedNode {
  readonly id: string;
  readonly caption: string;
  readonly labels: readonly string[];
}

/** The first nodes that an import brought and readers see, each with what it is called. */
export async function firstImported(graph: Graph, batch: number, limit: number): Promise<NamedNode[]> {
  const rows = await graph.session.all<{ id: string; labels: string; properties: string }>(
    `SELECT n.id, n.labels, n.properties FROM batch b
     JOIN node n ON n.seq BETWEEN b.first_node AND b.last_node AND n.batch = b.batch AND ${visible('n')}
     WHERE b.owner = :owner AND b.project = :project AND b.batch = :batch ORDER BY n.seq LIMIT :limit`,
    { ...scopeOf(graph), batch, limit },
  );
  const captions = await captionsWith(graph, batch);
  return rows.map(({ id, ...row }) => {
    const labels = JSON.parse(row.labels) as string[];
    return { id, labels, caption: nameOf({ labels, properties: JSON.parse(row.properties) as Properties }, captions) };
  });
}

/** The summary of an import: its first nodes, and the totals that were counted while it was read. */
async function summaryOfBatch(graph: Graph, batch: number): Promise<ChangeSummary> {
  const nodes = await firstImported(graph, batch, SUMMARY_LIMITS.elements);
  const totals = await graph.session.all<{ kind: string; name: string; total: number }>(
    `SELECT kind, name, total FROM batch_total WHERE owner = :owner AND project = :project AND batch = :batch
     ORDER BY total DESC, kind, name LIMIT :limit`,
    { ...scopeOf(graph), batch, limit: SUMMARY_LIMITS.counts },
  );
  const elements = nodes.map(({ labels, ...node }): SummarisedElement => {
    return { operation: 'create', kind: 'node', ...node, labels: [...labels], ...NO_FIELDS };
  });
  const byName = totals.map(({ kind, name, total }): SummarisedCount => ({
    operation: 'create',
    kind: kind === 'label' ? 'node' : 'relationship',
    name,
    total,
  }));
  return { elements, byName };
}

/** A summary of edits together with that of the import that the change made visible. */
export const withImport = async (graph: Graph, batch: number, summary: ChangeSummary): Promise<ChangeSummary> =>
  summariesTogether(await summaryOfBatch(graph, batch), summary);
