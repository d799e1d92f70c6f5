import { StartupError } from '../config/StartupError.js';
import { ProblemError } from '../../contract/ProblemError.js';

/** What the system, or SQLite, says where nothing more can be written. */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'STORAGE_FULL']);
/** What the system says where something may not be read or written. */
const FORBIDDEN: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS']);

/** Whether something failed because nothing more can be written. */
export const isFull = (error: unknown): boolean => FULL.has((error as { code?: unknown }).code);

/** The refusal of a start on a full disk. */
export const noRoom = (dataDir: string): StartupError =>
  new StartupError(`There is no room left on the disk of ${dataDir}; free some and start again.`);

const sentenceOf = (error: unknown): string | undefined => {
  const { code, path } = error as { code?: unknown; path?: unknown };
  if (FORBIDDEN.has(code) && typeof path === 'string')
    return `Harta may not use ${path} (${String(code)}); give it to the person who runs Harta and start again.`;
  if (error instanceof ProblemError && error.code === 'FILE_DAMAGED')
    return `${error.parts.detail ?? 'A file'} is damaged; \`npm run check\` writes what can be read into a new file and keeps the damaged one beside it.`;
  return undefined;
};

/** Why a start failed, in one sentence where a person can put it right; other errors as they are. */
export function startFault(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || error instanceof StartupError) return error;
  if (isFull(error)) return noRoom(dataDir);
  const sentence = sentenceOf(error);
  return sentence === undefined ? error : new StartupError(sentence, { cause: error });
}
