import { type Worker } from 'node:worker_threads';

import { ProblemError } from '../../contract/ProblemError.js';
import { guarded, warn } from '../faults/guarded.js';
import { CLOSE } from './serveCommands.js';
import { startWorker } from './startWorker.js';
import { type Reply, valueOf } from './wire.js';

/** Whether commands that were running there are done is unknown. */
const GONE = new ProblemError('UNAVAILABLE', { detail: 'The store is being started again' });

interface Waiting {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** A worker thread that runs commands over stored data. */
export class StoreWorker {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #ended: Error | undefined;

  /** @param onEnd called when the thread has ended, and with it all that was open there */
  constructor(entry: URL, workerData: unknown, onEnd: () => void = () => undefined) {
    this.#worker = startWorker(entry, { workerData });
    this.#worker.on(
      'message',
      guarded('An answer of the store could not be heard', (reply: Reply) => this.#settle(reply)),
    );
    this.#worker.on('error', (error) => warn('A thread of the store failed', error));
    this.#worker.on('exit', () => {
      this.#end(GONE);
      onEnd();
    });
  }

  /** How many commands wait for their answer. */
  get load(): number {
    return this.#waiting.size;
  }

  /** Runs a command there; rejects with what it throws. */
  call(command: string, args: readonly unknown[]): Promise<unknown> {
    if (this.#ended !== undefined) return Promise.reject(this.#ended);
    const id = (this.#lastId += 1);
    return new Promise((resolve, reject) => {
      this.#worker.postMessage({ id, command, args });
      this.#waiting.set(id, { resolve, reject });
    });
  }

  /**
   * Closes the files there and waits until the thread has ended by itself: ending it from outside while it is inside SQLite
   * would take the whole process along.
   */
  async stop(): Promise<void> {
    if (this.#ended !== undefined) return;
    const ended = new Promise<void>((resolve) => this.#worker.once('exit', () => resolve()));
    await this.call(CLOSE, []).catch(() => undefined);
    await ended;
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    try {
      waiting?.resolve(valueOf(reply));
    } catch (error) {
      waiting?.reject(error);
    }
  }

  #end(error: Error): void {
    this.#ended ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#ended);
    this.#waiting.clear();
  }
}
