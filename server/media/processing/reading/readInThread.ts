import { guarded } from '../../../platform/faults/guarded.js';
import { type Reading } from '../../../../domain/processing/proposal.js';
import { startWorker, workerFile } from '../../../platform/storage/startWorker.js';
import { DocumentRefusal } from '../documents/DocumentRefusal.js';
import { type ProseMessage, type ProseTask } from './proseWorker.js';

/** Heap of a thread: no text takes more than this, whatever it holds. */
const MAX_HEAP_MB = 768;

/** What is told and asked on the way. */
interface Watching {
  readonly signal?: AbortSignal;
  onProgress?(share: number): void;
}

/** Does one task in a thread of its own, so that nobody waits for it. Rejects with the reason of the signal when that is aborted. */
async function inThread<T>(
  task: ProseTask,
  take: (message: ProseMessage) => T | undefined,
  watching: Watching,
): Promise<T> {
  const { signal, onProgress } = watching;
  signal?.throwIfAborted();
  const worker = startWorker(workerFile('proseWorker', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  let giveUp = () => {};
  try {
    return await new Promise<T>((resolve, reject) => {
      giveUp = () => reject(signal?.reason);
      signal?.addEventListener('abort', giveUp);
      const hear = (message: ProseMessage) => {
        if (message.is === 'progress') return onProgress?.(message.share);
        if (message.is === 'refused') return reject(new DocumentRefusal(message.code));
        const taken = take(message);
        return taken === undefined ? undefined : resolve(taken);
      };
      worker.on('message', guarded('What a thread said could not be heard', hear, reject));
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The thread that reads the text has ended')));
    });
  } finally {
    signal?.removeEventListener('abort', giveUp);
    await worker.terminate();
  }
}

/** Reads a text in the words of a project. */
export type ReadText = (task: Omit<Extract<ProseTask, { is: 'text' }>, 'is'>, watching: Watching) => Promise<Reading>;

/** Reads a text in a thread of its own. */
export const readInThread: ReadText = (task, watching) =>
  inThread({ is: 'text', ...task }, (said) => (said.is === 'read' ? said.reading : undefined), watching);
