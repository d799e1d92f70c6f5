import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

const OF_GRAPHS = [
  ...['graph', 'node', 'node_label', 'node_text', 'position', 'relationship', 'relationship_text', 'label_total'],
  ...['type_total', 'change', 'revision', 'batch', 'batch_total', 'batch_end', 'hidden_batch', 'style', 'batch_style'],
  'batch_update',
];
const OF_RECORDS = [
  ...['project', 'deleted_project', 'conversation', 'chat_message', 'chat_text', 'chat_citation', 'document'],
  ...['document_text', 'recording', 'recording_part', 'image', 'notification', 'train_example', 'interaction_total'],
];

/** Files in folders with SQL that names one of these tables, with the first that each names. */
function naming(tables: readonly string[], folders: readonly string[]): string[] {
  const statement = new RegExp(`\\b(?:FROM|JOIN|INTO|UPDATE)\\s+(${tables.join('|')})\\b`, 'u');
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
    )
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const [, table] = statement.exec(readFileSync(file, 'utf8')) ?? [];
      return table === undefined ? [] : [`${file}: ${table}`];
    });
}

test('no statement of the graph engine names a table of records, and none of records a table of graphs', () => {
  const engines = ['server/graph/sqlite', 'server/graph/postgres'];
  const records = [
    ...[
      'chats',
      'documents',
      'recordings',
      'images',
      'notifications',
      'trainExamples',
      'records',
      'projects',
      'outbox',
    ],
  ].map((folder) => `server/people/personFile/${folder}`);
  expect(naming(OF_GRAPHS, engines).length).toBeGreaterThan(20);
  expect(naming(OF_RECORDS, engines)).toEqual([]);
  expect(naming(OF_RECORDS, records).length).toBeGreaterThan(10);
  expect(naming(OF_GRAPHS, [...records, 'server/people/records'])).toEqual([]);
});
