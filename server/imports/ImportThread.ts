import { type Worker } from 'node:worker_threads';

import { type ImportBatch } from '../graph/ports/ImportSink.js';
import { FileFault } from '../graph/formats/issues.js';
import { type Held } from '../graph/formats/meeting/Held.js';
import { startWorker } from '../storage/startWorker.js';
import { type Answer, type Findings, type FromThread, type Question, type Task, type ToThread } from './protocol.js';

/** Heap of a thread: a file cannot take more than this, whatever it holds. */
const MAX_HEAP_MB = 512;

/** A thread that reads the files of imports, one at a time, for a check or for writing. */
export class ImportThread {
  readonly #worker: Worker;
  #fail: (error: unknown) => void = () => undefined;
  #hear: (message: FromThread) => void = () => undefined;
  #ended = false;

  constructor(entry: URL) {
    this.#worker = startWorker(entry, { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } });
    this.#worker.on('message', (message: FromThread) => this.#hear(message));
    this.#worker.on('error', (error) => this.#end(error));
    this.#worker.on('exit', () => this.#end(new Error('The thread that reads the file has ended')));
  }

  /** Whether it can take another task. */
  get ended(): boolean {
    return this.#ended;
  }

  /** What the check finds; `onProgress` hears on the way, and `held` is asked for what the project holds. */
  check(task: Extract<Task, { is: 'check' }>, held: Held, onProgress: (findings: Findings) => void): Promise<Findings> {
    return this.#run(task, (message, done, fail) => {
      if (message.is === 'asked') this.#answer(held, message.question, fail);
      else if (message.is === 'progress') onProgress(message.findings);
      else if (message.is === 'checked') done(message.findings);
    });
  }

  /** The first elements as they would be. Rejects with `FileFault`. */
  preview(task: Extract<Task, { is: 'preview' }>): Promise<ImportBatch> {
    return this.#run(task, (message, done, fail) => {
      if (message.is === 'previewed') done(message.preview);
      else if (message.is === 'refused') fail(new FileFault(message.issue));
    });
  }

  /**
   * Hands every batch to `take`, in order, and goes on when it is taken. Rejects with what `take` rejects with (the thread
   * has ended then), or with `FileFault`; in any case only when no batch is being taken any more. Resolves with what was met in the project.
   */
  async write(
    task: Extract<Task, { is: 'write' }>,
    held: Held,
    take: (batch: ImportBatch) => Promise<void>,
  ): Promise<string> {
    let taking = Promise.resolve();
    const takeNext = async (before: Promise<void>, batch: ImportBatch): Promise<void> => {
      await before;
      await take(batch);
      this.#say({ is: 'taken' });
    };
    try {
      return await this.#run<string>(task, (message, done, fail) => {
        if (message.is === 'asked') this.#answer(held, message.question, fail);
        else if (message.is === 'batch') {
          taking = takeNext(taking, message.batch);
          taking.catch((error: unknown) => {
            fail(error);
            return this.stop();
          });
        } else if (message.is === 'written') done(message.seen);
        else if (message.is === 'refused') fail(new FileFault(message.issue));
      });
    } finally {
      await taking.catch(() => undefined);
    }
  }

  /** Ends the thread at once; what was begun with it rejects. */
  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  #say(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  /** Answers a question of the thread; what cannot be answered ends it. */
  #answer(held: Held, { of, wanted }: Question, fail: (error: unknown) => void): void {
    const answered: Promise<Answer> = of === 'node' ? held.nodes(wanted) : held.relationships(wanted);
    answered.then(
      (answer) => this.#say({ is: 'answered', answer }),
      (error: unknown) => {
        fail(error);
        return this.stop();
      },
    );
  }

  #end(error: unknown): void {
    this.#ended = true;
    this.#fail(error);
  }

  async #run<T>(
    task: Task,
    hear: (message: FromThread, done: (value: T) => void, fail: (error: unknown) => void) => void,
  ): Promise<T> {
    this.#worker.ref();
    try {
      return await new Promise<T>((done, fail) => {
        this.#fail = fail;
        this.#hear = (message) => hear(message, done, fail);
        this.#say({ is: 'task', task });
      });
    } finally {
      this.#worker.unref();
    }
  }
}
