import { type OwnerId } from '../../../../contract/ids.js';
import { ProblemError } from '../../../../contract/ProblemError.js';
import { type Session } from '../../../../graph/postgres/connection/Session.js';
import { type StoreLimits } from '../../../../platform/config/limits.js';

const MEGABYTE = 1024 ** 2;

/** How much one person may keep. */
export interface ByteLimit extends Pick<StoreLimits, 'storedBytes'> {
  /** SQL: the bytes of a person that lie in the same database beside their records; none without a word. @param owner an expression for their id */
  readonly bytesBeside?: (owner: string) => string;
}

/** SQL: the bytes of the records of a person. @param owner an expression for their id */
export const bytesOfRecords = (owner: string): string =>
  `coalesce((SELECT t.bytes FROM byte_total t WHERE t.owner = ${owner}), 0)`;

/** Refuses what is written beyond the limit; inside the transaction that wrote it. Throws `QUOTA_BYTES`. */
export async function limitBytes(
  session: Session,
  owner: OwnerId,
  { storedBytes: limit, bytesBeside = () => '0' }: ByteLimit,
): Promise<void> {
  const sql = `SELECT ${bytesOfRecords(':owner')} + ${bytesBeside(':owner')} AS use`;
  const use = (await session.get<{ use: number }>(sql, { owner }))?.use ?? 0;
  if (use <= limit) return;
  const [most, kept] = [limit, use].map((bytes) => Math.floor(bytes / MEGABYTE));
  throw new ProblemError('QUOTA_BYTES', { detail: `At most ${most} MB are kept for one person; there are ${kept}` });
}

const sumOf = (bytes: string, rows: string, sign: '' | '-') =>
  `SELECT e.owner, ${sign}sum(${bytes}) AS by FROM ${rows} e GROUP BY e.owner`;

const counting = (table: string, event: string, rows: string, sums: readonly string[]): string => `
CREATE FUNCTION ${table}_bytes_${event.toLowerCase()}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO byte_total (owner, bytes) SELECT w.owner, sum(w.by) FROM (${sums.join(' UNION ALL ')}) w GROUP BY w.owner
    ON CONFLICT (owner) DO UPDATE SET bytes = byte_total.bytes + excluded.bytes;
  RETURN NULL;
END $$;
CREATE TRIGGER ${table}_bytes_${event.toLowerCase()} AFTER ${event} ON ${table} REFERENCING ${rows}
  FOR EACH STATEMENT EXECUTE FUNCTION ${table}_bytes_${event.toLowerCase()}();`;

/**
 * SQL of a migration: the bytes of a table count for the limit of its owners, once for each statement, so that none can be forgotten. The
 * columns are those of SQLite (`server/people/person/byteTotal.ts`).
 * @param texts columns that count as UTF-8
 * @param sizes columns that hold the size of a file
 */
export function countedBytes(table: string, texts: readonly string[], sizes: readonly string[] = []): string {
  const bytes = [
    ...texts.map((column) => `coalesce(octet_length(e.${column}), 0)`),
    ...sizes.map((column) => `e.${column}`),
  ].join(' + ');
  const [added, removed] = [sumOf(bytes, 'added', ''), sumOf(bytes, 'removed', '-')];
  return [
    counting(table, 'INSERT', 'NEW TABLE AS added', [added]),
    counting(table, 'UPDATE', 'NEW TABLE AS added OLD TABLE AS removed', [added, removed]),
    counting(table, 'DELETE', 'OLD TABLE AS removed', [removed]),
  ].join('\n');
}
