import { type OwnedDatabase } from '../storage/OwnedDatabase.js';

/**
 * Columns whose bytes count for a person's limit: texts as UTF-8, and sizes of files that lie beside. What follows from them (search,
 * keys, counters) is left out, so that another engine counts the same. A released migration makes triggers of this list: a table that
 * comes later brings its own.
 */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  project: ['name', 'description'],
  deleted_project: ['data'],
  node: ['labels', 'properties', 'kinds', 'provenance'],
  relationship: ['type', 'properties', 'kinds', 'provenance'],
  position: ['place'],
  style: ['name', 'style'],
  change: ['reference', 'counts', 'edits', 'summary'],
  revision: ['before'],
  batch_style: ['name', 'style'],
  batch_update: ['edit'],
  effect: ['data'],
  notification: ['params', 'message_en', 'message_ro', 'link'],
  train_example: ['tags', 'question', 'answer'],
  conversation: ['title'],
  chat_message: ['text', 'citations', 'sources', 'suggestions', 'proposal', 'query'],
  image: ['name', 'view'],
  document: ['title', 'text', 'places', 'reading', 'review', 'written'],
  recording: ['name', 'transcript'],
  recording_part: ['heard'],
};
/** Columns that hold the size of a file. Recordings have a limit of their own. */
const SIZES: Readonly<Record<string, readonly string[]>> = { image: ['bytes'] };

const countedColumns = (table: string): readonly string[] => [...(TEXTS[table] ?? []), ...(SIZES[table] ?? [])];

/** SQL: the bytes of one row. */
const bytesOfRow = (table: string, row: string): string =>
  [
    ...(TEXTS[table] ?? []).map((column) => `coalesce(octet_length(${row}.${column}), 0)`),
    ...(SIZES[table] ?? []).map((column) => `${row}.${column}`),
  ].join(' + ');

const trigger = (table: string, on: string, change: string, row: string): string =>
  `CREATE TRIGGER ${table}_bytes_${on.split(' ')[0]?.toLowerCase()} AFTER ${on} ON ${table} BEGIN
  UPDATE byte_total SET bytes = bytes ${change} WHERE owner = ${row}.owner;
END;`;

/** What keeps the counter in the transaction of each write, whatever statement makes it. */
const TRIGGERS = Object.keys(TEXTS)
  .flatMap((table) => {
    const [added, removed] = [bytesOfRow(table, 'new'), bytesOfRow(table, 'old')];
    return [
      trigger(table, 'INSERT', `+ ${added}`, 'new'),
      trigger(table, 'DELETE', `- (${removed})`, 'old'),
      trigger(table, `UPDATE OF ${countedColumns(table).join(', ')}`, `+ ${added} - (${removed})`, 'new'),
    ];
  })
  .join('\n');

/** SQL: the bytes of an owner, found by reading every row. @param owner an expression for the owner's number */
export const bytesCounted = (owner: string): string =>
  Object.keys(TEXTS)
    .map((table) => `(SELECT coalesce(sum(${bytesOfRow(table, 'e')}), 0) FROM ${table} e WHERE e.owner = ${owner})`)
    .join(' + ');

/** Migration: counts what is there once, and from then on each write. */
export function countBytes(db: OwnedDatabase, owner: number): void {
  db.execute('CREATE TABLE byte_total (owner INTEGER PRIMARY KEY, bytes INTEGER NOT NULL)');
  db.run(`INSERT INTO byte_total (owner, bytes) VALUES (:owner, ${bytesCounted(':owner')})`, { owner });
  db.execute(TRIGGERS);
}

/** The bytes of a person, as counted by their writes. */
export const storedBytes = (db: OwnedDatabase, owner: number): number =>
  db.get<{ bytes: number }>('SELECT bytes FROM byte_total WHERE owner = :owner', { owner })?.bytes ?? 0;
