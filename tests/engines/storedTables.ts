import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { connectPlain } from '../../server/platform/storage/driver.js';

/** Rows of each table of a database, each as text. */
export type Tables = Readonly<Record<string, readonly string[]>>;

/** Tables that hold an index of words, by whatever name. */
const OF_SEARCH = /_text(?:_\w+)?$/;

const textOf = (row: unknown, without: readonly string[]): string => {
  const shown = Object.entries(row as object)
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => [name, value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value]);
  return JSON.stringify(Object.fromEntries(shown));
};

function tablesIn(file: string, leftOut: Readonly<Record<string, readonly string[]>>): Tables {
  const connection = connectPlain(file);
  try {
    const names = connection.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[];
    return Object.fromEntries(
      names
        .filter(({ name }) => !OF_SEARCH.test(name) && !name.startsWith('sqlite_'))
        .map(({ name }) => {
          const rows = connection.prepare(`SELECT * FROM "${name}"`).all();
          return [name, rows.map((row) => textOf(row, leftOut[name] ?? [])).toSorted()];
        }),
    );
  } finally {
    connection.close();
  }
}

/**
 * Every table of every database of a data folder, by file, read from a copy.
 * @param leftOut columns of tables that are not compared
 */
export async function tablesOf(
  folder: string,
  leftOut: Readonly<Record<string, readonly string[]>> = {},
): Promise<Readonly<Record<string, Tables>>> {
  const copy = mkdtempSync(path.join(tmpdir(), 'harta-tables-'));
  try {
    await cp(folder, copy, { recursive: true });
    const files = readdirSync(copy, { recursive: true, encoding: 'utf8' });
    const databases = files.filter((name) => name.endsWith('.db') && path.basename(name) !== 'lock.db').toSorted();
    return Object.fromEntries(databases.map((name) => [name, tablesIn(path.join(copy, name), leftOut)]));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Rows that one folder has and another has not, by file and table: none where both hold the same. */
export function differences(
  one: Readonly<Record<string, Tables>>,
  other: Readonly<Record<string, Tables>>,
): readonly string[] {
  const onlyIn = (has: typeof one, lacks: typeof one, sign: string) =>
    Object.entries(has).flatMap(([file, tables]) =>
      Object.entries(tables).flatMap(([name, rows]) => {
        const known = new Set(lacks[file]?.[name]);
        return rows.filter((row) => !known.has(row)).map((row) => `${sign} ${file} ${name} ${row}`);
      }),
    );
  const counts = (all: typeof one) =>
    Object.entries(all).flatMap(([file, tables]) =>
      Object.entries(tables).map(([name, { length }]) => `${file} ${name}: ${length} rows`),
    );
  const counted = new Set(counts(other));
  return [
    ...onlyIn(one, other, '-'),
    ...onlyIn(other, one, '+'),
    ...counts(one).filter((count) => !counted.has(count)),
  ];
}

/** A digest of each file of a folder. */
export const filesOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(path.join(folder, name)).isFile())
      .toSorted()
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(path.join(folder, name)))
          .digest('hex'),
      ]),
  );
