import { bytesCounted } from '../../../../graph/postgres/bytes.js';
import { keysFrom, keySqlOf, propertyKeys } from '../../../../graph/postgres/lists/sortKeys.js';
import { type StoredOrder } from '../../../../graph/postgres/rows.js';
import { BYTES_COUNTED } from '../../../../people/records/postgres/personal/byteTotal.js';

/** What must hold between the rows of a database: a query for what does not, and how that is said. */
export interface DatabaseRule {
  readonly fault: string;
  /** SQL: `owner`, the id of the person, and `what` of theirs breaks the rule. */
  readonly query: string;
}

/** A rule over graphs, whose rows know their person by a number. @param broken SQL: that number as `owner`, and `what` */
const ofGraphs = (fault: string, broken: string): DatabaseRule => ({
  fault,
  query: `SELECT coalesce(o.id, x.owner::text) AS owner, x.what FROM (${broken}) x LEFT JOIN person o ON o.owner = x.owner`,
});

const HIDDEN = `EXISTS (SELECT 1 FROM hidden_batch h WHERE h.owner = e.owner AND h.project = e.project AND h.batch = e.batch)`;

/**
 * Graphs of which nothing is being removed: that is done a slice at a time, and counters go last. One that is hidden is whole where its project
 * can still be brought back.
 */
const WHOLE = `(SELECT g.* FROM graph g WHERE g.access <> 'hidden' OR EXISTS (SELECT 1 FROM person o
  JOIN catalog_project p ON p.owner = o.id AND p.id = g.id WHERE o.owner = g.owner AND p.deleted_at IS NOT NULL AND NOT p.is_erasing))`;

const ofWhole = (alias: string): string =>
  `EXISTS (SELECT 1 FROM ${WHOLE} w WHERE w.owner = ${alias}.owner AND w.project = ${alias}.project)`;

/** SQL: the visible elements of each graph, counted by a name that each of them has. */
const counted = (names: string): string =>
  `SELECT owner, project, name, count(*) AS total FROM (${names}) c GROUP BY 1, 2, 3`;

const TYPES = `SELECT e.owner, e.project, e.type AS name FROM relationship e WHERE NOT ${HIDDEN}`;
const LABELS = `SELECT e.owner, e.project, l.value AS name FROM node e, json_array_elements_text(e.labels::json) l WHERE NOT ${HIDDEN}`;

const miscounted = (table: 'label_total' | 'type_total', names: string): string =>
  `SELECT coalesce(t.owner, c.owner) AS owner, coalesce(t.name, c.name) AS what FROM ${table} t
   FULL JOIN (${counted(names)}) c ON c.owner = t.owner AND c.project = t.project AND c.name = t.name
   JOIN ${WHOLE} g ON g.owner = coalesce(t.owner, c.owner) AND g.project = coalesce(t.project, c.project)
   WHERE coalesce(t.total, 0) <> coalesce(c.total, 0)`;

const shown = (table: 'node' | 'relationship'): string => `(SELECT count(*) FROM ${table} e
  WHERE e.owner = g.owner AND e.project = g.project AND NOT ${HIDDEN})`;

/** Each relationship once at each of its ends, a loop once. */
const ENDS = `SELECT e.owner, e.start_node AS node FROM relationship e WHERE NOT ${HIDDEN}
  UNION ALL SELECT e.owner, e.end_node FROM relationship e WHERE e.end_node <> e.start_node AND NOT ${HIDDEN}`;

const IN_GRAPHS = [
  ...['node', 'relationship', 'node_label', 'position', 'style', 'change', 'revision', 'label_total', 'type_total'],
  ...['batch', 'batch_total', 'batch_end', 'hidden_batch', 'batch_style', 'batch_update'],
  'sort_key',
];

const lostEnd = (end: 'start_node' | 'end_node'): string => `SELECT r.owner, r.id AS what FROM relationship r
  WHERE NOT EXISTS (SELECT 1 FROM node n WHERE n.owner = r.owner AND n.project = r.project AND n.seq = r.${end})`;

const DROPPED = `EXISTS (SELECT 1 FROM batch b WHERE b.owner = n.owner AND b.project = n.project AND b.batch = n.batch AND b.state = 'dropped')`;

/** Projects whose graphs have been told what became of them. */
const TOLD = `NOT EXISTS (SELECT 1 FROM record_effect f WHERE f.owner = p.owner AND f.kind = 'graphAccess' AND f.data IS NOT NULL)`;

const GRAPHS_OF_PROJECTS = `FROM catalog_project p LEFT JOIN person o ON o.id = p.owner
  LEFT JOIN graph g ON g.owner = o.owner AND g.id = p.id WHERE NOT p.is_erasing AND ${TOLD}`;

const notDropped = (alias: string): string => `NOT EXISTS (SELECT 1 FROM batch b WHERE b.owner = ${alias}.owner
  AND b.project = ${alias}.project AND b.batch = ${alias}.batch AND b.state = 'dropped')`;

/** SQL: the keys that follow from the rows of a table, in the orders that are stored. @param orders a condition on `n.name` */
const following = (table: StoredOrder['table'], keys: Parameters<typeof keysFrom>[1], orders: string): string =>
  keysFrom(
    'n.name',
    keys,
    `graph g CROSS JOIN unnest(g.sorted) n(name) JOIN ${table} e ON e.owner = g.owner AND e.project = g.project`,
    `${orders} AND ${ofWhole('g')} AND ${notDropped('e')}`,
  );

const byTime = (table: StoredOrder['table']) => keySqlOf({ table, by: 'createdAt' });

const FOLLOWING = [
  ...(['node', 'relationship'] as const).flatMap((table) => [
    following(table, propertyKeys(`substr(n.name, ${table.length + 2})`), `n.name LIKE '${table} %'`),
    following(table, byTime(table), `n.name = '${table}:createdAt'`),
  ]),
  // Labels are folded in JavaScript: here it is looked whether each node has a key, and nodes of one label the same.
  following('node', { ...byTime('node'), text: "''" }, "n.name = 'node:label'"),
].join(' UNION ALL ');

/** Keys of an order that is still being stored, or removed, are not all there. */
const STORED = `SELECT s.owner, s.project, s.name, s.kind, s.number, CASE s.name WHEN 'node:label' THEN '' ELSE s.text END AS text, s.seq, s.batch
  FROM sort_key s JOIN graph g ON g.owner = s.owner AND g.project = s.project
  WHERE NOT g.sorting ? s.name AND ${ofWhole('s')} AND ${notDropped('s')}`;

/** Keys that are stored and do not follow from a row, and those that follow from one and are not stored. */
const MISPLACED = `SELECT owner, name AS what FROM ((${FOLLOWING}) EXCEPT (${STORED})) x
  UNION ALL SELECT owner, name FROM ((${STORED}) EXCEPT (${FOLLOWING})) x
  UNION ALL SELECT s.owner, s.name FROM sort_key s JOIN node e ON e.owner = s.owner AND e.seq = s.seq
    WHERE s.name = 'node:label' GROUP BY s.owner, s.project, s.name, e.labels::json ->> 0 HAVING count(DISTINCT s.text) > 1`;

/** What must hold between rows of graphs. */
export const GRAPH_RULES: readonly DatabaseRule[] = [
  ofGraphs('a relationship has lost a node', `${lostEnd('start_node')} UNION ${lostEnd('end_node')}`),
  ofGraphs(
    'rows are of no graph',
    IN_GRAPHS.map(
      (table) => `SELECT DISTINCT e.owner, '${table}' AS what FROM ${table} e WHERE NOT EXISTS
        (SELECT 1 FROM graph g WHERE g.owner = e.owner AND g.project = e.project)`,
    ).join(' UNION ALL '),
  ),
  ofGraphs(
    'a graph is of nobody',
    'SELECT g.owner, g.id AS what FROM graph g WHERE NOT EXISTS (SELECT 1 FROM person o WHERE o.owner = g.owner)',
  ),
  ofGraphs(
    'a project does not hold what it counts',
    `SELECT g.owner, g.id AS what FROM ${WHOLE} g WHERE g.nodes_total <> ${shown('node')} OR g.relationships_total <> ${shown('relationship')}`,
  ),
  ofGraphs(
    'a node has not the labels that it is found by',
    `SELECT l.owner, l.label AS what FROM node_label l LEFT JOIN node n ON n.owner = l.owner AND n.seq = l.node
       WHERE ${ofWhole('l')} AND (n.seq IS NULL OR NOT n.labels::jsonb ? l.label)
     UNION ALL SELECT n.owner, n.id FROM node n, json_array_elements_text(n.labels::json) t
       WHERE ${ofWhole('n')} AND NOT ${DROPPED} AND NOT EXISTS (SELECT 1 FROM node_label l
         WHERE l.owner = n.owner AND l.project = n.project AND l.label = t.value AND l.node = n.seq)`,
  ),
  ofGraphs('the nodes of a label are miscounted', miscounted('label_total', LABELS)),
  ofGraphs('the relationships of a type are miscounted', miscounted('type_total', TYPES)),
  ofGraphs(
    'the relationships of a node are miscounted',
    `SELECT e.owner, e.id AS what FROM node e
     LEFT JOIN (SELECT owner, node, count(*) AS degree FROM (${ENDS}) d GROUP BY 1, 2) c ON c.owner = e.owner AND c.node = e.seq
     WHERE ${ofWhole('e')} AND NOT ${HIDDEN} AND e.degree <> coalesce(c.degree, 0)`,
  ),
  ofGraphs(
    'the numbers of a project are behind its rows',
    `SELECT g.owner, g.id AS what FROM graph g WHERE
       g.last_node < (SELECT max(e.seq) FROM node e WHERE e.owner = g.owner AND e.project = g.project)
       OR g.last_relationship < (SELECT max(e.seq) FROM relationship e WHERE e.owner = g.owner AND e.project = g.project)
       OR g.head < (SELECT max(e.number) FROM change e WHERE e.owner = g.owner AND e.project = g.project)
       OR g.last_batch < (SELECT max(e.batch) FROM batch e WHERE e.owner = g.owner AND e.project = g.project)`,
  ),
  ofGraphs(
    'an import that is not published is shown, or one that is published is not',
    `SELECT b.owner, b.import_id AS what FROM batch b WHERE (b.state = 'published') = EXISTS (SELECT 1 FROM hidden_batch h
       WHERE h.owner = b.owner AND h.project = b.project AND h.batch = b.batch)`,
  ),
  ofGraphs(
    'the bytes of a graph are not what is counted',
    `SELECT g.owner, g.id AS what FROM ${WHOLE} g WHERE g.bytes <> ${bytesCounted}`,
  ),
  ofGraphs('elements are not in the order that is stored', MISPLACED),
];

/** What must hold between graphs and the catalogue of their projects. */
export const CATALOG_RULES: readonly DatabaseRule[] = [
  {
    fault: 'a graph is of no project',
    query: `SELECT o.id AS owner, g.id AS what FROM graph g JOIN person o ON o.owner = g.owner WHERE g.access <> 'hidden'
      AND NOT EXISTS (SELECT 1 FROM catalog_project p WHERE p.owner = o.id AND p.id = g.id)`,
  },
  {
    fault: 'a project has no graph',
    query: `SELECT p.owner, p.id AS what ${GRAPHS_OF_PROJECTS} AND g.id IS NULL`,
  },
  {
    fault: 'a graph is not as open as its project',
    query: `SELECT p.owner, p.id AS what ${GRAPHS_OF_PROJECTS} AND g.access <>
      CASE WHEN p.deleted_at IS NOT NULL THEN 'hidden' WHEN p.archived_at IS NOT NULL THEN 'sealed' ELSE 'open' END`,
  },
];

const CITED = `SELECT DISTINCT m.owner, m.seq AS message, c.value ->> 'nodeId' AS node FROM chat_message m,
  json_array_elements(m.citations::json) c WHERE c.value ->> 'nodeId' IS NOT NULL`;

/** What must hold between rows of records. */
export const RECORD_RULES: readonly DatabaseRule[] = [
  {
    fault: 'records are of no project',
    query: ['conversation', 'document', 'recording']
      .map(
        (table) => `SELECT e.owner, e.id AS what FROM ${table} e WHERE NOT EXISTS
          (SELECT 1 FROM catalog_project p WHERE p.owner = e.owner AND p.id = e.project)`,
      )
      .join(' UNION ALL '),
  },
  {
    fault: 'a person has projects, and none to begin with',
    query: `SELECT p.owner, min(p.id) AS what FROM catalog_project p WHERE p.deleted_at IS NULL
      GROUP BY p.owner HAVING NOT bool_or(p.is_default)`,
  },
  {
    fault: 'a message is in no conversation',
    query: `SELECT m.owner, m.uid AS what FROM chat_message m WHERE NOT EXISTS
      (SELECT 1 FROM conversation c WHERE c.owner = m.owner AND c.id = m.conversation)`,
  },
  {
    fault: 'the messages of a conversation are miscounted',
    query: `SELECT c.owner, c.id AS what FROM conversation c WHERE c.messages_total <>
      (SELECT count(*) FROM chat_message m WHERE m.owner = c.owner AND m.conversation = c.id)`,
  },
  {
    fault: 'a message is not found by what it cites',
    query: `SELECT coalesce(t.owner, c.owner) AS owner, coalesce(t.node, c.node) AS what FROM chat_citation t
      FULL JOIN (${CITED}) c ON c.owner = t.owner AND c.message = t.message AND c.node = t.node
      WHERE t.owner IS NULL OR c.owner IS NULL`,
  },
  {
    fault: 'a part of a recording is of none',
    query: `SELECT e.owner, e.recording AS what FROM recording_part e WHERE NOT EXISTS
      (SELECT 1 FROM recording r WHERE r.owner = e.owner AND r.id = e.recording)`,
  },
  {
    fault: 'a job is due that has ended, or is due at no time',
    query: 'SELECT j.owner, j.id AS what FROM job j WHERE (j.ended_at IS NULL) = (j.due IS NULL)',
  },
  {
    fault: 'the bytes of a person are not what is counted',
    query: `SELECT coalesce(t.owner, c.owner) AS owner, coalesce(t.owner, c.owner) AS what FROM byte_total t
      FULL JOIN (${BYTES_COUNTED}) c ON c.owner = t.owner WHERE coalesce(t.bytes, 0) <> coalesce(c.bytes, 0)`,
  },
];
