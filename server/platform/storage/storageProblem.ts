import { type ProblemCode } from '../../contract/problem.js';
import { ProblemError } from '../../contract/ProblemError.js';

/** What SQLite's driver puts on the errors that it throws: the extended result code. */
interface SqliteError extends Error {
  readonly errcode?: number;
}

/** Result codes (https://www.sqlite.org/rescode.html) that say more than that something failed here. */
const CODES: Readonly<Record<number, ProblemCode>> = {
  /** SQLITE_FULL */
  13: 'STORAGE_FULL',
  /** SQLITE_IOERR_WRITE: what a quota or a limit of the system answers in place of a full disk */
  778: 'STORAGE_FULL',
  /** SQLITE_IOERR_SHMSIZE: no room for the index of the log */
  4874: 'STORAGE_FULL',
  /** SQLITE_CORRUPT */
  11: 'FILE_DAMAGED',
  /** SQLITE_IOERR_SHORT_READ */
  522: 'FILE_DAMAGED',
  /** SQLITE_NOTADB */
  26: 'FILE_DAMAGED',
};

/** Bits of an extended code that are the code it extends. */
const PRIMARY = 0xff;

/** The primary result code of an error of SQLite's driver, without what an extended code adds; undefined for other errors. */
export function primaryCodeOf(error: unknown): number | undefined {
  const errcode = error instanceof Error ? (error as SqliteError).errcode : undefined;
  return errcode === undefined ? undefined : errcode & PRIMARY;
}

/** What failed in a file as the refusal that a person is told, with the file for whoever reads the log; other errors as they are. */
export function storageProblem(error: unknown, path: string): unknown {
  const { errcode, message } = error instanceof Error ? (error as SqliteError) : { errcode: undefined, message: '' };
  if (errcode === undefined) return error;
  const code = CODES[errcode] ?? CODES[errcode & PRIMARY];
  return code === undefined ? error : new ProblemError(code, { detail: `${path}: ${message}` });
}

/** What the system says where a file cannot grow: the disk, a quota or a limit of the process is used up. */
const NO_ROOM: readonly string[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Whether a file could not be written because there is no room left. */
export const isOutOfRoom = (error: unknown): boolean =>
  error instanceof Error && NO_ROOM.includes((error as NodeJS.ErrnoException).code ?? '');

/** Whether nothing could be written because there is no room left. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof ProblemError && error.code === 'STORAGE_FULL';
