import { type ProseText } from '../../../../domain/processing/document.js';
import { LimitReached, runInThread } from '../../../platform/limits/LimitedThread.js';
import { workerFile } from '../../../platform/storage/startWorker.js';
import { DocumentRefusal } from '../documents/DocumentRefusal.js';
import { type ProseMessage, type ProseTask } from './proseWorker.js';

/** Heap of a thread that reads a file, whatever that holds. */
const MAX_HEAP_MB = 768;
/** A file that asks for more time than this, in milliseconds, holds more than is read. */
const LONGEST = 120_000;

const proseOf = (message: ProseMessage): ProseText | undefined => {
  if (message.is === 'refused') throw new DocumentRefusal(message.code);
  return message.is === 'unpacked' ? message.prose : undefined;
};

/** The prose of a file, read in a thread of its own. Rejects with a `DocumentRefusal` for what is not read. */
export async function unpackInThread(name: string, bytes: Uint8Array): Promise<ProseText> {
  const workerData: ProseTask = { is: 'file', name, bytes };
  const entry = workerFile('proseWorker', import.meta.url);
  try {
    return await runInThread({ entry, heapMb: MAX_HEAP_MB, workerData }, { withinMs: LONGEST, take: proseOf });
  } catch (error) {
    throw error instanceof LimitReached ? new DocumentRefusal('TOO_LARGE') : error;
  }
}
