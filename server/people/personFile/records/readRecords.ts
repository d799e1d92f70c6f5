import { type RecordKey, type RecordKind, type RecordSlice } from '../../records/PersonRecords.js';
import { type PersonFile } from '../PersonFile.js';
import { recordOf, type StoredRow } from '../../records/archive/storedRow.js';
import { storedKinds } from '../../records/archive/storedFields.js';

/** Every kind of record, as the present schema stores it. */
export const STORED_KINDS = storedKinds('IN (SELECT id FROM project WHERE owner = :owner)', 'seq');

/** Some records of a kind after the one of this key; `project` is the id of the project that a record is about. */
export function recordSlice(file: PersonFile, kind: RecordKind, after: RecordKey | null, limit: number): RecordSlice {
  const { db, owner } = file;
  const stored = STORED_KINDS[kind];
  const { table, order } = stored;
  const project = stored.ofProject ? ['project'] : [];
  const rows = db.all<StoredRow>(
    `SELECT ${[...stored.fields.map(({ column }) => column), ...project, `${order} AS record_key`].join(', ')} FROM ${table}
     WHERE owner = :owner AND ${stored.where} AND (:after IS NULL OR ${order} > :after)
     ORDER BY ${order} LIMIT :limit`,
    { owner, after, limit },
  );
  const last = rows.length < limit ? null : (rows.at(-1)?.['record_key'] ?? null);
  return { items: rows.map((row) => recordOf(row, stored)), next: last };
}
