import { type SearchResult } from '../../../contract/subgraphs.js';
import { type Json } from '../../../platform/storage/Json.js';
import { type AnyWord } from '../../asked.js';
import { hitsSource, type TextTable } from '../lists/textHits.js';
import { type Graph, scopeOf, visible } from '../rows.js';
import { nodesJson } from './neighbourhood.js';
import { relationshipsJson } from './search.js';

const quoted = (word: string) => `"${word.replaceAll('"', '')}"`;

/** The first rows that match, unranked: the index stops at the limit, however many there are. */
function rowsOf(graph: Graph, table: TextTable, match: string, limit: number): number[] {
  const element = table === 'node_text' ? 'node' : 'relationship';
  const sql = `SELECT e.seq FROM ${hitsSource(table)} CROSS JOIN ${element} e ON e.seq = t.rowid
    WHERE e.owner = :owner AND ${visible('e')} LIMIT :limit`;
  return graph.file.db
    .all<{ readonly seq: number }>(sql, { ...scopeOf(graph), match, limit: limit + 1 })
    .map(({ seq }) => seq);
}

/** Nodes and relationships that hold any of some words, or a word that begins as one of the beginnings does. */
export function withAnyWordJson(graph: Graph, { words, beginnings, limit }: AnyWord): Json<SearchResult> {
  const match = [...words.map(quoted), ...beginnings.map((one) => `${quoted(one)}*`)].join(' OR ');
  if (match === '') return '{"nodes":[],"relationships":[],"more":false}' as Json<SearchResult>;
  const nodes = rowsOf(graph, 'node_text', match, limit);
  const relationships = rowsOf(graph, 'relationship_text', match, limit);
  const shownNodes = nodesJson(graph, nodes.slice(0, limit)).map(({ json }) => json);
  const shownRelationships = relationshipsJson(graph, relationships.slice(0, limit));
  const more = nodes.length > limit || relationships.length > limit;
  return `{"nodes":[${shownNodes.join(',')}],"relationships":[${shownRelationships.join(',')}],"more":${more}}` as Json<SearchResult>;
}
