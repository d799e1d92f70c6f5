import { ProblemError } from '../../../contract/ProblemError.js';
import { type ElementChanges } from '../../../contract/elementHistory.js';
import { elementChange, makingOf, MOST_LISTED_CHANGES } from '../../changing/elementChange.js';
import { type Edit, elementEditsIn, type LoggedEdit } from '../../../../domain/changes/edit.js';
import { type Json, stringify } from '../../../platform/storage/Json.js';
import { changeOf, type ChangeRow } from '../history.js';
import { type Graph, loadNode, loadRelationship, scopeOf } from '../rows.js';
import { sqliteSource } from '../sqliteSource.js';

/**
 * The changes that name an element in their edits, or brought it with an import. The log has no index of elements: it is gone
 * through from its end, which costs every write nothing and a look at one element some milliseconds.
 */
const CHANGES_SQL = `SELECT number, id, at, source, reference, counts, edits, summary, batch, undone FROM change
  WHERE owner = :owner AND project = :project
    AND (instr(edits, :mark) > 0 OR (batch > 0 AND batch = :batch))
  ORDER BY number DESC LIMIT :limit`;

/** What was done to one element, newest first. Throws `NODE_NOT_FOUND`, `RELATIONSHIP_NOT_FOUND`. */
export function elementChangesJson(graph: Graph, of: Edit['of'], id: string): Json<ElementChanges> {
  const element = of === 'node' ? loadNode(graph, id) : loadRelationship(graph, id);
  if (element === undefined) throw new ProblemError(of === 'node' ? 'NODE_NOT_FOUND' : 'RELATIONSHIP_NOT_FOUND');
  const rows = graph.file.db.all<ChangeRow>(CHANGES_SQL, {
    ...scopeOf(graph),
    mark: `"id":"${id}"`,
    batch: element.batch,
    limit: MOST_LISTED_CHANGES + 1,
  });
  const source = sqliteSource(graph);
  const items = rows.slice(0, MOST_LISTED_CHANGES).flatMap((row) => {
    const own = elementEditsIn(JSON.parse(row.edits) as LoggedEdit[]).find((edit) => edit.of === of && edit.id === id);
    const edit = own ?? (row.batch > 0 ? makingOf(of, element) : undefined);
    return edit === undefined ? [] : (elementChange(source, changeOf(graph, row), edit) ?? []);
  });
  return stringify({ items, complete: rows.length <= MOST_LISTED_CHANGES });
}
