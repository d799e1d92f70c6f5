import { type PersonRecord, type RecordKey, type RecordKind, type RecordSlice } from '../../records/PersonRecords.js';
import { parseStored } from '../../storage/Json.js';
import { type PersonFile } from '../PersonFile.js';
import { STORED_KINDS, type StoredKind } from './recordKinds.js';

type Row = Readonly<Record<string, string | number | null>>;

function recordOf(row: Row, { columns, json, ofProject }: StoredKind): PersonRecord {
  const plain = columns.map((column) => [column, row[column]]);
  const values = json.map((column) => {
    const text = row[column] ?? null;
    return [column, text === null ? null : parseStored(String(text))];
  });
  return Object.fromEntries([...(ofProject ? [['project', row['project']]] : []), ...plain, ...values]) as PersonRecord;
}

/** Some records of a kind after the one of this key; `project` is the id of the project that a record is about. */
export function recordSlice(file: PersonFile, kind: RecordKind, after: RecordKey | null, limit: number): RecordSlice {
  const { db, owner } = file;
  const stored = STORED_KINDS[kind];
  const { table, order } = stored;
  const project = stored.ofProject ? ['project'] : [];
  const rows = db.all<Row>(
    `SELECT ${[...stored.columns, ...stored.json, ...project, `${order} AS record_key`].join(', ')} FROM ${table}
     WHERE owner = :owner AND ${stored.where} AND (:after IS NULL OR ${order} > :after)
     ORDER BY ${order} LIMIT :limit`,
    { owner, after, limit },
  );
  const last = rows.length < limit ? null : (rows.at(-1)?.['record_key'] ?? null);
  return { items: rows.map((row) => recordOf(row, stored)), next: last };
}
