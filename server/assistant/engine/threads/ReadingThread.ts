import { type Worker } from 'node:worker_threads';

import { guarded } from '../../../platform/faults/guarded.js';
import { after } from '../../../platform/faults/timers.js';
import { startWorker, workerFile } from '../../../platform/storage/startWorker.js';
import { errorReply, valueOf } from '../../../platform/storage/wire.js';
import { type FromThread, type ThreadCalls, type ThreadJob, type ThreadResults, type ToThread } from './messages.js';
import { ReadingDeadline } from './ReadingDeadline.js';

/** Thrown where a message was not read within its time, or not within its memory. */
export class ReadingOverdue extends Error {
  override readonly name = 'ReadingOverdue';
}

/** Heap of a thread: the words of both languages are a tenth of it. */
const MAX_HEAP_MB = 512;
/** What an aborted job may take until it ends by itself. */
const LONGEST_STOP_MS = 250;

/** What a job is done with. */
export interface JobParts {
  readonly calls: ThreadCalls;
  readonly emit: (piece: string) => void;
  readonly signal: AbortSignal;
  readonly deadlineMs: number;
}

interface RunningJob extends JobParts {
  readonly deadline: ReadingDeadline;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

const startReadingWorker = () =>
  startWorker(workerFile('readingWorker', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });

/** A thread that reads messages, one at a time. */
export class ReadingThread {
  readonly #worker: Worker;
  #job: RunningJob | undefined;
  #hasEnded = false;

  constructor(start: () => Worker = startReadingWorker) {
    this.#worker = start();
    // It keeps no process alive; a job does, by its deadline.
    this.#worker.unref();
    const failed = (error: unknown) => this.#fail(error instanceof Error ? error : new Error(String(error)));
    this.#worker.on(
      'message',
      guarded('A thread could not be heard', (message: FromThread) => this.#hear(message), failed),
    );
    this.#worker.on('error', (error) => this.#fail(isOutOfMemory(error) ? new ReadingOverdue() : error));
    this.#worker.on('exit', () => this.#fail(new Error('A thread that reads messages has ended')));
  }

  get isIdle(): boolean {
    return this.#job === undefined && !this.#hasEnded;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Does a job; settles when the thread does nothing for it any more. Rejects with `ReadingOverdue` past the deadline, and when aborted. */
  async run<K extends keyof ThreadResults>(job: ThreadJob<K>, parts: JobParts): Promise<ThreadResults[K]> {
    const { signal, deadlineMs } = parts;
    signal.throwIfAborted();
    const overdue = () => this.#fail(signal.aborted ? signal.reason : new ReadingOverdue());
    const deadline = new ReadingDeadline(deadlineMs, overdue);
    // Until the thread has loaded what it reads with.
    deadline.pause();
    let late: NodeJS.Timeout | undefined;
    const stop = () => {
      this.#post({ is: 'stop' });
      late = after(LONGEST_STOP_MS, 'A reading could not be ended', overdue);
    };
    try {
      return (await new Promise((resolve, reject) => {
        this.#job = { ...parts, deadline, resolve, reject };
        signal.addEventListener('abort', stop, { once: true });
        this.#post({ is: 'job', job });
      })) as ThreadResults[K];
    } finally {
      deadline.clear();
      clearTimeout(late);
      signal.removeEventListener('abort', stop);
      this.#job = undefined;
    }
  }

  async end(): Promise<void> {
    this.#fail(new Error('A thread that reads messages was ended'));
    await this.#worker.terminate();
  }

  #post(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromThread): void {
    const job = this.#job;
    // What is left of an ended job concerns nobody.
    if (job === undefined) return;
    if (message.is === 'begun') job.deadline.resume();
    else if (message.is === 'piece') job.emit(message.text);
    else if (message.is === 'call') void this.#serve(job, message);
    else this.#settle(job, message.reply);
  }

  #settle(job: RunningJob, reply: Extract<FromThread, { is: 'end' }>['reply']): void {
    try {
      job.resolve(valueOf(reply));
    } catch (error) {
      job.reject(error);
    }
  }

  async #serve(job: RunningJob, { id, call, args }: Extract<FromThread, { is: 'call' }>): Promise<void> {
    job.deadline.pause();
    const answered = async () => (job.calls[call] as (...given: readonly unknown[]) => unknown)(...args);
    const reply = await answered().then(
      (value) => ({ id, ok: true, value }) as const,
      (error: unknown) => errorReply(id, error),
    );
    if (this.#job !== job) return;
    this.#post({ is: 'reply', reply });
    job.deadline.resume();
  }

  /** Ends the thread and what it does. */
  #fail(error: unknown): void {
    this.#hasEnded = true;
    void this.#worker.terminate();
    this.#job?.reject(error);
  }
}

const isOutOfMemory = (error: unknown) => (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
