import { type Edit, elementEditsIn } from '../../../../domain/changes/edit.js';
import { type ElementChanges } from '../../../contract/elementHistory.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { changedElements, MOST_CHANGED, MOST_CHANGES } from '../../changing/changedElement.js';
import { elementChange, makingOf, MOST_LISTED_CHANGES } from '../../changing/elementChange.js';
import { type ChangeDetail } from '../../asked.js';
import { CHANGE_COLUMNS, type ChangeRow } from '../closing.js';
import { changeOf, editsOf } from '../history.js';
import { firstImported } from '../imports/summaryOfImport.js';
import { type Graph, nodesById, relationshipsById, scopeOf, storedNode, storedRelationship } from '../rows.js';
import { namesOf } from '../writing/summaryOfRead.js';

async function detailOf(graph: Graph, row: ChangeRow): Promise<ChangeDetail> {
  const edits = elementEditsIn(editsOf(row));
  const imported = row.batch === 0 ? [] : await firstImported(graph, row.batch, MOST_CHANGED);
  const counts = Object.values(JSON.parse(row.counts) as Record<string, number>);
  return {
    at: row.at,
    source: row.source,
    ...(row.reference === null ? {} : { reference: row.reference }),
    total: counts.reduce((sum, count) => sum + count, 0),
    elements: [
      ...changedElements(await namesOf(graph, edits), edits),
      ...imported.map((node) => ({ op: 'create' as const, of: 'node' as const, ...node, properties: [] })),
    ],
  };
}

/** What was changed from one moment to another, both included, and is not undone; the newest first. */
export async function changeDetailsOf(
  graph: Graph,
  { since, until = '9999' }: { readonly since: string; readonly until?: string },
): Promise<ChangeDetail[]> {
  const rows = await graph.session.all<ChangeRow>(
    `SELECT ${CHANGE_COLUMNS} FROM change WHERE owner = :owner AND project = :project AND NOT undone
       AND at >= :since AND at <= :until ORDER BY number DESC LIMIT :limit`,
    { ...scopeOf(graph), since, until, limit: MOST_CHANGES },
  );
  const details: ChangeDetail[] = [];
  for (const row of rows) details.push(await detailOf(graph, row));
  return details;
}

async function elementOf(graph: Graph, of: Edit['of'], id: string) {
  const found =
    of === 'node'
      ? (await nodesById(graph, [id])).map(storedNode)[0]
      : (await relationshipsById(graph, [id])).map(storedRelationship)[0];
  if (found === undefined) throw new ProblemError(of === 'node' ? 'NODE_NOT_FOUND' : 'RELATIONSHIP_NOT_FOUND');
  return found;
}

/**
 * What was done to one element, newest first. The log has no index of elements: it is gone through from its end, which costs every write
 * nothing and a look at one element some milliseconds. Throws `NODE_NOT_FOUND`, `RELATIONSHIP_NOT_FOUND`.
 */
export async function elementChangesOf(graph: Graph, of: Edit['of'], id: string): Promise<ElementChanges> {
  const element = await elementOf(graph, of, id);
  const rows = await graph.session.all<ChangeRow>(
    `SELECT ${CHANGE_COLUMNS} FROM change WHERE owner = :owner AND project = :project
       AND (strpos(edits, :mark) > 0 OR (batch > 0 AND batch = :batch)) ORDER BY number DESC LIMIT :limit`,
    { ...scopeOf(graph), mark: `"id":"${id}"`, batch: element.batch, limit: MOST_LISTED_CHANGES + 1 },
  );
  const items: ElementChanges['items'] = [];
  for (const row of rows.slice(0, MOST_LISTED_CHANGES)) {
    const own = elementEditsIn(editsOf(row)).find((edit) => edit.of === of && edit.id === id);
    const edit = own ?? (row.batch > 0 && row.batch === element.batch ? makingOf(of, element) : undefined);
    const change = edit && elementChange(await namesOf(graph, [edit]), changeOf(row), edit);
    if (change !== undefined) items.push(change);
  }
  return { items, complete: rows.length <= MOST_LISTED_CHANGES };
}
