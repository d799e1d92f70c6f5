import { parseStored } from '../../../platform/storage/Json.js';
import { type PersonRecord } from '../PersonRecords.js';
import { type StoredField, type StoredKind } from './storedFields.js';

/** A row of a table of records, of whichever engine. */
export type StoredRow = Readonly<Record<string, string | number | null>>;

/** The value of a field as it is in a record. */
const READ: Readonly<Record<StoredField['as'], (stored: string | number | null) => unknown>> = {
  value: (stored) => stored,
  flag: (stored) => stored === 1,
  json: (stored) => (stored === null ? null : parseStored(String(stored))),
};

/** The record that a row holds. */
export function recordOf(row: StoredRow, { fields, ofProject }: StoredKind): PersonRecord {
  const values = fields.map(({ field, column, as }) => [field, READ[as](row[column] ?? null)]);
  return Object.fromEntries([...(ofProject ? [['project', row['project']]] : []), ...values]) as PersonRecord;
}
