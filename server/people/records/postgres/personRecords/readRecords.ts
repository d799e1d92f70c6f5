import { type OwnerId } from '../../../../contract/ids.js';
import { type Session } from '../../../../graph/postgres/connection/Session.js';
import { parseStored } from '../../../../platform/storage/Json.js';
import { type StoredField, type StoredKind } from '../../archive/storedFields.js';
import { type PersonRecord, type RecordKey, type RecordKind, type RecordSlice } from '../../PersonRecords.js';
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
export async function recordSlice(
  session: Session,
  owner: OwnerId,
  kind: RecordKind,
  after: RecordKey | null,
  limit: number,
): Promise<RecordSlice> {
  const stored = STORED_KINDS[kind];
  const { table, order, where, fields } = stored;
  const columns = [...fields.map(({ column }) => column), ...(stored.ofProject ? ['project'] : [])];
  const rows = await session.all<Row>(
    `SELECT ${columns.join(', ')}, ${order} AS record_key FROM ${table}
     WHERE owner = :owner AND ${where}${after === null ? '' : ` AND ${order} > :after`} ORDER BY ${order} LIMIT :limit`,
    { owner, after, limit },
  );
  const last = rows.length < limit ? null : (rows.at(-1)?.['record_key'] ?? null);
  return { items: rows.map((row) => recordOf(row, stored)), next: last };
}
