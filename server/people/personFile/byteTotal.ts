import { type OwnedDatabase } from '../../platform/storage/OwnedDatabase.js';

/**
 * Columns whose bytes count for a person's limit: texts as UTF-8, and sizes of files that lie beside. What follows from them (search,
 * keys, counters) is left out, so that another engine counts the same. A released migration makes triggers of the second list: a table
 * that comes later brings its own.
 */
const COUNTED_BY_CODE: Readonly<Record<string, readonly string[]>> = {
  node: ['labels', 'properties', 'kinds', 'provenance'],
  relationship: ['type', 'properties', 'kinds', 'provenance'],
  position: ['place'],
  revision: ['before'],
};
const COUNTED_BY_TRIGGER: Readonly<Record<string, readonly string[]>> = {
  project: ['name', 'description'],
  deleted_project: ['data'],
  style: ['name', 'style'],
  change: ['reference', 'counts', 'edits', 'summary'],
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
/** Rows that every change adds: the code counts them, triggers count only what is taken away. */
const ADDED_BY_CODE: ReadonlySet<string> = new Set(['change']);
const TEXTS = { ...COUNTED_BY_CODE, ...COUNTED_BY_TRIGGER };
/** Columns that hold the size of a file. Recordings have a limit of their own. */
const SIZES: Readonly<Record<string, readonly string[]>> = { image: ['bytes'] };

const columnsOf = (table: string): readonly string[] => [...(TEXTS[table] ?? []), ...(SIZES[table] ?? [])];

/** SQL: the bytes of one row. */
const bytesOfRow = (table: string, row: string): string =>
  [
    ...(TEXTS[table] ?? []).map((column) => `coalesce(octet_length(${row}.${column}), 0)`),
    ...(SIZES[table] ?? []).map((column) => `${row}.${column}`),
  ].join(' + ');

/** SQL: the bytes of some rows `e` of an owner. */
const bytesOfRows = (table: string, owner: string, condition = '', index = ''): string =>
  `SELECT coalesce(sum(${bytesOfRow(table, 'e')}), 0) AS bytes FROM ${table} e ${index} WHERE e.owner = ${owner}${condition}`;

const trigger = (table: string, on: string, change: string, row: string): string =>
  `CREATE TRIGGER ${table}_bytes_${on.split(' ')[0]?.toLowerCase()} AFTER ${on} ON ${table} BEGIN
  UPDATE byte_total SET bytes = bytes ${change} WHERE owner = ${row}.owner;
END;`;

const TRIGGERS = Object.keys(COUNTED_BY_TRIGGER)
  .flatMap((table) => {
    const [added, removed] = [bytesOfRow(table, 'new'), bytesOfRow(table, 'old')];
    return [
      ...(ADDED_BY_CODE.has(table) ? [] : [trigger(table, 'INSERT', `+ ${added}`, 'new')]),
      trigger(table, 'DELETE', `- (${removed})`, 'old'),
      trigger(table, `UPDATE OF ${columnsOf(table).join(', ')}`, `+ ${added} - (${removed})`, 'new'),
    ];
  })
  .join('\n');

/** SQL that changes tables while their triggers are away: SQLite reads every trigger anew with each change of a table, which takes a new person long. */
export const withoutTriggers = (sql: string): string =>
  [...TRIGGERS.matchAll(/CREATE TRIGGER (\w+)/g)].map(([, name]) => `DROP TRIGGER ${name};`).join('\n') +
  sql +
  TRIGGERS;

/** SQL: the bytes of an owner, found by reading every row. @param owner an expression for the owner's number */
export const bytesCounted = (owner: string): string =>
  Object.keys(TEXTS)
    .map((table) => `(${bytesOfRows(table, owner)})`)
    .join(' + ');

const BYTE_TOTAL = 'CREATE TABLE byte_total (owner INTEGER PRIMARY KEY, bytes INTEGER NOT NULL);';

/** Counts each write of an empty file. */
export function countFromEmpty(db: OwnedDatabase, owner: number): void {
  db.execute(BYTE_TOTAL + TRIGGERS);
  db.run('INSERT INTO byte_total (owner, bytes) VALUES (:owner, 0)', { owner });
}

/** Migration: counts what is there once, and from then on each write. */
export function countBytes(db: OwnedDatabase, owner: number): void {
  db.execute(BYTE_TOTAL);
  db.run(`INSERT INTO byte_total (owner, bytes) VALUES (:owner, ${bytesCounted(':owner')})`, { owner });
  db.execute(TRIGGERS);
}

type Parameters = Readonly<Record<string, string | number>>;

const textBytes = (texts: readonly (string | null)[]): number =>
  texts.reduce((sum, text) => sum + (text === null ? 0 : Buffer.byteLength(text)), 0);

/**
 * Counts the bytes of a person. Most tables have triggers. Rows of which one change writes thousands are counted by its code and added
 * once before the commit: a trigger makes a savepoint for each row, with which FTS5 writes a segment.
 */
export class ByteCount {
  #pending = 0;

  constructor(
    private readonly db: OwnedDatabase,
    private readonly owner: number,
  ) {
    db.onWrite({ commit: () => this.#settle(), rollBack: () => (this.#pending = 0) });
  }

  /** Counts the texts of a row that is written. */
  added(texts: readonly (string | null)[]): void {
    this.#pending += textBytes(texts);
  }

  /** Counts texts that are written in the place of others, which are known: to read them again costs a tenth of a large undo. */
  replaced(before: readonly (string | null)[], after: readonly (string | null)[]): void {
    this.#pending += textBytes(after) - textBytes(before);
  }

  /** Takes rows off the count that are about to be deleted or written again. @param condition on `e`, the row; binds no `:owner` */
  removed(table: string, condition: string, parameters: Parameters): void {
    this.#remove(bytesOfRows(table, ':owner', ` AND ${condition}`), parameters);
  }

  /**
   * Does the same with rows that are known by their numbers. SQLite's planner would rather read all rows of the person by an index.
   * @param seqs SQL of the numbers; binds no `:owner`
   */
  removedBySeq(table: string, seqs: string, parameters: Parameters): void {
    this.#remove(bytesOfRows(table, ':owner', ` AND e.seq IN (${seqs})`, 'NOT INDEXED'), parameters);
  }

  #remove(sql: string, parameters: Parameters): void {
    this.#pending -= this.db.get<{ bytes: number }>(sql, { ...parameters, owner: this.owner })?.bytes ?? 0;
  }

  /** All bytes, those of the running transaction included. */
  total(): number {
    this.#settle();
    const { db, owner } = this;
    return db.get<{ bytes: number }>('SELECT bytes FROM byte_total WHERE owner = :owner', { owner })?.bytes ?? 0;
  }

  #settle(): void {
    if (this.#pending === 0) return;
    const { db, owner } = this;
    db.run('UPDATE byte_total SET bytes = bytes + :by WHERE owner = :owner', { owner, by: this.#pending });
    this.#pending = 0;
  }
}
