import { ImportThread } from './ImportThread.js';

/** Threads that are kept when they have nothing to do: starting one takes longer than checking a small file. */
const KEPT = 1;

/** The threads that read files. How many work at a time is for their user to say. */
export class ImportThreads {
  readonly #idle: ImportThread[] = [];

  constructor(readonly entry: URL) {}

  take(): ImportThread {
    for (let thread = this.#idle.pop(); thread !== undefined; thread = this.#idle.pop()) {
      if (!thread.ended) return thread;
    }
    return new ImportThread(this.entry);
  }

  /** Takes back a thread whose task is over. */
  async give(thread: ImportThread): Promise<void> {
    if (thread.ended) return;
    if (thread.isKeepable && this.#idle.length < KEPT) this.#idle.push(thread);
    else await thread.stop();
  }

  async close(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((thread) => thread.stop()));
  }
}
