import { ProblemError } from '../../contract/ProblemError.js';
import { startWorker, workerFile } from '../../storage/startWorker.js';
import { type DecodeMessage, type DecodeTask } from './decodeWorker.js';

/** Heap of the thread; the sound itself goes to the disk. */
const MAX_HEAP_MB = 256;

/** What is told and asked on the way. */
export interface Watching {
  readonly signal: AbortSignal;
  onProgress(share: number): void;
}

/** Decodes a recording in a thread of its own. Rejects with `RECORDING_DAMAGED`. */
export async function decodeInThread(task: DecodeTask, { signal, onProgress }: Watching): Promise<void> {
  const worker = startWorker(workerFile('decodeWorker', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  let giveUp = () => {};
  try {
    await new Promise<void>((resolve, reject) => {
      giveUp = () => reject(signal.reason);
      signal.addEventListener('abort', giveUp);
      worker.on('message', (message: DecodeMessage) => {
        if (message.is === 'progress') return onProgress(message.share);
        return message.is === 'decoded' ? resolve() : reject(new ProblemError('RECORDING_DAMAGED'));
      });
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The thread that decodes has ended')));
    });
  } finally {
    signal.removeEventListener('abort', giveUp);
    await worker.terminate();
  }
}
