import { type PersonRecord, type RecordKey, type RecordKind, type RecordSlice } from '../../records/PersonRecords.js';
import { parseStored } from '../../../platform/storage/Json.js';
import { type PersonFile } from '../PersonFile.js';
import { type StoredField, type StoredKind } from '../../records/archive/storedFields.js';
import { STORED_KINDS } from './recordKinds.js';

type Row = Readonly<Record<string, string | number | null>>;

/** The value of a field as it is in a record. */
const READ: Readonly<Record<StoredField['as'], (stored: string | number | null) => unknown>> = {
  value: (stored) => stored,
  flag: (stored) => stored === 1,
  json: (stored) => (stored === null ? null : parseStored(String(stored))),
};

function recordOf(row: Row, { fields, ofProject }: StoredKind): PersonRecord {
  const values = fields.map(({ field, column, as }) => [field, READ[as](row[column] ?? null)]);
  return Object.fromEntries([...(ofProject ? [['project', row['project']]] : []), ...values]) as PersonRecord;
}

/** Some records of a kind after the one of this key; `project` is the id of the project that a record is about. */
export function recordSlice(file: PersonFile, kind: RecordKind, after: RecordKey | null, limit: number): RecordSlice {
  const { db, owner } = file;
  const stored = STORED_KINDS[kind];
  const { table, order } = stored;
  const project = stored.ofProject ? ['project'] : [];
  const rows = db.all<Row>(
    `SELECT ${[...stored.fields.map(({ column }) => column), ...project, `${order} AS record_key`].join(', ')} FROM ${table}
     WHERE owner = :owner AND ${stored.where} AND (:after IS NULL OR ${order} > :after)
     ORDER BY ${order} LIMIT :limit`,
    { owner, after, limit },
  );
  const last = rows.length < limit ? null : (rows.at(-1)?.['record_key'] ?? null);
  return { items: rows.map((row) => recordOf(row, stored)), next: last };
}
