import { type SearchQuery, type SearchResult } from '../../../contract/subgraphs.js';
import { fold } from '../../../../domain/folding/fold.js';
import { type Json } from '../../../platform/storage/Json.js';
import { textMatch } from '../../../people/personFile/textMatch.js';
import { hitsSource, type TextTable } from '../lists/textHits.js';
import { type Graph, RELATIONSHIP_JSON, scopeOf, visible, WITH_ENDS } from '../rows.js';
import { nodesJson } from './neighbourhood.js';

/** Up to this many hits are ranked; of more, the first come in the order of their making. */
const MOST_RANKED = 500;

/** Row numbers that match, the best first while there are few enough to rank; one more than the limit when there are more. */
function hits(graph: Graph, table: TextTable, match: string, limit: number): number[] {
  const element = table === 'node_text' ? 'node' : 'relationship';
  const parameters = { ...scopeOf(graph), match };
  const joined = `${hitsSource(table)} CROSS JOIN ${element} e ON e.seq = t.rowid WHERE e.owner = :owner AND ${visible('e')}`;
  const first = graph.file.db.all<{ seq: number }>(`SELECT t.rowid AS seq FROM ${joined} LIMIT :limit`, {
    ...parameters,
    limit: MOST_RANKED + 1,
  });
  if (first.length > MOST_RANKED) return first.slice(0, limit + 1).map(({ seq }) => seq);
  return graph.file.db
    .all<{ seq: number }>(`SELECT t.rowid AS seq FROM ${joined} ORDER BY t.rank, t.rowid LIMIT :limit`, {
      ...parameters,
      limit: limit + 1,
    })
    .map(({ seq }) => seq);
}

/** Nodes whose caption begins with what was typed: what a person who types a name looks for. */
function byCaption(graph: Graph, text: string, limit: number): number[] {
  const from = fold(text).trim();
  if (from === '') return [];
  return graph.file.db
    .all<{ seq: number }>(
      `SELECT n.seq FROM node n INDEXED BY node_caption WHERE n.owner = :owner AND n.project = :project
         AND n.caption >= :from AND n.caption < :from || char(1114111) AND ${visible('n')}
       ORDER BY n.caption, n.seq LIMIT :limit`,
      { ...scopeOf(graph), from, limit: limit + 1 },
    )
    .map(({ seq }) => seq);
}

/** Relationships by their row numbers, in their order. */
export function relationshipsJson(graph: Graph, seqs: readonly number[]): string[] {
  return graph.file.db
    .all<{ json: string }>(
      `SELECT ${RELATIONSHIP_JSON} AS json FROM json_each(:seqs) wanted CROSS JOIN relationship r ON r.seq = wanted.value
       ${WITH_ENDS} WHERE r.owner = :owner AND r.project = :project ORDER BY wanted.key`,
      { ...scopeOf(graph), seqs: JSON.stringify(seqs) },
    )
    .map(({ json }) => json);
}

/** Nodes and relationships that hold all the words; the last may be a beginning. */
export function searchJson(graph: Graph, { text, limit }: Omit<SearchQuery, 'projectId'>): Json<SearchResult> {
  const asked = textMatch(text);
  if (asked.kind !== 'match') return '{"nodes":[],"relationships":[],"more":false}' as Json<SearchResult>;
  const nodes = [...new Set([...byCaption(graph, text, limit), ...hits(graph, 'node_text', asked.match, limit)])];
  const relationships = hits(graph, 'relationship_text', asked.match, limit);
  const shownNodes = nodesJson(graph, nodes.slice(0, limit)).map(({ json }) => json);
  const shownRelationships = relationshipsJson(graph, relationships.slice(0, limit));
  const more = nodes.length > limit || relationships.length > limit;
  return `{"nodes":[${shownNodes.join(',')}],"relationships":[${shownRelationships.join(',')}],"more":${more}}` as Json<SearchResult>;
}
