import { ProblemError } from '../../../contract/ProblemError.js';
import { LimitReached, runInThread } from '../../../platform/limits/LimitedThread.js';
import { workerFile } from '../../../platform/storage/startWorker.js';
import { LONGEST_DECODING_MS } from './decodeByProgram.js';
import { type DecodeMessage, type DecodeTask } from './decodeWorker.js';

/** Heap of the thread; the sound itself goes to the disk. */
const MAX_HEAP_MB = 256;

/** What is told and asked on the way. */
export interface Watching {
  readonly signal: AbortSignal;
  onProgress(share: number): void;
}

/** Decodes a recording in a thread of its own. Rejects with `RECORDING_DAMAGED`, `RECORDING_NOT_CUT` and `FILE_TAKES_TOO_LONG`. */
export async function decodeInThread(task: DecodeTask, { signal, onProgress }: Watching): Promise<void> {
  const entry = workerFile('decodeWorker', import.meta.url);
  const take = (message: DecodeMessage): true | undefined => {
    if (message.is === 'progress') onProgress(message.share);
    if (message.is === 'damaged') throw new ProblemError('RECORDING_DAMAGED');
    if (message.is === 'too long') throw new ProblemError('RECORDING_NOT_CUT');
    return message.is === 'decoded' ? true : undefined;
  };
  const question = { withinMs: LONGEST_DECODING_MS, signal, take };
  await runInThread({ entry, heapMb: MAX_HEAP_MB, workerData: task }, question).catch((error: unknown) => {
    if (!(error instanceof LimitReached)) throw error;
    throw new ProblemError(error.of === 'time' ? 'FILE_TAKES_TOO_LONG' : 'RECORDING_DAMAGED');
  });
}
