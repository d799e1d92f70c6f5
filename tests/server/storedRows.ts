import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type StoreDatabases } from '../../server/platform/config/storage.js';
import { connect } from '../../server/platform/storage/driver.js';
import { type OwnerId } from '../../server/contract/ids.js';
import { fileNameOf } from '../../server/people/personFile/PersonFile.js';
import { capabilities, onServer, storageOf } from './engineUnderTest.js';

/** The file of a person in the data folder, where the engine keeps files. */
export const fileOf = (uid: string): string => path.join('people', fileNameOf(uid as OwnerId));

/** Where a database has the tables of a file; the others are in the schema that everything is in without a word. */
const SCHEMAS: Readonly<Record<string, string>> = {
  'identity.db': 'sign_in',
  'payments-sandbox.db': 'payments_sandbox',
};

/** The database that has the tables of a statement; a statement is of graphs or of records. */
const databaseWith = ({ url, graphs }: StoreDatabases, sql: string): string =>
  graphs !== undefined && /\b(?:FROM|JOIN|INTO|UPDATE) (?:person|graph|node|relationship|effect|change)\b/u.test(sql)
    ? graphs.url
    : url;

/**
 * Changes rows behind the product's back, by words that every engine knows.
 * @param file of the data folder, where the engine keeps files
 * @returns how many rows were changed
 */
export async function changeRows(dataDir: string, file: string, sql: string): Promise<number> {
  const storage = await storageOf(dataDir);
  if (storage.engine === 'postgres')
    return (await onServer(databaseWith(storage, sql), sql, SCHEMAS[file])).rowCount ?? 0;
  const db = connect(path.join(dataDir, file));
  try {
    return Number(db.prepare(sql).run().changes);
  } finally {
    db.close();
  }
}

/** Lets no update go through that makes a row as the condition has it, on `NEW`. */
export async function refuseUpdates(dataDir: string, file: string, table: string, condition: string): Promise<void> {
  const before = (action: string) => `CREATE TRIGGER refused BEFORE UPDATE ON ${table} ${action}`;
  if (capabilities.keepsFiles)
    return void (await changeRows(
      dataDir,
      file,
      before(`WHEN ${condition} BEGIN SELECT RAISE(ABORT, 'refused'); END`),
    ));
  const refuse = "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$";
  await changeRows(dataDir, file, refuse);
  await changeRows(dataDir, file, before(`FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION refuse()`));
}

/** Reads rows behind the product's back. @param file of the data folder, where the engine keeps files */
export async function rowsOf(dataDir: string, file: string, sql: string): Promise<Record<string, unknown>[]> {
  const storage = await storageOf(dataDir);
  if (storage.engine === 'postgres') return (await onServer(databaseWith(storage, sql), sql, SCHEMAS[file])).rows;
  const db = connect(path.join(dataDir, file));
  try {
    return db.prepare(sql).all() as Record<string, unknown>[];
  } finally {
    db.close();
  }
}

const OWN_TABLES = `SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
  WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`;

/** A text in SQL. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Tables of a database that have a row with one of these texts. */
async function tablesWith(url: string, texts: readonly string[]): Promise<string[]> {
  const { rows } = await onServer(url, OWN_TABLES);
  const tables = rows.map(({ name }) => String(name));
  const condition = texts.map((text) => `position(${literal(text)} IN t::text) > 0`).join(' OR ');
  const asked = tables.map(
    (table) => `SELECT ${literal(table)} AS name WHERE EXISTS (SELECT 1 FROM ${table} t WHERE ${condition})`,
  );
  return (await onServer(url, asked.join(' UNION ALL '))).rows.map(({ name }) => String(name));
}

/** Files of a folder, by their paths. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/**
 * Where a text stands in what an installation has stored: files that are called by it or hold it in any of the ways in which it could be
 * written, and tables, where the engine keeps these elsewhere.
 */
export async function placesWith(dataDir: string, text: string): Promise<string[]> {
  const storage = await storageOf(dataDir);
  const texts = [...new Set([text, text.toLowerCase()])];
  const forms = texts.flatMap((each) => [Buffer.from(each), Buffer.from(each, 'utf16le')]);
  const files = filesOf(dataDir).filter((file) => {
    const bytes = readFileSync(file);
    return file.includes(text) || forms.some((form) => bytes.includes(form));
  });
  if (storage.engine === 'sqlite') return files;
  const ofGraphs = storage.graphs === undefined ? [] : await tablesWith(storage.graphs.url, texts);
  return [...files, ...(await tablesWith(storage.url, texts)), ...ofGraphs];
}
