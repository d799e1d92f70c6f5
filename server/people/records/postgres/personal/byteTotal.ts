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

/** Columns that count for the limit of bytes, those of SQLite (`server/people/person/byteTotal.ts`): texts as UTF-8, and sizes of files. */
const COUNTED = {
  conversation: { texts: ['title'] },
  chat_message: { texts: ['text', 'citations', 'sources', 'suggestions', 'proposal', 'query'] },
  train_example: { texts: ['tags', 'question', 'answer'] },
  document: { texts: ['title', 'text', 'places', 'reading', 'review', 'written'] },
  recording: { texts: ['name', 'transcript'] },
  recording_part: { texts: ['heard'] },
  image: { texts: ['name', 'view'], sizes: ['bytes'] },
  notification: { texts: ['params', 'message_en', 'message_ro', 'link'] },
  catalog_project: { texts: ['name', 'description'] },
} as const satisfies Readonly<
  Record<string, { readonly texts: readonly string[]; readonly sizes?: readonly string[] }>
>;

type CountedTable = keyof typeof COUNTED;

/** SQL: the bytes of a row `e`. */
function rowBytes(table: CountedTable): string {
  const { texts, sizes = [] }: { readonly texts: readonly string[]; readonly sizes?: readonly string[] } =
    COUNTED[table];
  return [
    ...texts.map((column) => `coalesce(octet_length(e.${column}), 0)`),
    ...sizes.map((column) => `e.${column}`),
  ].join(' + ');
}

/** SQL: the bytes of the records of each person that has any, found by reading every row. */
export const BYTES_COUNTED = `SELECT r.owner, sum(r.bytes) AS bytes FROM (${(Object.keys(COUNTED) as CountedTable[])
  .map((table) => `SELECT e.owner, ${rowBytes(table)} AS bytes FROM ${table} e`)
  .join(' UNION ALL ')}) r GROUP BY r.owner`;

/** SQL of a migration: counts the bytes of all records again. */
export const COUNT_BYTES = `DELETE FROM byte_total;
INSERT INTO byte_total (owner, bytes) ${BYTES_COUNTED};`;

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

/** SQL of a migration: the bytes of a table count for the limit of its owners, once for each statement, so that none can be forgotten. */
export function countedBytes(table: CountedTable): string {
  const bytes = rowBytes(table);
  const [added, removed] = [sumOf(bytes, 'added', ''), sumOf(bytes, 'removed', '-')];
  return [
    counting(table, 'INSERT', 'NEW TABLE AS added', [added]),
    counting(table, 'UPDATE', 'NEW TABLE AS added OLD TABLE AS removed', [added, removed]),
    counting(table, 'DELETE', 'OLD TABLE AS removed', [removed]),
  ].join('\n');
}
