import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterEach, beforeEach, expect } from 'vitest';

import { PersonFile } from '../../../server/people/personFile/PersonFile.js';
import { PERSON_TABLES } from '../../../server/people/personFile/personTables.js';
import { PERSON_MIGRATIONS } from '../../../server/people/personFile/schema.js';
import { migrate } from '../../../server/platform/storage/migrations.js';
import { OwnedDatabase } from '../../../server/platform/storage/OwnedDatabase.js';
import { SNAPSHOT_OWNER } from './snapshots/write.js';
import { test } from '../withFiles.js';

const SNAPSHOTS = fileURLToPath(new URL('./snapshots', import.meta.url));
const OWNER = 7;

interface Part {
  readonly type: string;
  readonly name: string;
  readonly sql: string | null;
}

/** All that SQLite says of the schema of a file. */
function schemaOf(db: OwnedDatabase) {
  const parts = db.all<Part>('SELECT type, name, sql FROM sqlite_master ORDER BY type, name', {});
  const asked = (pragma: string, type: string) =>
    parts
      .filter((part) => part.type === type)
      .map(({ name }) => [name, db.all(`SELECT * FROM pragma_${pragma}(:name)`, { name })]);
  return {
    parts: parts.map(({ type, name, sql }) => `${type} ${name}: ${sql}`),
    columns: asked('table_xinfo', 'table'),
    indexes: asked('index_list', 'table').map(([name, rows]) => [
      name,
      (rows as { name: string; unique: number; origin: string; partial: number }[])
        .map(({ name: index, unique, origin, partial }) => ({ index, unique, origin, partial }))
        .sort((one, other) => (one.index < other.index ? -1 : 1)),
    ]),
    ofIndexes: asked('index_xinfo', 'index'),
    foreignKeys: asked('foreign_key_list', 'table'),
    settings: ['user_version', 'auto_vacuum', 'page_size', 'encoding', 'application_id'].map((name) =>
      db.get(`PRAGMA ${name}`, {}),
    ),
  };
}

let folder: string;
const opened: { close(): void }[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'harta-present-'));
});
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
  rmSync(folder, { recursive: true });
});

function openFile(name: string, isKnown = false): PersonFile {
  const file = new PersonFile(join(folder, name), SNAPSHOT_OWNER, isKnown);
  opened.push(file);
  return file;
}

test('a file made now has the schema of one that took every migration', () => {
  const stepped = new OwnedDatabase(join(folder, 'stepped.db'), PERSON_TABLES);
  opened.push(stepped);
  migrate(stepped, PERSON_MIGRATIONS, OWNER);
  const made = openFile('made.db');
  expect(schemaOf(made.db)).toEqual(schemaOf(stepped));
  // Nothing is in it but whose it is, and that no byte is counted.
  const filled = (db: OwnedDatabase) =>
    db
      .all<Part>("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name", {})
      .map(({ name }): [string, unknown] => [
        name,
        db.get<{ rows: number }>(`SELECT count(*) AS rows, :owner AS asked FROM ${name}`, { owner: 0 })?.rows,
      ])
      .filter(([name]) => name !== 'person');
  expect(filled(made.db)).toEqual(filled(stepped));
  expect(made.bytes.total()).toBe(0);
});

test.each(readdirSync(SNAPSHOTS).filter((name) => /^person-v\d+\.db$/.test(name)))(
  'a file made now has the schema of one of an earlier version that was brought to this one: %s',
  (snapshot) => {
    copyFileSync(join(SNAPSHOTS, snapshot), join(folder, snapshot));
    expect(schemaOf(openFile('made.db').db)).toEqual(schemaOf(openFile(snapshot, true).db));
  },
);

test('a file that was emptied has the same schema again', () => {
  const file = openFile('made.db');
  const before = schemaOf(file.db);
  file.clear();
  expect(schemaOf(file.db)).toEqual(before);
  expect(file.bytes.total()).toBe(0);
});
