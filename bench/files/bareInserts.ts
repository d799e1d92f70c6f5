import path from 'node:path';

import { searchText } from '../../server/graph/content.js';
import { connect, type SqlConnection, type SqlValue } from '../../server/platform/storage/driver.js';
import { personFileIn } from '../personFile.js';

/** Tables that an import fills, and the search indexes beside them. */
const TABLES = ['node', 'node_label', 'relationship'] as const;
const TEXTS = { node: 'node_text', relationship: 'relationship_text' } as const;
/** Rows of one transaction, as an import has them. */
const SLICE = 500;

type Row = Readonly<Record<string, SqlValue>>;

/** The same tables with their indexes in a file of their own, empty. */
function copyOfSchema(from: SqlConnection, file: string): SqlConnection {
  const names = [...TABLES, ...Object.values(TEXTS)].map((name) => `'${name}'`).join(',');
  const statements = from.prepare(
    `SELECT sql FROM sqlite_master WHERE tbl_name IN (${names}) AND type IN ('table', 'index') AND sql IS NOT NULL ORDER BY type DESC`,
  );
  const into = connect(file);
  for (const { sql } of statements.all() as { sql: string }[]) into.exec(sql);
  into.exec('PRAGMA cache_size = -65536; PRAGMA wal_autocheckpoint = 8000');
  return into;
}

/** By the clock, and by the time of the processor. */
interface Both {
  wall: number;
  cpu: number;
}

/** Inserts rows in transactions of one size; only this is timed. */
function insert(into: SqlConnection, sql: string, rows: readonly (readonly SqlValue[])[], seconds: Both): void {
  const statement = into.prepare(sql);
  const [began, before] = [performance.now(), process.cpuUsage()];
  for (let at = 0; at < rows.length; at += SLICE) {
    into.exec('BEGIN IMMEDIATE');
    for (const row of rows.slice(at, at + SLICE)) statement.run(...row);
    into.exec('COMMIT');
  }
  const { user, system } = process.cpuUsage(before);
  seconds.wall += (performance.now() - began) / 1000;
  seconds.cpu += (user + system) / 1e6;
}

const wordsOf = (row: Row): string[] =>
  typeof row['labels'] === 'string' ? (JSON.parse(row['labels']) as string[]) : [String(row['type'])];

/**
 * Writes the rows of an import once more, into the same tables with their indexes and nothing else: no reading of files, no checks, no
 * history. @returns elements in a second, by the clock and of the processor
 */
export function bareInserts(dataDir: string): Both {
  const from = connect(personFileIn(dataDir));
  const into = copyOfSchema(from, path.join(dataDir, 'bare.db'));
  const seconds: Both = { wall: 0, cpu: 0 };
  let elements = 0;
  for (const table of TABLES) {
    const rows = from.prepare(`SELECT * FROM ${table}`).all() as Row[];
    const columns = Object.keys(rows[0] ?? {});
    const marks = columns.map(() => '?').join(', ');
    const values = rows.map((row) => Object.values(row));
    insert(into, `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`, values, seconds);
    if (table === 'node_label') continue;
    elements += rows.length;
    const texts = rows.map((row) => [
      row['seq'] ?? 0,
      searchText(wordsOf(row), JSON.parse(String(row['properties'])) as Record<string, string>),
    ]);
    insert(into, `INSERT INTO ${TEXTS[table]} (rowid, text) VALUES (?, ?)`, texts, seconds);
  }
  into.close();
  from.close();
  return { wall: elements / seconds.wall, cpu: elements / seconds.cpu };
}
