import { isUtf8 } from 'node:buffer';
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';

import { connectPlain, connectReadOnly, rowsOf, type SqlConnection } from '../../storage/driver.js';
import { migrate } from '../../storage/migrations.js';
import { OwnedDatabase } from '../../storage/OwnedDatabase.js';
import { isJson } from '../pages/orphans.js';
import { readLog } from '../pages/readLog.js';
import { type FileKind } from './FileKind.js';
import { fileFault } from './fileFault.js';

type Schema = Readonly<Record<string, string>>;

const DECLARED = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'";

const schemaOf = (connection: SqlConnection): Schema =>
  Object.fromEntries(
    (connection.prepare(DECLARED).all() as { name: string; sql: string }[]).map(({ name, sql }) => [name, sql]),
  );

/** What a file of these migrations is made of. */
function madeOf(migrations: FileKind['migrations']): Schema {
  let fresh: SqlConnection | undefined;
  const made = new OwnedDatabase(':memory:', new Set(), (path) => (fresh = connectPlain(path)));
  try {
    migrate(made, migrations);
    return fresh === undefined ? {} : schemaOf(fresh);
  } finally {
    made.close();
  }
}

const versionOf = (connection: SqlConnection): number =>
  (connection.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;

function schemaFault(connection: SqlConnection, { migrations }: FileKind): string | undefined {
  const version = versionOf(connection);
  const [present, right] = [schemaOf(connection), madeOf(migrations.slice(0, version))];
  const wrong = Object.keys(right).find((name) => present[name] !== right[name]);
  return wrong === undefined ? undefined : `${wrong} is not as schema ${version} has it`;
}

/** The first text that is none, or JSON that is none. */
function textFault(connection: SqlConnection, { json }: FileKind): string | undefined {
  const tables = connection
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT LIKE '%\\_text\\_%' ESCAPE '\\'",
    )
    .all() as { name: string }[];
  for (const { name } of tables) {
    const columns = connection.prepare(`SELECT name FROM pragma_table_info('${name}') WHERE type = 'TEXT'`).all() as {
      name: string;
    }[];
    if (columns.length === 0) continue;
    const read = columns.map((column) => `CAST("${column.name}" AS BLOB) AS "${column.name}"`).join(', ');
    const ofJson = new Set(Object.keys(json[name] ?? {}));
    for (const row of rowsOf(connection.prepare(`SELECT ${read} FROM "${name}"`)))
      for (const [column, bytes] of Object.entries(row as Record<string, Uint8Array | null>)) {
        if (bytes === null) continue;
        if (!isUtf8(bytes)) return `${name}.${column} holds what is no text`;
        if (ofJson.has(column) && !isJson(Buffer.from(bytes).toString()))
          return `${name}.${column} holds what is no JSON`;
      }
  }
  return undefined;
}

function searchFault(connection: SqlConnection): string | undefined {
  const searches = connection
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE 'CREATE VIRTUAL%'")
    .all() as { name: string }[];
  for (const { name } of searches) {
    try {
      connection.exec(`BEGIN; INSERT INTO "${name}" ("${name}") VALUES ('integrity-check'); ROLLBACK`);
    } catch {
      connection.exec('ROLLBACK');
      return `the search of ${name} is damaged`;
    }
  }
  return undefined;
}

/** What is wrong with a file, in a few words. */
export interface ContentFault {
  readonly fault: string;
  /** Whether a newer Harta wrote it: nothing is wrong with it, and this one must not touch it. */
  readonly isNewer?: true;
}

const faulty = (fault: string | undefined): ContentFault | undefined => (fault === undefined ? undefined : { fault });

function brokenRule(connection: SqlConnection, { rules, migrations }: FileKind): string | undefined {
  // The rules are those of the present schema.
  if (versionOf(connection) !== migrations.length) return undefined;
  return rules.find(({ query }) => connection.prepare(query).get() !== undefined)?.fault;
}

function placeFault(connection: SqlConnection, name: string, { placeOf }: FileKind): string | undefined {
  const place = placeOf?.(connection) ?? name;
  return place === name ? undefined : `it belongs at ${place}`;
}

/** Where a file belongs, as far as it can be read; undefined where it does not tell. */
export function ownPlace(path: string, { placeOf }: FileKind): string | undefined {
  try {
    return looking(path, connectReadOnly, (connection) => placeOf?.(connection));
  } catch {
    return undefined;
  }
}

/** Whether a file without a log is as long as its header says (https://www.sqlite.org/fileformat.html#in_header_database_size). */
function sizeFault(path: string): string | undefined {
  const head = Buffer.alloc(32);
  const file = openSync(path, 'r');
  readSync(file, head, 0, head.length, 0);
  closeSync(file);
  const pageSize = head.readUInt16BE(16) === 1 ? 65536 : head.readUInt16BE(16);
  const said = head.readUInt32BE(28) * pageSize;
  return said === statSync(path).size ? undefined : `it is ${statSync(path).size} bytes long, and says ${said}`;
}

function looking<T>(path: string, open: typeof connectReadOnly, look: (connection: SqlConnection) => T): T {
  const connection = open(path);
  try {
    connection.exec('PRAGMA busy_timeout = 5000');
    return look(connection);
  } finally {
    connection.close();
  }
}

/** What is wrong with a file: its pages, its log, its schema, its texts, or whether its rows agree. It is not changed. */
export function contentFault(path: string, name: string, kind: FileKind): ContentFault | undefined {
  const log = `${path}-wal`;
  const hasLog = existsSync(log) && statSync(log).size > 0;
  if (statSync(path).size === 0 && !hasLog) return { fault: 'it is empty' };
  const fault = (hasLog ? readLog(log).fault : sizeFault(path)) ?? fileFault(path, 'integrity_check');
  if (fault !== undefined) return { fault };
  try {
    const found = looking(path, connectReadOnly, (connection) => {
      if (versionOf(connection) > kind.migrations.length)
        return { fault: `schema ${versionOf(connection)} is of a newer Harta`, isNewer: true } as const;
      return faulty(
        placeFault(connection, name, kind) ??
          schemaFault(connection, kind) ??
          brokenRule(connection, kind) ??
          textFault(connection, kind),
      );
    });
    return found ?? faulty(looking(path, connectPlain, searchFault));
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
