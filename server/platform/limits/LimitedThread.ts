import { type Worker } from 'node:worker_threads';

import { guarded } from '../faults/guarded.js';
import { after } from '../faults/timers.js';
import { startWorker } from '../storage/startWorker.js';

/** For loading what reads: no file makes that longer, only a busy machine does. */
const LOAD_MS = 60_000;

const FAILURE = 'What a thread said could not be heard';

/** A thread wanted more than it may have. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached';

  constructor(readonly of: 'memory' | 'time') {
    super(`The thread asked for more ${of} than it may have`);
  }
}

/** What is started as a thread. */
interface ThreadStart {
  readonly entry: URL;
  /** Heap that it may use. What lies outside of the heap it has to bound itself. */
  readonly heapMb: number;
  readonly workerData?: unknown;
}

/** What is asked of a thread, and for how long. */
export interface ThreadQuestion<Message, Answer> {
  /** Sent to the thread, unless it knows from its start what to do. */
  readonly request?: unknown;
  /** Milliseconds, from when the thread has loaded. */
  readonly withinMs: number;
  readonly signal?: AbortSignal;
  /** The answer, once a message is it; what it throws refuses the question. */
  take(message: Message): Answer | undefined;
}

/** Why a thread ended: its limit where that was passed. */
export const reasonOf = (error: unknown): unknown =>
  (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY' ? new LimitReached('memory') : error;

/** A thread that reads what strangers made: with a bounded heap, and each question in a bounded time. It is asked one thing at a time. */
class LimitedThread<Message> {
  readonly #worker: Worker;
  #ended: unknown;
  #hasLoaded = false;
  #hear: (message: Message) => void = () => undefined;
  #fail: (error: unknown) => void = () => undefined;

  constructor({ entry, heapMb, workerData }: ThreadStart) {
    this.#worker = startWorker(entry, { workerData, resourceLimits: { maxOldGenerationSizeMb: heapMb } });
    const hear = (message: Message) => {
      this.#hear(message);
      this.#hasLoaded = true;
    };
    this.#worker.on(
      'message',
      guarded(FAILURE, hear, (error) => this.#end(error)),
    );
    this.#worker.on('error', (error) => this.#end(reasonOf(error)));
    this.#worker.on('exit', () => this.#end(new Error('The thread has ended')));
  }

  /** Rejects with `LimitReached`, with what the thread throws, and with the reason of the signal; the thread is over then. */
  async ask<Answer>({ request, withinMs, signal, take }: ThreadQuestion<Message, Answer>): Promise<Answer> {
    signal?.throwIfAborted();
    if (this.#ended !== undefined) throw this.#ended;
    let timer: NodeJS.Timeout | undefined;
    let giveUp = () => {};
    try {
      return await new Promise<Answer>((resolve, reject) => {
        const endWithin = (ms: number) => {
          clearTimeout(timer);
          timer = after(ms, FAILURE, () => reject(new LimitReached('time')));
        };
        endWithin(this.#hasLoaded ? withinMs : LOAD_MS);
        giveUp = () => reject(signal?.reason);
        signal?.addEventListener('abort', giveUp);
        this.#fail = reject;
        this.#hear = (message) => {
          if (!this.#hasLoaded) endWithin(withinMs);
          try {
            const answer = take(message);
            if (answer !== undefined) resolve(answer);
          } catch (error) {
            reject(error);
          }
        };
        if (request !== undefined) this.#worker.postMessage(request);
      });
    } catch (error) {
      await this.close();
      throw error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    }
  }

  /** Ends the thread at once. */
  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #end(error: unknown): void {
    this.#ended ??= error;
    this.#fail(error);
  }
}

/** Does one task in a thread of its own. Rejects as `LimitedThread.ask` does. */
export async function runInThread<Message, Answer>(
  start: ThreadStart,
  question: ThreadQuestion<Message, Answer>,
): Promise<Answer> {
  question.signal?.throwIfAborted();
  const thread = new LimitedThread<Message>(start);
  try {
    return await thread.ask(question);
  } finally {
    await thread.close();
  }
}
