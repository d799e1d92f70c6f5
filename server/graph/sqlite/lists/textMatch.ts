import { foldedWords } from '../../fold.js';
import { type Graph, scopeOf } from '../rows.js';

/** What is asked by text: all of it, nothing that could be found, or an expression of the search index. */
export type TextMatch =
  { readonly kind: 'all' } | { readonly kind: 'none' } | { readonly kind: 'match'; match: string };

/**
 * The expression for a person's words: all must be there, the last may be a beginning. Operators and quotes that a person
 * types never reach it, only folded letters and digits do.
 */
export function textMatch(text: string | undefined): TextMatch {
  if (text === undefined || text.trim() === '') return { kind: 'all' };
  const words = [...new Set(foldedWords(text))];
  if (words.length === 0) return { kind: 'none' };
  return { kind: 'match', match: `${words.map((word) => `"${word}"`).join(' AND ')}*` };
}

/** The search index of nodes or relationships. */
export type TextTable = 'node_text' | 'relationship_text';

/** The rows of this project that match `:match`, as `t.rowid`. */
export const hitsSource = (table: TextTable): string =>
  `project pr CROSS JOIN ${table} t ON pr.owner = :owner AND pr.project = :project
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
