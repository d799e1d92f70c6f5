import { type PersonRecord, type RecordKind, type RecordSlice } from '../../records/PersonRecords.js';
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

/** Some records of a kind after this many; `project` is the id of the project that a record is about. */
export function recordSlice(file: PersonFile, kind: RecordKind, after: number | null, limit: number): RecordSlice {
  const { db, owner } = file;
  const stored = STORED_KINDS[kind];
  const from = after ?? 0;
  const chosen = [...stored.columns, ...stored.json];
  const project = stored.ofProject
    ? [`(SELECT p.id FROM project p WHERE p.owner = :owner AND p.project = ${stored.table}.project) AS project`]
    : [];
  const rows = db.all<Row>(
    `SELECT ${[...chosen, ...project].join(', ')} FROM ${stored.table} WHERE owner = :owner AND ${stored.where}
     ORDER BY ${stored.order} LIMIT :limit OFFSET :from`,
    { owner, limit, from },
  );
  return { items: rows.map((row) => recordOf(row, stored)), next: rows.length < limit ? null : from + rows.length };
}
