import { stat } from 'node:fs/promises';
import { type Worker } from 'node:worker_threads';

import { guarded, run } from '../../platform/faults/guarded.js';
import { after } from '../../platform/faults/timers.js';
import { type ImportBatch } from '../ports/ImportSink.js';
import { FileFault } from '../formats/issues.js';
import { type Held } from '../formats/meeting/Held.js';
import { LimitReached, reasonOf } from '../../platform/limits/LimitedThread.js';
import { startWorker, workerFile } from '../../platform/storage/startWorker.js';
import {
  type Answer,
  type Findings,
  type FromThread,
  type Question,
  type StagedFile,
  type Task,
  type ToThread,
} from './protocol.js';

/** Heap of a thread: a file cannot take more than this, whatever it holds. */
const MAX_HEAP_MB = 512;

/** The file of the thread. */
export const importWorker = (): URL => workerFile('importWorker', import.meta.url);

/** Milliseconds that a task may take, and bytes of its files for which it may take one more. */
const LONGEST_MS = 10 * 60_000;
const BYTES_A_MS = 500;
/** For a preview, which reads beginnings. */
const LONGEST_PREVIEW_MS = 60_000;

/** How long the reading of files may take, in milliseconds: many times what it takes on a busy machine. */
async function longestReading(files: readonly StagedFile[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(({ path }) =>
      stat(path).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return LONGEST_MS + sizes.reduce((sum, size) => sum + size, 0) / BYTES_A_MS;
}
const FAILURE = 'What a thread said could not be heard';

/** A thread that reads the files of imports, one at a time, for a check or for writing. */
export class ImportThread {
  readonly #worker: Worker;
  #fail: (error: unknown) => void = () => undefined;
  #hear: (message: FromThread) => void = () => undefined;
  #ended = false;
  #isKeepable = true;

  constructor(entry: URL) {
    this.#worker = startWorker(entry, { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } });
    const failed = (error: unknown) => {
      this.#end(reasonOf(error));
      run('A thread could not be ended', () => this.stop());
    };
    this.#worker.on(
      'message',
      guarded(FAILURE, (message: FromThread) => this.#hear(message), failed),
    );
    this.#worker.on('error', failed);
    this.#worker.on('exit', () => this.#end(new Error('The thread that reads the file has ended')));
  }

  /** Whether it can take another task. */
  get ended(): boolean {
    return this.#ended;
  }

  /** Whether it is as quick as a new one: a long task has made it give way to others. */
  get isKeepable(): boolean {
    return this.#isKeepable;
  }

  /** What the check finds; `onProgress` hears on the way, and `held` is asked for what the project holds. */
  async check(
    task: Extract<Task, { is: 'check' }>,
    held: Held,
    onProgress: (findings: Findings) => void,
  ): Promise<Findings> {
    return this.#run(task, await longestReading(task.files), (message, done, fail) => {
      if (message.is === 'asked') this.#answer(held, message.question, fail);
      else if (message.is === 'progress') onProgress(message.findings);
      else if (message.is === 'checked') done(message.findings);
    });
  }

  /** The first elements as they would be. Rejects with `FileFault`. */
  preview(task: Extract<Task, { is: 'preview' }>): Promise<ImportBatch> {
    return this.#run(task, LONGEST_PREVIEW_MS, (message, done, fail) => {
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
      return await this.#run<string>(task, await longestReading(task.files), (message, done, fail) => {
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
    withinMs: number,
    hear: (message: FromThread, done: (value: T) => void, fail: (error: unknown) => void) => void,
  ): Promise<T> {
    if (this.#ended) throw new Error('The thread that reads the file has ended');
    this.#worker.ref();
    const timer = after(withinMs, 'A thread could not be ended', () => {
      this.#end(new LimitReached('time'));
      return this.stop();
    });
    try {
      return await new Promise<T>((done, fail) => {
        this.#fail = fail;
        this.#hear = (message) => {
          if (message.is === 'gaveWay') this.#isKeepable = false;
          else hear(message, done, fail);
        };
        this.#say({ is: 'task', task });
      });
    } finally {
      clearTimeout(timer);
      this.#worker.unref();
    }
  }
}
