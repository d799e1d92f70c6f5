import { stringify } from '../../../platform/storage/Json.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { asText } from '../../../graph/asText.js';
import { FairQueue } from '../../../platform/limits/FairQueue.js';
import { type AssistantGraph, GRAPH_READS } from '../../reading/GraphReading.js';
import { WORDINGS } from '../../texts/Wording.js';
import {
  type Answer,
  type AskingContext,
  type Engine,
  type Example,
  plainAnswer,
  type RulesEngine,
  type Understanding,
} from '../Engine.js';
import { type ThreadCalls, type ThreadJob, type ThreadResults } from './messages.js';
import { ReadingOverdue, ReadingThread } from './ReadingThread.js';

/** How threads are shared, where it is not as usual. */
interface ThreadOptions {
  /** What a message may be read for, in milliseconds, without the reads of the graph. */
  readonly deadlineMs?: number;
  /** Threads at once; one is left to others whatever one person sends. */
  readonly threads?: number;
  readonly start?: () => ReadingThread;
}

const DEADLINE_MS = 8000;
const THREADS = 2;
/** Messages of one person that wait to be read. */
const MOST_WAITING = 32;

/** Reads messages in threads with deadlines, in which persons take turns; threads are kept, for starting one takes long. */
export class ThreadedEngine implements RulesEngine {
  readonly #turns: FairQueue;
  readonly #threads = new Set<ReadingThread>();
  readonly #keys = new WeakMap<readonly Example[], number>();
  readonly #options: Required<ThreadOptions>;
  #lastKey = 0;
  #isClosed = false;

  constructor(
    private readonly store: AssistantGraph,
    options: ThreadOptions = {},
  ) {
    this.#options = { deadlineMs: DEADLINE_MS, threads: THREADS, start: () => new ReadingThread(), ...options };
    const { threads } = this.#options;
    this.#turns = new FairQueue({ atOnce: threads, each: Math.max(1, threads - 1), waiting: MOST_WAITING });
  }

  /** Starts the threads, before they are needed. */
  begin(): void {
    if (this.#isClosed) return;
    for (const thread of this.#threads) if (thread.hasEnded) this.#threads.delete(thread);
    while (this.#threads.size < this.#options.threads) this.#threads.add(this.#options.start());
  }

  answer: Engine['answer'] = async (question, context, emit, signal) => {
    let text = '';
    const emitting = (piece: string) => {
      text += piece;
      emit(piece);
    };
    try {
      return await this.#run('answer', question, context, emitting, signal);
    } catch (error) {
      const because = text === '' ? refusalOf(error) : undefined;
      if (because === undefined) throw error;
      const refusal = refused(because, context);
      emit(refusal.text);
      return refusal;
    }
  };

  async understanding(question: string, context: AskingContext, signal: AbortSignal): Promise<Understanding> {
    try {
      return await this.#run('understanding', question, context, () => undefined, signal);
    } catch (error) {
      if (refusalOf(error) === undefined) throw error;
      return 'open';
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }

  async #run<K extends keyof ThreadResults>(
    is: K,
    question: string,
    { examples, ...context }: AskingContext,
    emit: (piece: string) => void,
    signal: AbortSignal,
  ): Promise<ThreadResults[K]> {
    const job: ThreadJob<K> = { is, question, context, examples: this.#keyOf(examples) };
    const parts = { calls: this.#calls(examples), emit, signal, deadlineMs: this.#options.deadlineMs };
    const work = () => this.#idleThread().run(job, parts);
    try {
      return await this.#turns.run(context.scope.ownerId, work, signal);
    } finally {
      this.begin();
    }
  }

  /** One that does nothing: there are as many threads as places. */
  #idleThread(): ReadingThread {
    this.begin();
    const thread = [...this.#threads].find(({ isIdle }) => isIdle);
    if (thread === undefined) throw new Error('The assistant is closed');
    return thread;
  }

  #keyOf(examples: readonly Example[]): number {
    if (examples.length === 0) return 0;
    const key = this.#keys.get(examples) ?? (this.#lastKey += 1);
    this.#keys.set(examples, key);
    return key;
  }

  /** What a thread may call: only what is listed here is passed on. */
  #calls(examples: readonly Example[]): ThreadCalls {
    const { store } = this;
    const graph = asText(store);
    const reads = GRAPH_READS.map((name) => [name, graph[name]] as const);
    return {
      ...(Object.fromEntries(reads) as Pick<ThreadCalls, (typeof GRAPH_READS)[number]>), // each under its own name
      projects: async (...args) => stringify(await store.projects(...args)),
      totals: (...args) => store.totals(...args),
      examples: () => Promise.resolve(examples),
    };
  }
}

const isTooMany = (error: unknown): boolean => error instanceof ProblemError && error.code === 'TOO_MANY_WAITING';

/** What is said where a message could not be read in time. */
const refusalOf = (error: unknown): 'tooLongToRead' | 'tooManyToRead' | undefined =>
  error instanceof ReadingOverdue ? 'tooLongToRead' : isTooMany(error) ? 'tooManyToRead' : undefined;

const refused = (because: 'tooLongToRead' | 'tooManyToRead', { language }: AskingContext): Answer => ({
  ...plainAnswer(language),
  text: WORDINGS[language].t(because),
  basis: 'none',
  refused: true,
});
