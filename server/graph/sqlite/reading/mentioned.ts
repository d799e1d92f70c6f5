import { type GraphNode } from '../../../contract/elements.js';
import { type Json } from '../../../platform/storage/Json.js';
import { type Mentions } from '../../asked.js';
import { hitsSource } from '../lists/textHits.js';
import { captionsOf } from '../naming.js';
import { type Graph, scopeOf, visible } from '../rows.js';
import { nodesJson } from './neighbourhood.js';

/** Nodes looked at for one caption, beginning or word. */
const MOST_EACH = { caption: 20, beginning: 60, word: 60, near: 200 } as const;
/** After every character that a beginning may go on with. */
const LAST = '\u{10ffff}';

type Row = { readonly seq: number };

const rowsOf = (graph: Graph, sql: string, parameters: Record<string, string | number>): number[] =>
  graph.file.db.all<Row>(sql, { ...scopeOf(graph), ...parameters }).map(({ seq }) => seq);

const CAPTION_SQL = `SELECT n.seq FROM node n INDEXED BY node_caption WHERE n.owner = :owner AND n.project = :project
  AND n.caption >= :from AND n.caption <= :to AND ${visible('n')} ORDER BY n.caption LIMIT :limit`;
/** Which captions are worn at all: of the dozens of runs of words that a question has hardly any is one. */
const WORN_SQL = `SELECT c.value AS caption FROM json_each(:captions) c WHERE EXISTS (
  SELECT 1 FROM node n INDEXED BY node_caption
  WHERE n.owner = :owner AND n.project = :project AND n.caption = c.value AND ${visible('n')})`;
const NEAR_SQL = CAPTION_SQL.replace('ORDER BY', 'AND length(n.caption) BETWEEN :least AND :most ORDER BY');
const WORD_SQL = `SELECT n.seq FROM ${hitsSource('node_text')} CROSS JOIN node n ON n.seq = t.rowid
  WHERE n.owner = :owner AND n.project = :project AND ${visible('n')} LIMIT :limit`;

const wornOf = (graph: Graph, captions: readonly string[]): readonly string[] =>
  graph.file.db
    .all<{ readonly caption: string }>(WORN_SQL, { ...scopeOf(graph), captions: JSON.stringify(captions) })
    .map(({ caption }) => caption);

/** Nodes that may be meant by the words of a text: by caption, by the beginning of one, by a word of their text. */
export function mentionedJson(graph: Graph, { captions, beginnings, words, near }: Mentions): Json<GraphNode[]> {
  const seqs = new Set<number>();
  const keep = (found: readonly number[]) => {
    for (const seq of found) seqs.add(seq);
  };
  for (const caption of wornOf(graph, captions)) {
    keep(rowsOf(graph, CAPTION_SQL, { from: caption, to: caption, limit: MOST_EACH.caption }));
  }
  for (const beginning of beginnings) {
    keep(rowsOf(graph, CAPTION_SQL, { from: beginning, to: beginning + LAST, limit: MOST_EACH.beginning }));
  }
  for (const { beginning, least, most } of near) {
    const range = { from: beginning, to: beginning + LAST, least, most };
    keep(rowsOf(graph, NEAR_SQL, { ...range, limit: MOST_EACH.near }));
  }
  // Where a person chose what nodes are called, they may still be meant by the name that the rule gives them.
  const alsoNames = captionsOf(graph).size > 0 ? captions : [];
  for (const word of [...words, ...alsoNames]) {
    keep(rowsOf(graph, WORD_SQL, { match: `"${word.replaceAll('"', '')}"`, limit: MOST_EACH.word }));
  }
  return `[${nodesJson(graph, [...seqs])
    .map(({ json }) => json)
    .join(',')}]` as Json<GraphNode[]>;
}
