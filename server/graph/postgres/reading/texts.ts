import { askedWords, fold } from '../../../../domain/folding/fold.js';
import { type GraphNode } from '../../../contract/elements.js';
import { type SearchQuery, type SearchResult } from '../../../contract/subgraphs.js';
import { type WithoutProject } from '../../ports/scope.js';
import { type AnyWord, type Mentions } from '../../asked.js';
import { type PostgresParameters } from '../../../platform/storage/postgres/statement.js';
import { captionsOf } from '../naming.js';
import {
  type Graph,
  nodeAnswer,
  nodesBySeq,
  relationshipAnswer,
  relationshipsBySeq,
  scopeOf,
  visible,
} from '../rows.js';
import { allWords, anyWords, phrase } from '../words.js';

/** Up to this many hits are ranked; of more, the first come in the order of their making. */
const MOST_RANKED = 500;
/** After every character that a beginning may go on with. */
const LAST = '\u{10ffff}';
const NOTHING: SearchResult = { nodes: [], relationships: [], more: false };

async function seqsOf(graph: Graph, sql: string, parameters: PostgresParameters): Promise<number[]> {
  const rows = await graph.session.all<{ seq: number }>(sql, { ...scopeOf(graph), ...parameters });
  return rows.map(({ seq }) => seq);
}

const hitsSql = (table: 'node' | 'relationship', order: string) =>
  `SELECT e.seq FROM ${table} e WHERE e.words @@ :words::tsquery AND ${visible('e')} ${order} LIMIT :limit`;

/** Row numbers that match, the best first while there are few enough to rank. */
async function ranked(graph: Graph, table: 'node' | 'relationship', words: string, limit: number): Promise<number[]> {
  const first = await seqsOf(graph, hitsSql(table, ''), { words, limit: MOST_RANKED + 1 });
  if (first.length > MOST_RANKED) return first.slice(0, limit);
  return seqsOf(graph, hitsSql(table, 'ORDER BY ts_rank(e.words, :words::tsquery) DESC, e.seq'), { words, limit });
}

async function resultOf(
  graph: Graph,
  nodes: readonly number[],
  relationships: readonly number[],
  limit: number,
): Promise<SearchResult> {
  const [nodeRows, relationshipRows] = await Promise.all([
    nodesBySeq(graph, nodes.slice(0, limit)),
    relationshipsBySeq(graph, relationships.slice(0, limit)),
  ]);
  return {
    nodes: nodeRows.map(nodeAnswer),
    relationships: relationshipRows.map(relationshipAnswer),
    more: nodes.length > limit || relationships.length > limit,
  };
}

const CAPTION_SQL = `SELECT n.seq FROM node n WHERE n.caption >= :from AND n.caption <= :to AND ${visible('n')}
  ORDER BY n.caption, n.seq LIMIT :limit`;

/** Nodes and relationships that hold all the words, the last perhaps as a beginning; nodes whose caption begins so come first. */
export async function searchResult(graph: Graph, { text, limit }: WithoutProject<SearchQuery>): Promise<SearchResult> {
  const words = askedWords(text);
  if (words === 'all' || words.length === 0) return NOTHING;
  const asked = allWords(words);
  const beginning = fold(text).trim();
  const [named, nodes, relationships] = await Promise.all([
    seqsOf(graph, CAPTION_SQL, { from: beginning, to: beginning + LAST, limit: limit + 1 }),
    ranked(graph, 'node', asked, limit + 1),
    ranked(graph, 'relationship', asked, limit + 1),
  ]);
  return resultOf(graph, [...new Set([...named, ...nodes])], relationships, limit);
}

/** Nodes and relationships that hold any of some words, or a word that begins as one of the beginnings does. */
export async function withAnyWord(graph: Graph, { words, beginnings, limit }: AnyWord): Promise<SearchResult> {
  const asked = anyWords(words, beginnings);
  if (asked === undefined) return NOTHING;
  const hits = (table: 'node' | 'relationship') =>
    seqsOf(graph, hitsSql(table, ''), { words: asked, limit: limit + 1 });
  const [nodes, relationships] = await Promise.all([hits('node'), hits('relationship')]);
  return resultOf(graph, nodes, relationships, limit);
}

/** Nodes looked at for one caption, beginning or word. */
const MOST_EACH = { caption: 20, beginning: 60, word: 60, near: 200 } as const;

/** Some of the nodes whose captions lie between two, for each pair of them. */
const between = (pairs: string, [from, to]: readonly [string, string], most: number, narrowing = '') =>
  `SELECT x.seq FROM ${pairs} CROSS JOIN LATERAL (SELECT n.seq FROM node n
     WHERE n.caption >= ${from} AND n.caption <= ${to} ${narrowing} AND ${visible('n')} ORDER BY n.caption, n.seq LIMIT ${most}) x`;

/** All captions and beginnings of a text by one statement: of the dozens of runs of words that a question has hardly any is one. */
const CAPTIONED = [
  between('unnest(:captions::text[]) w(caption)', ['w.caption', 'w.caption'], MOST_EACH.caption),
  between('unnest(:beginnings::text[]) w(caption)', ['w.caption', 'w.caption || :last::text'], MOST_EACH.beginning),
  between(
    'unnest(:nearly::text[], :least::int[], :most::int[]) w(caption, least, most)',
    ['w.caption', 'w.caption || :last::text'],
    MOST_EACH.near,
    'AND length(n.caption) BETWEEN w.least AND w.most',
  ),
].join(' UNION ALL ');

const WITH_PHRASES = `SELECT x.seq FROM unnest(:phrases::text[]) w(phrase) CROSS JOIN LATERAL
  (SELECT e.seq FROM node e WHERE e.words @@ w.phrase::tsquery AND ${visible('e')} LIMIT ${MOST_EACH.word}) x`;

/** Nodes that may be meant by the words of a text: by caption, by the beginning of one, by a word of their text. */
export async function mentionedNodes(
  graph: Graph,
  { captions, beginnings, words, near }: Mentions,
): Promise<GraphNode[]> {
  const [captioned, chosen] = await Promise.all([
    seqsOf(graph, CAPTIONED, {
      ...{ captions, beginnings, last: LAST, nearly: near.map(({ beginning }) => beginning) },
      ...{ least: near.map(({ least }) => least), most: near.map(({ most }) => most) },
    }),
    captionsOf(graph),
  ]);
  // Where a person chose what nodes are called, they may still be meant by the name that the rule gives them.
  const alsoNames = chosen.size > 0 ? captions : [];
  const phrases = [...words, ...alsoNames].flatMap((word) => phrase(word) ?? []);
  const worded = phrases.length === 0 ? [] : await seqsOf(graph, WITH_PHRASES, { phrases });
  return (await nodesBySeq(graph, [...new Set([...captioned, ...worded])])).map(nodeAnswer);
}
