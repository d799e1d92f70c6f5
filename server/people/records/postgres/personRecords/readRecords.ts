import { type OwnerId } from '../../../../contract/ids.js';
import { type Session } from '../../../../platform/storage/postgres/Session.js';
import { recordOf, type StoredRow } from '../../archive/storedRow.js';
import { type RecordKey, type RecordKind, type RecordSlice } from '../../PersonRecords.js';
import { storedKinds } from '../../archive/storedFields.js';

/** Every kind of record, as the present schema stores it. */
export const STORED_KINDS = storedKinds(
  'IN (SELECT p.id FROM catalog_project p WHERE p.owner = :owner AND p.deleted_at IS NULL)',
  'id',
);

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
  const rows = await session.all<StoredRow>(
    `SELECT ${columns.join(', ')}, ${order} AS record_key FROM ${table}
     WHERE owner = :owner AND ${where}${after === null ? '' : ` AND ${order} > :after`} ORDER BY ${order} LIMIT :limit`,
    { owner, after, limit },
  );
  const last = rows.length < limit ? null : (rows.at(-1)?.['record_key'] ?? null);
  return { items: rows.map((row) => recordOf(row, stored)), next: last };
}
