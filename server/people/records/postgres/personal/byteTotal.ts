import { type OwnerId } from '../../../../contract/ids.js';
import { ProblemError } from '../../../../contract/ProblemError.js';
import { type BytesBeside, NOTHING_BESIDE } from '../../../../platform/storage/postgres/BytesBeside.js';
import { type Session } from '../../../../platform/storage/postgres/Session.js';
import { type StoreLimits } from '../../../../platform/config/limits.js';
import { type Calls } from '../calls.js';

const MEGABYTE = 1024 ** 2;

/** How much one person may keep. */
export interface ByteLimit extends Pick<StoreLimits, 'storedBytes'> {
  /** The bytes of a person beside their records; none without a word. */
  readonly bytesBeside?: BytesBeside;
}

/** SQL: the bytes of the records of a person. @param owner an expression for their id */
export const bytesOfRecords = (owner: string): string =>
  `coalesce((SELECT t.bytes FROM byte_total t WHERE t.owner = ${owner}), 0)`;

/** Refuses what was written beyond the limit. Throws `QUOTA_BYTES`. */
export type RefuseBytes = () => Promise<void>;

/** What answers a call within a transaction, and refuses there what goes beyond the limit. */
type LimitedAnswer<A extends unknown[], T> = (
  session: Session,
  owner: OwnerId,
  refuseBytes: RefuseBytes,
  ...args: A
) => Promise<T>;

async function limitBytes(
  session: Session,
  ownerId: OwnerId,
  beside: number,
  { storedBytes: limit, bytesBeside = NOTHING_BESIDE }: ByteLimit,
): Promise<void> {
  const sql = `SELECT ${bytesOfRecords(':ownerId')} + ${bytesBeside.sql} AS use`;
  const use = (await session.get<{ use: number }>(sql, { ownerId, beside }))?.use ?? 0;
  if (use <= limit) return;
  const [most, kept] = [limit, use].map((bytes) => Math.floor(bytes / MEGABYTE));
  throw new ProblemError('QUOTA_BYTES', { detail: `At most ${most} MB are kept for one person; there are ${kept}` });
}

/** As `writing` of {@link Calls}, for what may not go beyond the limit of bytes. */
export const writingLimited =
  ({ writing }: Calls, limits: ByteLimit) =>
  <A extends unknown[], T>(answer: LimitedAnswer<A, T>): ((owner: OwnerId, ...args: A) => Promise<T>) => {
    const { bytesBeside = NOTHING_BESIDE } = limits;
    const write = writing((session: Session, owner: OwnerId, beside: number, ...args: A) =>
      answer(session, owner, () => limitBytes(session, owner, beside, limits), ...args),
    );
    return async (owner, ...args) => write(owner, await bytesBeside.readBefore(owner), ...args);
  };

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
