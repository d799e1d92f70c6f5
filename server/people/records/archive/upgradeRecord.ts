import { type PersonRecord, type RecordKind } from '../PersonRecords.js';

/** The version of archives that is written. */
export const ARCHIVE_VERSION = 2;

/** How a name of a column was written, as the name of a field: `created_at` is `createdAt`. */
const fieldOf = (column: string): string => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Columns of version 1 that held 0 or 1. */
const FLAGS: ReadonlySet<string> = new Set(['own_title', 'pinned', 'fell_back']);

/** Version 1 was the columns of SQLite: names with underscores, and numbers for yes and no. */
function fromColumns(record: PersonRecord): PersonRecord {
  const isFlag = (name: string, value: unknown) => FLAGS.has(name) && (value === 0 || value === 1);
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [fieldOf(name), isFlag(name, value) ? value === 1 : value]),
  );
}

/** What each version of archives changed of the records of the one before, the first step from version 1. */
const UPGRADES: readonly ((record: PersonRecord, kind: RecordKind) => PersonRecord)[] = [fromColumns];

/** A record of an archive as the present version has it. @param version of the archive that it is from */
export const upgradeRecord = (kind: RecordKind, version: number, record: PersonRecord): PersonRecord =>
  UPGRADES.slice(version - 1).reduce((upgraded, upgrade) => upgrade(upgraded, kind), record);
