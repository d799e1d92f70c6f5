import { captionOf } from '../../content.js';
import { type Delta, type Edit, type Field } from '../../edit.js';
import { type Json, stringify } from '../../../storage/Json.js';
import { type Properties } from '../../../contract/properties.js';
import { type ChangeDetail, type ChangedElement } from '../../selection.js';
import { type ChangeRow } from '../history.js';
import { type Graph, loadNode, loadRelationship, scopeOf, visible } from '../rows.js';

/** Elements listed of one change. */
const MOST_LISTED = 50;
/** Changes answered at once, the newest first. */
const MOST_CHANGES = 100;

const valuesOf = (fields: Readonly<Record<string, Field>> = {}): Properties =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (field === null ? [] : [[name, field.value]])));

/** A node's properties with those of a delta in their place. */
const as = (properties: Properties, { properties: fields }: Delta): Properties => ({
  ...Object.fromEntries(Object.entries(properties).filter(([name]) => fields?.[name] !== null)),
  ...valuesOf(fields),
});

function wholeNode({ op, id, element }: Extract<Edit, { of: 'node'; op: 'create' | 'delete' }>): ChangedElement {
  return { op, of: 'node', id, caption: captionOf(element), labels: element.labels, properties: [] };
}

function updatedNode(graph: Graph, { id, from, to }: Extract<Edit, { op: 'update' }>): ChangedElement {
  const node = loadNode(graph, id);
  const present = node?.properties ?? {};
  const labels = to.labels ?? node?.labels ?? [];
  const caption = captionOf({ labels, properties: as(present, to) });
  const before = captionOf({ labels: from.labels ?? labels, properties: as(present, from) });
  const properties = Object.keys(to.properties ?? {});
  const named = { op: 'update', of: 'node', id, caption, labels, properties } as const;
  return before === caption ? named : { ...named, before };
}

function relationship(graph: Graph, edit: Extract<Edit, { of: 'relationship' | 'node' }>): ChangedElement {
  const type = edit.op === 'update' ? loadRelationship(graph, edit.id)?.type : (edit.element as { type?: string }).type;
  const properties = edit.op === 'update' ? Object.keys(edit.to.properties ?? {}) : [];
  const labels = type === undefined ? [] : [type];
  return { op: edit.op, of: 'relationship', id: edit.id, caption: type ?? edit.id, labels, properties };
}

function elementOf(graph: Graph, edit: Edit): ChangedElement {
  if (edit.of === 'relationship') return relationship(graph, edit);
  return edit.op === 'update' ? updatedNode(graph, edit) : wholeNode(edit);
}

/** The nodes that an import brought, the first of them. */
function importedNodes(graph: Graph, batch: number): ChangedElement[] {
  const rows = graph.file.db.all<{ id: string; labels: string; properties: string }>(
    `SELECT n.id, n.labels, n.properties FROM node n WHERE n.owner = :owner AND n.project = :project AND n.batch = :batch
       AND ${visible('n')} LIMIT :limit`,
    { ...scopeOf(graph), batch, limit: MOST_LISTED },
  );
  return rows.map(({ id, ...row }) => {
    const labels = JSON.parse(row.labels) as string[];
    const caption = captionOf({ labels, properties: JSON.parse(row.properties) as Properties });
    return { op: 'create', of: 'node', id, caption, labels, properties: [] };
  });
}

function detailOf(graph: Graph, row: ChangeRow): ChangeDetail {
  const edits = JSON.parse(row.edits) as Edit[];
  const nodesFirst = [...edits].sort(
    (one, other) => Number(one.of === 'relationship') - Number(other.of === 'relationship'),
  );
  const listed = nodesFirst.slice(0, MOST_LISTED).map((edit) => elementOf(graph, edit));
  const imported = row.batch === 0 ? [] : importedNodes(graph, row.batch);
  const counts = Object.values(JSON.parse(row.counts) as Record<string, number>);
  return {
    at: row.at,
    source: row.source,
    ...(row.reference === null ? {} : { reference: row.reference }),
    total: counts.reduce((sum, count) => sum + count, 0),
    elements: [...listed, ...imported],
  };
}

/** What was changed from one moment to another, both included, and is not undone; the newest first. */
export function changeDetailsJson(
  graph: Graph,
  { since, until }: { since: string; until?: string },
): Json<ChangeDetail[]> {
  const rows = graph.file.db.all<ChangeRow>(
    `SELECT number, id, at, source, reference, counts, edits, summary, batch, undone FROM change
     WHERE owner = :owner AND project = :project AND undone = 0 AND at >= :since AND at <= :until
     ORDER BY number DESC LIMIT :limit`,
    { ...scopeOf(graph), since, until: until ?? '9999', limit: MOST_CHANGES },
  );
  return stringify(rows.map((row) => detailOf(graph, row)));
}
