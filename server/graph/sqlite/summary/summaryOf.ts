import {
  type ChangeSummary,
  SUMMARY_LIMITS,
  type SummarisedCount,
  type SummarisedElement,
} from '../../../contract/changeSummary.js';
import { type Properties } from '../../../contract/properties.js';
import { captionOf } from '../../content.js';
import { type Edit } from '../../edit.js';
import { type Graph, scopeOf, visible } from '../rows.js';
import { NameBook } from './NameBook.js';
import { NO_FIELDS, summarisedNode, summarisedRelationship } from './summarisedElement.js';

const nodesFirst = (edits: readonly Edit[]): Edit[] => [
  ...edits.filter(({ of }) => of === 'node'),
  ...edits.filter(({ of }) => of === 'relationship'),
];

type Counts = Map<string, SummarisedCount>;

function count(counts: Counts, operation: Edit['op'], kind: Edit['of'], name: string, total = 1): void {
  const key = JSON.stringify([operation, kind, name]);
  const known = counts.get(key)?.total ?? 0;
  counts.set(key, { operation, kind, name, total: known + total });
}

const most = (counts: Iterable<SummarisedCount>): SummarisedCount[] =>
  [...counts].sort((one, other) => other.total - one.total).slice(0, SUMMARY_LIMITS.counts);

/** How many of each label and type were made and deleted; what was changed is counted as far as its labels are known. */
function countsOf(edits: readonly Edit[], names: NameBook): SummarisedCount[] {
  const counts: Counts = new Map();
  for (const edit of edits) {
    if (edit.op === 'update') {
      const type = edit.of === 'relationship' ? names.relationship(edit.id)?.type : undefined;
      const labels = edit.of === 'node' ? (names.node(edit.id)?.labels ?? []) : [type ?? ''];
      for (const label of labels.filter((one) => one !== '')) count(counts, 'update', edit.of, label);
    } else if (edit.of === 'node') for (const label of edit.element.labels) count(counts, edit.op, 'node', label);
    else count(counts, edit.op, 'relationship', edit.element.type);
  }
  return most(counts.values());
}

function ofEdits(graph: Graph, edits: readonly Edit[]): ChangeSummary {
  const names = new NameBook(graph, edits);
  const elements = nodesFirst(edits)
    .slice(0, SUMMARY_LIMITS.elements)
    .map((edit) => (edit.of === 'node' ? summarisedNode(edit, names) : summarisedRelationship(edit, names)));
  // One element says itself what it is.
  return { elements, byName: edits.length === 1 ? [] : countsOf(edits, names) };
}

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
  const elements = nodes.map(({ id, ...row }): SummarisedElement => {
    const labels = JSON.parse(row.labels) as string[];
    const caption = captionOf({ labels, properties: JSON.parse(row.properties) as Properties });
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

/**
 * What a change did, in names and values. Asked in the transaction of the change it says them as they were; asked later, of
 * a change from before summaries were kept, what can still be known.
 */
export const summaryOf = (graph: Graph, edits: readonly Edit[], batch: number): ChangeSummary =>
  batch === 0 ? ofEdits(graph, edits) : ofBatch(graph, batch);
