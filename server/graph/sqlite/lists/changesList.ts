import { type ChangePage } from '../../../contract/edits.js';
import { type Json, stringify } from '../../../platform/storage/Json.js';
import { keysAfter, nextPage } from '../../pageToken.js';
import { listIn } from './keyset.js';
import { changeOf, type ChangeRow, LISTED_COLUMNS, possible } from '../history.js';
import { type Graph, scopeOf } from '../rows.js';

/** A page of the history, newest first. Throws `PAGE_TOKEN_INVALID`. */
export function changesPage(graph: Graph, query: { pageSize: number; pageToken?: string }): Json<ChangePage> {
  const identity = listIn(graph, 'changes', []);
  const [before = Number.MAX_SAFE_INTEGER] = keysAfter(identity, query.pageToken, 1) ?? [];
  const rows = graph.file.db.all<ChangeRow>(
    `SELECT ${LISTED_COLUMNS} FROM change
     WHERE owner = :owner AND project = :project AND number < :before ORDER BY number DESC LIMIT :limit`,
    { ...scopeOf(graph), before, limit: query.pageSize + 1 },
  );
  const shown = rows.slice(0, query.pageSize);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const total = graph.file.db.get<{ total: number }>(
    'SELECT count(*) AS total FROM change WHERE owner = :owner AND project = :project',
    scopeOf(graph),
  );
  return stringify({
    items: shown.map((row) => changeOf(graph, row)),
    ...nextPage(identity, last && [last.number]),
    total: total?.total ?? 0,
    ...possible(graph),
  });
}
