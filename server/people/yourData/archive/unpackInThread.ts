import { ProblemError } from '../../../contract/ProblemError.js';
import { LimitReached, runInThread } from '../../../platform/limits/LimitedThread.js';
import { workerFile } from '../../../platform/storage/startWorker.js';
import { type UnpackMessage, type UnpackTask } from './archiveWorker.js';

/** Heap of the thread: files go to the disk as they are unpacked, and records are looked at one after the other. */
const MAX_HEAP_MB = 512;
/** For unpacking and checking the largest archive, in milliseconds, many times over. */
const LONGEST_MS = 30 * 60_000;

const namesOf = (message: UnpackMessage): readonly string[] | undefined => {
  if (message.is === 'refused') throw new ProblemError(message.code, { detail: message.detail });
  return message.is === 'unpacked' ? message.names : undefined;
};

/**
 * Unpacks an archive into a folder in a thread of its own, and looks at every record in it; the names of its files. Throws `FILE_INVALID`
 * for what is no archive of ours, `FILE_UNPACKS_TOO_LARGE` and `FILE_TAKES_TOO_LONG`.
 */
export async function unpackInThread(
  file: string,
  folder: string,
  signal: AbortSignal,
  heapMb = MAX_HEAP_MB,
): Promise<readonly string[]> {
  const workerData: UnpackTask = { file, folder };
  const start = { entry: workerFile('archiveWorker', import.meta.url), heapMb, workerData };
  try {
    return await runInThread(start, { withinMs: LONGEST_MS, signal, take: namesOf });
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    if (error.of === 'time') throw new ProblemError('FILE_TAKES_TOO_LONG');
    throw new ProblemError('FILE_UNPACKS_TOO_LARGE', { detail: `This file unpacks to more than ${heapMb} MB` });
  }
}
