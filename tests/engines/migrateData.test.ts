import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { bytesCounted } from '../../server/graph/postgres/bytes.js';
import { migrateData } from '../../server/commands/migrateData.js';
import { fileNameOf } from '../../server/people/personFile/PersonFile.js';
import { openDataFolder } from '../../server/platform/storage/dataFolder.js';
import { connectPlain } from '../../server/platform/storage/driver.js';
import { freePort } from '../freePort.js';
import { signIn } from '../server/identity/toolkit.js';
import { endAll, runHarta } from '../server/realtime/processes.js';
import { EVE, fillInstallation, SIGNED_UP } from './installation.js';
import { type HalvedDatabases, newDatabase, newHalves, type OwnDatabase } from './postgres.js';
import { differences, filesOf, tablesOf } from './storedTables.js';
import { Visitor } from './Visitor.js';

/** What numbers rows of one file alone; and persons of whom nothing waits any more may still be noted as such. */
const LEFT_OUT = { effect_owner: ['owner'], train_example: ['seq'], document: ['seq'], recording: ['seq'] };
/** Whose sessions ended is told within a process, and then forgotten. */
const EMPTY = ['ended'];
const KILLED_AFTER_LINES = [1, 2, 3, 5];

let root: string;
let folder: string;
let database: OwnDatabase;
const databases: OwnDatabase[] = [];
let halves: HalvedDatabases;
let told: string[] = [];

const anotherDatabase = async (): Promise<OwnDatabase> => {
  const made = await newDatabase();
  databases.push(made);
  return made;
};
/** Files of an installation on PostgreSQL lie in the folder that everything came from. */
const migrates = (...args: string[]) => migrateData({ HARTA_DATA_DIR: folder }, args, (line) => told.push(line));
const stored = (at: string) => tablesOf(at, LEFT_OUT);

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'harta-moving-'));
  folder = path.join(root, 'source');
  mkdirSync(folder);
  database = await anotherDatabase();
  halves = await newHalves();
  await fillInstallation(folder);
});
afterEach(async () => {
  told = [];
  await endAll();
});
afterAll(async () => {
  for (const made of [...databases, halves]) await made.drop();
  rmSync(root, { recursive: true, force: true });
});

test('an installation with every kind of record goes to PostgreSQL and back, and is the same row by row', async () => {
  const before = await stored(folder);
  const all = Object.values(before);
  const names = [...new Set(all.flatMap((tables) => Object.keys(tables)))];
  expect(names.filter((name) => all.every((tables) => (tables[name] ?? []).length === 0))).toEqual(EMPTY);
  const files = filesOf(folder);
  await migrates('--from', folder, '--to', database.url);
  expect(filesOf(folder)).toEqual(files);
  const back = path.join(root, 'back');
  await migrates('--from', database.url, '--to', back);
  expect(differences(before, await stored(back))).toEqual([]);
  const beside = (all: Readonly<Record<string, string>>) =>
    Object.entries(all).filter(([name]) => !/\.db|\.log$|checks\.json/u.test(name));
  expect(beside(filesOf(back))).toEqual(beside(files));
});

test('an installation goes to a database of records and one of graphs, and back, and is the same row by row', async () => {
  const before = await stored(folder);
  const both = ['--graphs', halves.graphs.url];
  await migrates('--from', folder, '--to', halves.records.url, ...both);
  expect(told.join()).toContain('HARTA_GRAPH_URL');
  const back = path.join(root, 'back-from-halves');
  await migrates('--from', halves.records.url, '--to', back, ...both);
  expect(differences(before, await stored(back))).toEqual([]);
  await expect(migrates('--from', halves.records.url, '--to', path.join(root, 'half'))).rejects.toThrow(
    'set HARTA_DATABASE_URL and HARTA_GRAPH_URL as before',
  );
  const { url } = await anotherDatabase();
  await expect(migrates('--from', folder, '--to', url, ...both)).rejects.toThrow('graphs of another installation');
});

/** What somebody is answered by Harta on what is moved. */
async function answersOn(env: NodeJS.ProcessEnv): Promise<unknown> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const harta = await runHarta({ ...env, PORT: String(port) });
  const { body } = await signIn(origin, SIGNED_UP);
  const dora = new Visitor(body['idToken'] ?? '', () => [origin]);
  const { items: projects } = await dora.asks<{ items: { id: string }[] }>('GET', '/neo4j/projects');
  const ofGraphs = ['nodes?pageSize=100', 'relationships?pageSize=100', 'changes?pageSize=100', 'styles?'];
  const all = [
    ...['/bigquery/chat-messages?pageSize=50', '/bigquery/user-info', '/settings', '/neo4j/imports', '/jobs'],
    ...['/bigquery/notifications/with-paginate?pageSize=50&pageToken=1', '/bigquery/user-interactions'],
    ...['moldova', 'franta'].map((text) => `/neo4j/search?text=${text}`),
    ...projects.flatMap(({ id }) => ofGraphs.map((list) => `/neo4j/${list}&projectId=${id}`)),
  ];
  const answers = [];
  for (const at of all) answers.push([at, await dora.tries('GET', at)]);
  expect(answers.filter(([, answer]) => (answer as { status: number }).status === 200).length).toBeGreaterThan(8);
  const undone = await dora.asks<{ counts: unknown }>('POST', '/neo4j/undo', {});
  await harta.end();
  return { projects, answers, undone: undone.counts };
}

test('Harta answers the same on what was moved, as on what was moved back', async () => {
  const back = path.join(root, 'back');
  const onFiles = await answersOn({ HARTA_DATA_DIR: back });
  for (const env of [{ HARTA_DATABASE_URL: database.url }, halves.env])
    expect(await answersOn({ ...env, HARTA_DATA_DIR: folder })).toEqual(onFiles);
});

/** Runs the command as it is built, and kills it once it has said so many lines. @returns its exit code, null where it was killed */
async function killedAfter(lines: number, args: readonly string[]): Promise<number | null> {
  const child = spawn(process.execPath, ['dist/server/main.js', 'migrate-data', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, HARTA_DATA_DIR: folder },
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += String(chunk);
    if (said.split('\n').length > lines) child.kill('SIGKILL');
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

test.each([
  ['one database', async () => ({ records: await anotherDatabase() })],
  [
    'two databases',
    async () => {
      const made = await newHalves();
      databases.push(made.records, made.graphs);
      return made;
    },
  ],
])('a move to %s that is killed again and again ends as one that was not, in both directions', async (kind, made) => {
  const before = await stored(folder);
  const { records, graphs }: { records: OwnDatabase; graphs?: OwnDatabase } = await made();
  const { url } = records;
  const ofGraphs = graphs === undefined ? [] : ['--graphs', graphs.url];
  const env = { HARTA_DATABASE_URL: url, ...(graphs && { HARTA_GRAPH_URL: graphs.url }) };
  const there = ['--from', folder, '--to', url, ...ofGraphs];
  for (const lines of KILLED_AFTER_LINES) expect(await killedAfter(lines, there)).toBeNull();
  await expect(runHarta({ ...env, HARTA_DATA_DIR: folder })).rejects.toThrow('go on with `npm run migrate-data`');
  expect(await killedAfter(Infinity, there)).toBe(0);
  const back = path.join(root, `killed ${kind}`);
  const again = ['--from', url, '--to', back, ...ofGraphs];
  for (const lines of KILLED_AFTER_LINES) expect(await killedAfter(lines, again)).toBeNull();
  await expect(runHarta({ HARTA_DATA_DIR: back })).rejects.toThrow('npm run migrate-data');
  expect(await killedAfter(Infinity, again)).toBe(0);
  expect(differences(before, await stored(back))).toEqual([]);
  await migrates(...again);
  expect(told.join()).toContain('was moved to');
});

/** Makes of a folder one as earlier versions left it. @returns the session that was ended on a full disk */
function makeOld(at: string): string {
  const person = connectPlain(path.join(at, 'people', fileNameOf(EVE)));
  person.exec(`UPDATE change SET summary = NULL;
    UPDATE chat_message SET text = 'one' || char(0) || 'two';
    UPDATE node SET properties = '{"name":"a\\u0000b","half":"\\ud800"}' WHERE labels = '["A"]'`);
  person.close();
  const identity = connectPlain(path.join(at, 'identity.db'));
  const { id } = identity.prepare('SELECT id FROM session').get() as { id: string };
  identity.close();
  mkdirSync(path.join(at, 'auth', 'ended'), { recursive: true });
  writeFileSync(path.join(at, 'auth', 'ended', `session,${id}`), '');
  return id;
}

test('what earlier versions left, and what PostgreSQL does not take, is put right on the way', async () => {
  const old = path.join(root, 'old');
  cpSync(folder, old, { recursive: true });
  const ended = makeOld(old);
  const { url } = await anotherDatabase();
  await migrates('--from', old, '--to', url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const asked = async (sql: string, ...values: string[]) => (await client.query(sql, values)).rows as unknown[];
  expect(await asked('SELECT DISTINCT text FROM chat_message WHERE owner = $1', EVE)).toEqual([{ text: 'onetwo' }]);
  expect(
    await asked(
      `SELECT DISTINCT n.properties FROM node n JOIN person p USING (owner) WHERE p.id = $1 AND n.labels = '["A"]'`,
      EVE,
    ),
  ).toEqual([{ properties: '{"name":"ab","half":"\uFFFD"}' }]);
  expect(await asked(`SELECT 1 FROM change WHERE summary NOT LIKE '{"elements":%'`)).toEqual([]);
  expect(await asked('SELECT 1 FROM sign_in.session WHERE id = $1', ended)).toEqual([]);
  expect(await asked(`SELECT 1 FROM graph g WHERE bytes <> ${bytesCounted}`)).toEqual([]);
  expect(await asked('SELECT sum(bytes) > 0 AS counted FROM graph')).toEqual([{ counted: true }]);
  await client.end();
  expect(readdirSync(path.join(old, 'auth', 'ended'))).toEqual([`session,${ended}`]);
});

test('a move is refused while Harta runs on either side, and into what holds anything else', async () => {
  const { url } = await anotherDatabase();
  const held = openDataFolder(folder);
  await expect(migrates('--from', folder, '--to', url)).rejects.toThrow('is in use by process');
  held.close();
  await expect(migrates('--from', database.url, '--to', folder)).rejects.toThrow('already');
  await expect(migrates('--from', path.join(root, 'back'), '--to', database.url)).rejects.toThrow('was begun');
  await expect(migrates('--from', root, '--to', url)).rejects.toThrow('There is nothing of Harta');
  await expect(migrates('--from', url, '--to', path.join(root, 'none'))).rejects.toThrow('There is nothing of Harta');
  await expect(migrates('--from', folder)).rejects.toThrow('Say from where to where');
  const port = await freePort();
  const beside = path.join(root, 'beside');
  const harta = await runHarta({ HARTA_DATABASE_URL: url, HARTA_DATA_DIR: beside, PORT: String(port) });
  await Visitor.signedUp('ion', () => [`http://127.0.0.1:${port}`]);
  await expect(migrates('--from', folder, '--to', url)).rejects.toThrow('stop it first');
  await expect(migrates('--from', url, '--to', path.join(root, 'none'))).rejects.toThrow('stop it first');
  await harta.end();
  await expect(migrates('--from', folder, '--to', url)).rejects.toThrow('already');
});
