import { type Graph, scopeOf } from '../rows.js';

/** The search index of nodes or relationships. */
export type TextTable = 'node_text' | 'relationship_text';

/** The rows of this project that match `:match`, as `t.rowid`. */
export const hitsSource = (table: TextTable): string =>
  `graph pr CROSS JOIN ${table} t ON pr.owner = :owner AND pr.project = :project
     AND ${table} MATCH :match AND t.rowid BETWEEN pr.first_seq AND pr.end_seq`;

/** How many rows match, those of hidden imports included. */
export const countHits = (graph: Graph, table: TextTable, match: string): number =>
  graph.file.db.get<{ total: number }>(`SELECT count(*) AS total FROM ${hitsSource(table)}`, {
    ...scopeOf(graph),
    match,
  })?.total ?? 0;

/** Whether any import is hidden at present, so that counters of the search index are too large. */
export const someHidden = (graph: Graph): boolean =>
  graph.file.db.get(
    'SELECT 1 FROM hidden_batch WHERE owner = :owner AND project = :project LIMIT 1',
    scopeOf(graph),
  ) !== undefined;
