import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { checkData } from '../../server/commands/checkData.js';
import { migrateData } from '../../server/commands/migrateData.js';
import { onServer } from '../server/engineUnderTest.js';
import { fillInstallation } from './installation.js';
import { type HalvedDatabases, newDatabase, newHalves, type OwnDatabase } from './postgres.js';

let root: string;
let sound: OwnDatabase;
let apart: HalvedDatabases;
const copies: { drop(): Promise<void> }[] = [];

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'harta-checked-'));
  const folder = path.join(root, 'source');
  mkdirSync(folder);
  await fillInstallation(folder);
  sound = await newDatabase();
  apart = await newHalves();
  const moved = (...to: string[]) =>
    migrateData({ HARTA_DATA_DIR: folder }, ['--from', folder, '--to', ...to], () => undefined);
  await moved(sound.url);
  await moved(apart.records.url, '--graphs', apart.graphs.url);
});
afterAll(async () => {
  for (const each of [sound, apart, ...copies]) await each.drop();
  rmSync(root, { recursive: true, force: true });
});

/** What the command says of what keeps an installation. */
async function checkedIn(env: Readonly<Record<string, string>>): Promise<{ isSound: boolean; lines: string[] }> {
  const told = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  try {
    const isSound = await checkData(env, []);
    return { isSound, lines: told.mock.calls.flat().map(String) };
  } finally {
    told.mockRestore();
  }
}

const checked = ({ url }: OwnDatabase) => checkedIn({ HARTA_DATABASE_URL: url });

async function damaged(sql: string): Promise<OwnDatabase> {
  const copy = await newDatabase(undefined, sound);
  copies.push(copy);
  const { rowCount } = await onServer(copy.url, sql);
  expect(rowCount === null || rowCount > 0, 'the fault was planted').toBe(true);
  return copy;
}

test.each([
  ['a database', () => ({ HARTA_DATABASE_URL: sound.url })],
  ['two databases', () => apart.env],
])('%s with every kind of record is sound, and it is said what was not looked at', async (_, env) => {
  const { isSound, lines } = await checkedIn(env());
  expect(lines.slice(0, -1)).toEqual([
    'schema of graphs: sound',
    'schema of records: sound',
    'schema of the sign-in: sound',
    'schema of the payments sandbox: sound',
    'rows: sound',
    'graphs: sound',
    'records: sound',
  ]);
  expect(lines.at(-1)).toMatch(/^Not looked at: .*pg_amcheck/u);
  expect(isSound).toBe(true);
});

test.each([
  ['DELETE FROM node WHERE seq IN (SELECT start_node FROM relationship)', 'a relationship has lost a node'],
  ['DELETE FROM graph WHERE nodes_total > 0', 'rows are of no graph'],
  ['DELETE FROM person', 'a graph is of nobody'],
  ['UPDATE graph SET nodes_total = nodes_total + 1', 'a project does not hold what it counts'],
  ['DELETE FROM node_label', 'a node has not the labels that it is found by'],
  [
    "INSERT INTO node_label (owner, project, label, node) SELECT owner, project, 'Stray', seq FROM node LIMIT 1",
    'a node has not the labels that it is found by',
  ],
  ['UPDATE label_total SET total = total + 1', 'the nodes of a label are miscounted'],
  ['DELETE FROM type_total', 'the relationships of a type are miscounted'],
  ['UPDATE node SET degree = degree + 1', 'the relationships of a node are miscounted'],
  ['UPDATE graph SET last_node = 0', 'the numbers of a project are behind its rows'],
  ['DELETE FROM hidden_batch', 'an import that is not published is shown, or one that is published is not'],
  ['UPDATE graph SET bytes = bytes + 1', 'the bytes of a graph are not what is counted'],
  ["UPDATE graph SET sorted = '{node name}' WHERE nodes_total > 0", 'elements are not in the order that is stored'],
  [
    "INSERT INTO sort_key SELECT owner, project, 'node name', 2, 0, 'x', seq, batch FROM node LIMIT 1",
    'elements are not in the order that is stored',
  ],
  ["UPDATE catalog_project SET id = id || 'x'", 'a graph is of no project'],
  ['DELETE FROM graph', 'a project has no graph'],
  ["UPDATE graph SET access = 'open'", 'a graph is not as open as its project'],
  ["UPDATE conversation SET project = 'gone'", 'records are of no project'],
  ['UPDATE catalog_project SET is_default = false', 'a person has projects, and none to begin with'],
  ['DELETE FROM conversation', 'a message is in no conversation'],
  ['UPDATE conversation SET messages_total = messages_total + 1', 'the messages of a conversation are miscounted'],
  ['DELETE FROM chat_citation', 'a message is not found by what it cites'],
  ['DELETE FROM recording', 'a part of a recording is of none'],
  ['UPDATE job SET due = NULL WHERE ended_at IS NULL', 'a job is due that has ended, or is due at no time'],
  ['UPDATE byte_total SET bytes = bytes + 1', 'the bytes of a person are not what is counted'],
  ["UPDATE node SET words = ''::tsvector", 'a node is not found or sorted by what it says'],
  ["UPDATE node SET caption = caption || 'x'", 'a node is not found or sorted by what it says'],
  ['UPDATE relationship SET props = \'{"a": 1}\'', 'a relationship is not found or sorted by what it says'],
  ["UPDATE notification SET words = ''::tsvector", 'a notification is not found or sorted by what it says'],
  ["UPDATE chat_message SET words = ''::tsvector", 'a chat_message is not found or sorted by what it says'],
  ["UPDATE train_example SET words = ''::tsvector", 'a train_example is not found or sorted by what it says'],
  ["UPDATE document SET words = ''::tsvector", 'a document is not found or sorted by what it says'],
  [
    "UPDATE node SET properties = left(properties, 1) WHERE properties <> '{}'",
    'node.properties holds what is no JSON',
  ],
  ["UPDATE change SET edits = '['", 'change.edits holds what is no JSON'],
  ["UPDATE setting SET data = ''", 'setting.data holds what is no JSON'],
])('what %s does is told, with whose and which', async (sql, fault) => {
  const { isSound, lines } = await checked(await damaged(sql));
  expect(isSound).toBe(false);
  expect(lines.find((line) => line.includes(`damaged (${fault})`))).toMatch(/\): \d+ of \S+, such as .+$/u);
});

test.each([
  ['DROP INDEX node_words', 'schema of graphs: damaged (index node_words is missing)'],
  [
    'ALTER TABLE node ALTER caption DROP NOT NULL',
    'schema of graphs: damaged (column node.caption is not as it should be)',
  ],
  [
    'DROP TRIGGER document_bytes_insert ON document',
    'schema of records: damaged (trigger document_bytes_insert is missing)',
  ],
  ['DROP INDEX job_due', 'schema of records: damaged (index job_due is missing)'],
  [
    'ALTER TABLE image DISABLE TRIGGER image_bytes_delete',
    'schema of records: damaged (trigger image_bytes_delete is not as it should be)',
  ],
  ['DROP INDEX sign_in.session_uid', 'schema of the sign-in: damaged (index session_uid is missing)'],
  [
    'ALTER TABLE payments_sandbox.object DROP COLUMN data',
    'schema of the payments sandbox: damaged (column object.data is missing)',
  ],
])('what %s does to a schema is told', async (sql, line) => {
  const { isSound, lines } = await checked(await damaged(sql));
  expect(isSound).toBe(false);
  expect(lines).toContain(line);
});

test.each([
  ['graphs', 'DELETE FROM graph', 'rows are of no graph'],
  ['graphs', 'DELETE FROM graph', 'a project has no graph'],
  ['graphs', "UPDATE graph SET access = 'open'", 'a graph is not as open as its project'],
  ['graphs', 'UPDATE graph SET nodes_total = nodes_total + 1', 'a project does not hold what it counts'],
  ['graphs', "UPDATE node SET caption = caption || 'x'", 'a node is not found or sorted by what it says'],
  ['graphs', "UPDATE change SET edits = '['", 'change.edits holds what is no JSON'],
  ['records', "UPDATE catalog_project SET id = id || 'x'", 'a graph is of no project'],
  ['records', "UPDATE conversation SET project = 'gone'", 'records are of no project'],
  ['records', 'UPDATE byte_total SET bytes = bytes + 1', 'the bytes of a person are not what is counted'],
  ['records', "UPDATE setting SET data = ''", 'setting.data holds what is no JSON'],
] as const)('of two databases is told what in that of %s %s does', async (half, sql, fault) => {
  const copy = await newHalves(apart);
  copies.push(copy);
  expect((await onServer(copy[half].url, sql)).rowCount).toBeGreaterThan(0);
  const { isSound, lines } = await checkedIn(copy.env);
  expect(isSound).toBe(false);
  expect(lines.find((line) => line.includes(`damaged (${fault})`))).toMatch(/\): \d+ of \S+, such as .+$/u);
});

test('a file of a lost person is nothing to be begun again in a database', async () => {
  const asked = checkData({ HARTA_DATABASE_URL: sound.url }, ['--begin-anew', 'people/a.db']);
  await expect(asked).rejects.toThrow('--begin-anew');
});
