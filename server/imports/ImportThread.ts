import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

import { type ImportBatch } from '../graph/GraphStore.js';
import { FileFault } from '../graph/formats/issues.js';
import { BATCH_TAKEN, type Findings, type FromThread, type Task } from './protocol.js';

/** Heap of a thread: a file cannot take more than this, whatever it holds. */
const MAX_HEAP_MB = 512;

/** A TypeScript entry (development, tests) needs the loader registered first: a worker takes no `--import` of one. */
function startWorker(entry: URL, task: Task): Worker {
  const options = { workerData: task, resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } };
  if (!entry.pathname.endsWith('.ts')) return new Worker(entry, options);
  const loader = createRequire(import.meta.url).resolve('tsx/esm/api').replace(/\.cjs$/, '.mjs');
  const code = `import(${JSON.stringify(pathToFileURL(loader).href)}).then(({ register }) => {
    register();
    return import(${JSON.stringify(entry.href)});
  });`;
  return new Worker(code, { ...options, eval: true });
}

/** A thread that reads the files of one import, for a check or for writing. */
export class ImportThread {
  readonly #worker: Worker;
  #stopped = false;

  constructor(entry: URL, task: Task) {
    this.#worker = startWorker(entry, task);
  }

  /** What the check finds; `onProgress` hears on the way. */
  check(onProgress: (findings: Findings) => void): Promise<Findings> {
    return this.#run((message, done) => {
      if (message.is === 'progress') onProgress(message.findings);
      else if (message.is === 'checked') done(message.findings);
    });
  }

  /** Hands every batch to `take`, in order, and goes on when it is taken. Rejects with what `take` rejects with, or `FileFault`. */
  write(take: (batch: ImportBatch) => Promise<void>): Promise<void> {
    let taking = Promise.resolve();
    return this.#run((message, done, fail) => {
      if (message.is === 'batch') {
        taking = taking.then(() => take(message.batch)).then(() => this.#worker.postMessage(BATCH_TAKEN));
        taking.catch(fail);
      } else if (message.is === 'written') done();
      else if (message.is === 'refused') fail(new FileFault(message.issue));
    });
  }

  /** Ends the thread at once; what was begun with it rejects. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#worker.terminate();
  }

  get stopped(): boolean {
    return this.#stopped;
  }

  async #run<T>(
    hear: (message: FromThread, done: (value: T) => void, fail: (error: unknown) => void) => void,
  ): Promise<T> {
    try {
      return await new Promise<T>((done, fail) => {
        this.#worker.on('message', (message: FromThread) => hear(message, done, fail));
        this.#worker.on('error', fail);
        this.#worker.on('exit', () => fail(new Error('The thread that reads the file ended early')));
      });
    } finally {
      await this.#worker.terminate();
    }
  }
}
