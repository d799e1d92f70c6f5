import { type Worker } from 'node:worker_threads';

import { CLOSE } from './serveCommands.js';
import { startWorker } from './startWorker.js';
import { type Reply, StoreFailure, valueOf } from './wire.js';

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

  constructor(entry: URL, workerData: unknown) {
    this.#worker = startWorker(entry, { workerData });
    this.#worker.on('message', (reply: Reply) => this.#settle(reply));
    this.#worker.on('error', (error) => this.#end(new StoreFailure(`The store's worker failed: ${String(error)}`)));
    this.#worker.on('exit', () => this.#end(new StoreFailure('The store is closed')));
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
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, command, args });
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
