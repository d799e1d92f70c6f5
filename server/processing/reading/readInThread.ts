import pLimit from 'p-limit';

import { type ProseText } from '../../../domain/processing/document.js';
import { type Reading } from '../../../domain/processing/proposal.js';
import { startWorker, workerFile } from '../../storage/startWorker.js';
import { DocumentRefusal } from '../documents/DocumentRefusal.js';
import { type ProseMessage, type ProseTask } from './proseWorker.js';

/** Heap of a thread: neither a file nor a text takes more than this, whatever it holds. */
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
      worker.on('message', (message: ProseMessage) => {
        if (message.is === 'progress') return onProgress?.(message.share);
        if (message.is === 'refused') return reject(new DocumentRefusal(message.code));
        const taken = take(message);
        return taken === undefined ? undefined : resolve(taken);
      });
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The thread that reads the text has ended')));
    });
  } finally {
    signal?.removeEventListener('abort', giveUp);
    await worker.terminate();
  }
}

/** Files that are unpacked at once: what each may take of memory, they may take together. */
const AT_ONCE = 2;
/** A file that asks for more time than this, in milliseconds, holds more than is read. */
const LONGEST = 120_000;
const inTurn = pLimit(AT_ONCE);

/** The prose of a file. Rejects with a `DocumentRefusal` for what is not read. */
export const unpackInThread = (name: string, bytes: Uint8Array): Promise<ProseText> =>
  inTurn(async () => {
    const signal = AbortSignal.timeout(LONGEST);
    try {
      const take = (said: ProseMessage) => (said.is === 'unpacked' ? said.prose : undefined);
      return await inThread({ is: 'file', name, bytes }, take, { signal });
    } catch (error) {
      const isOver = signal.aborted || (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
      throw isOver ? new DocumentRefusal('TOO_LARGE') : error;
    }
  });

/** Reads a text in the words of a project. */
export type ReadText = (task: Omit<Extract<ProseTask, { is: 'text' }>, 'is'>, watching: Watching) => Promise<Reading>;

/** Reads a text in a thread of its own. */
export const readInThread: ReadText = (task, watching) =>
  inThread({ is: 'text', ...task }, (said) => (said.is === 'read' ? said.reading : undefined), watching);
