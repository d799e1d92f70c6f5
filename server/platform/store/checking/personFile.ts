import path from 'node:path';

import { fileNameOf } from '../../../people/personFile/PersonFile.js';
import { titleOf, titleWords } from '../../../people/records/chats/titles.js';
import { bytesCounted } from '../../../people/personFile/byteTotal.js';
import { PERSON_MIGRATIONS } from '../../../people/personFile/schema.js';
import { type OwnerId } from '../../../contract/ids.js';
import { type SqlConnection } from '../../storage/driver.js';
import { type FileKind } from './FileKind.js';
import { fillSearch } from './fillSearch.js';
import { bringProjectsBack, IN_NO_GRAPH, OF_NO_PROJECT } from './projectsBack.js';

const HIDDEN = `EXISTS (SELECT 1 FROM hidden_batch h WHERE h.owner = e.owner AND h.project = e.project AND h.batch = e.batch)`;

const shown = (table: 'node' | 'relationship') =>
  `(SELECT count(*) FROM ${table} e WHERE e.owner = graph.owner AND e.project = graph.project AND NOT ${HIDDEN})`;

const DEGREE = `(SELECT count(*) FROM relationship e WHERE e.owner = node.owner AND e.project = node.project
  AND (e.start_node = node.seq OR e.end_node = node.seq) AND NOT ${HIDDEN})`;

const highest = (table: 'node' | 'relationship') =>
  `coalesce((SELECT max(seq) FROM ${table} e WHERE e.project = graph.project), 0)`;

const REPAIR: readonly string[] = [
  "UPDATE node SET labels = '[\"?\"]' WHERE labels = '[]'",
  'DELETE FROM relationship WHERE start_node NOT IN (SELECT seq FROM node) OR end_node NOT IN (SELECT seq FROM node)',
  'DELETE FROM position WHERE node NOT IN (SELECT seq FROM node)',
  'DELETE FROM node_label',
  `INSERT OR IGNORE INTO node_label (owner, project, label, node)
     SELECT e.owner, e.project, l.value, e.seq FROM node e, json_each(e.labels) l`,
  `INSERT OR IGNORE INTO hidden_batch (owner, project, batch)
     SELECT owner, project, batch FROM batch WHERE state <> 'published'`,
  `UPDATE graph SET nodes_total = ${shown('node')}, relationships_total = ${shown('relationship')},
     last_node = max(last_node, ${highest('node')}), last_relationship = max(last_relationship, ${highest('relationship')}),
     head = max(head, coalesce((SELECT max(number) FROM change c WHERE c.project = graph.project), 0)),
     last_batch = max(last_batch, coalesce((SELECT max(batch) FROM node e WHERE e.project = graph.project), 0))`,
  `UPDATE graph SET access = 'sealed' WHERE id IN (SELECT id FROM project WHERE archived_at IS NOT NULL)`,
  `UPDATE graph SET access = 'hidden' WHERE id IN (SELECT id FROM deleted_project)`,
  'DELETE FROM label_total',
  `INSERT INTO label_total (owner, project, label, total)
     SELECT l.owner, l.project, l.label, count(*) FROM node_label l JOIN node e ON e.seq = l.node
     WHERE NOT ${HIDDEN} GROUP BY l.owner, l.project, l.label`,
  'DELETE FROM type_total',
  `INSERT INTO type_total (owner, project, type, total)
     SELECT e.owner, e.project, e.type, count(*) FROM relationship e WHERE NOT ${HIDDEN} GROUP BY e.owner, e.project, e.type`,
  `UPDATE node SET degree = ${DEGREE}`,
  'DELETE FROM chat_citation',
  `INSERT OR IGNORE INTO chat_citation (owner, node, message)
     SELECT m.owner, c.value ->> 'nodeId', m.seq FROM chat_message m, json_each(m.citations) c
     WHERE c.value ->> 'nodeId' IS NOT NULL`,
  'UPDATE conversation SET messages_total = (SELECT count(*) FROM chat_message m WHERE m.conversation = conversation.id)',
  'DELETE FROM notification_total',
  `INSERT INTO notification_total (owner, total, unread)
     SELECT owner, count(*), sum(status = 'unread') FROM notification WHERE deletion IS NULL GROUP BY owner`,
  'DELETE FROM byte_total',
  `INSERT INTO byte_total (owner, bytes)
     SELECT p.owner, ${bytesCounted('p.owner')} FROM (SELECT owner FROM person UNION SELECT owner FROM project) p`,
];

/** A conversation whose row was lost comes back, called as its first message begins: its messages would be out of reach. */
function bringConversationsBack(connection: SqlConnection): void {
  const lost = connection
    .prepare(
      `SELECT m.owner, m.conversation AS id, m.text, min(m.created_at) AS first, max(m.created_at) AS last FROM chat_message m
       WHERE m.conversation NOT IN (SELECT id FROM conversation) GROUP BY m.conversation`,
    )
    .all() as { owner: number; id: string; text: string; first: string; last: string }[];
  const insert = connection.prepare(
    `INSERT INTO conversation (owner, id, project, title, title_words, created_at, updated_at)
     SELECT ?, ?, id, ?, ?, ?, ? FROM project ORDER BY is_default DESC, number LIMIT 1`,
  );
  for (const { owner, id, text, first, last } of lost) {
    const title = titleOf(text);
    insert.run(owner, id, title, titleWords(title), first, last);
  }
}

/** The number of the person whose file it is, as most of its rows say. */
function ownerIn(connection: SqlConnection): number {
  const { owner } = connection
    .prepare(
      'SELECT coalesce((SELECT owner FROM person LIMIT 1), (SELECT owner FROM node GROUP BY owner ORDER BY count(*) DESC LIMIT 1), 0) AS owner',
    )
    .get() as { owner: number };
  return Number(owner);
}

/** Every row belongs to the one person of the file. */
function giveRowsToOwner(connection: SqlConnection): void {
  const tables = connection
    .prepare(
      "SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c ON c.name = 'owner' WHERE m.type = 'table' AND m.name <> 'person'",
    )
    .all() as { name: string }[];
  const all = tables.map(({ name }) => `SELECT owner, count(*) AS n FROM "${name}" GROUP BY owner`).join(' UNION ALL ');
  const owner = `(SELECT coalesce((SELECT owner FROM person LIMIT 1),
    (SELECT owner FROM (${all}) GROUP BY owner ORDER BY sum(n) DESC LIMIT 1)))`;
  for (const { name } of tables)
    connection.exec(`UPDATE OR IGNORE "${name}" SET owner = ${owner} WHERE owner <> ${owner};
      DELETE FROM "${name}" WHERE owner <> ${owner}`);
}

/** Properties that cannot be told apart any more, as one. */
const keptText = (text: string): string => JSON.stringify({ damaged: text });

/** The file of one person. */
export const PERSON_FILE: FileKind = {
  matches: (name) => /^people[\\/]/.test(name),
  migrations: PERSON_MIGRATIONS,
  json: {
    deleted_project: { data: null },
    node: { labels: '[]', properties: keptText, kinds: '{}', provenance: null },
    relationship: { properties: keptText, kinds: '{}', provenance: null },
    position: { place: null },
    style: { style: null },
    batch_style: { style: null },
    batch_update: { edit: null },
    change: { counts: null, edits: null, summary: null },
    revision: { before: null },
    notification: { params: '{}' },
    train_example: { tags: '[]' },
    chat_message: { citations: '[]', sources: '[]', suggestions: '[]', proposal: null, query: null },
    effect: { data: null },
    image: { view: null },
    document: { places: '[]', reading: null, review: null, written: null },
    recording: { transcriber: null, transcript: null },
    recording_part: { heard: null },
  },
  derived: new Set([
    'node_label',
    'label_total',
    'type_total',
    'hidden_batch',
    'chat_citation',
    'notification_total',
    'byte_total',
  ]),
  rules: [
    {
      fault: 'a relationship has lost a node',
      query: `SELECT 1 FROM relationship WHERE start_node NOT IN (SELECT seq FROM node)
                OR end_node NOT IN (SELECT seq FROM node) LIMIT 1`,
    },
    {
      fault: 'rows are of somebody else',
      query:
        'SELECT 1 FROM node WHERE EXISTS (SELECT 1 FROM person) AND owner NOT IN (SELECT owner FROM person) LIMIT 1',
    },
    {
      fault: 'rows are of no project',
      query: `SELECT 1 FROM (${IN_NO_GRAPH} UNION ALL ${OF_NO_PROJECT}) LIMIT 1`,
    },
    {
      fault: 'a project does not hold what it counts',
      query: `SELECT 1 FROM graph WHERE nodes_total <> ${shown('node')} OR relationships_total <> ${shown('relationship')} LIMIT 1`,
    },
    {
      fault: 'a node has not the labels that it is found by',
      query: `SELECT 1 FROM node_label WHERE node NOT IN (SELECT seq FROM node)
              UNION ALL SELECT 1 FROM node e, json_each(e.labels) l WHERE NOT EXISTS (SELECT 1 FROM node_label n
                WHERE n.owner = e.owner AND n.project = e.project AND n.label = l.value AND n.node = e.seq) LIMIT 1`,
    },
    {
      fault: 'a message is in no conversation',
      query: 'SELECT 1 FROM chat_message WHERE conversation NOT IN (SELECT id FROM conversation) LIMIT 1',
    },
    {
      fault: 'the bytes of a person are not what is counted',
      query: `SELECT 1 FROM byte_total p WHERE bytes <> ${bytesCounted('p.owner')} LIMIT 1`,
    },
  ],
  placeOf(connection) {
    const person = connection.prepare('SELECT id FROM person LIMIT 1').get() as { id: string } | undefined;
    return person === undefined ? undefined : path.join('people', fileNameOf(person.id as OwnerId));
  },
  ownerOf: (connection) => ownerIn(connection),
  repair(connection) {
    giveRowsToOwner(connection);
    bringProjectsBack(connection);
    bringConversationsBack(connection);
    for (const statement of REPAIR) connection.exec(statement);
    fillSearch(connection);
  },
};
