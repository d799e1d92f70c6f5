import { nameOf } from '../../../../domain/styles/names.js';
import { changedElements, MOST_CHANGED, MOST_CHANGES } from '../../changing/changedElement.js';
import { elementEditsIn, type LoggedEdit } from '../../../../domain/changes/edit.js';
import { type Json, stringify } from '../../../platform/storage/Json.js';
import { type Properties } from '../../../../domain/properties/values.js';
import { type ChangeDetail, type ChangedElement } from '../../asked.js';
import { type ChangeRow } from '../history.js';
import { captionsWith } from '../naming.js';
import { type Graph, scopeOf, visible } from '../rows.js';
import { sqliteSource } from '../sqliteSource.js';

/** The nodes that an import brought, the first of them. */
function importedNodes(graph: Graph, batch: number): ChangedElement[] {
  const rows = graph.file.db.all<{ id: string; labels: string; properties: string }>(
    `SELECT n.id, n.labels, n.properties FROM node n WHERE n.owner = :owner AND n.project = :project AND n.batch = :batch
       AND ${visible('n')} LIMIT :limit`,
    { ...scopeOf(graph), batch, limit: MOST_CHANGED },
  );
  const captions = captionsWith(graph, batch);
  return rows.map(({ id, ...row }) => {
    const labels = JSON.parse(row.labels) as string[];
    const caption = nameOf({ labels, properties: JSON.parse(row.properties) as Properties }, captions);
    return { op: 'create', of: 'node', id, caption, labels, properties: [] };
  });
}

function detailOf(graph: Graph, row: ChangeRow): ChangeDetail {
  const edits = elementEditsIn(JSON.parse(row.edits) as LoggedEdit[]);
  const listed = changedElements(sqliteSource(graph), edits);
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
