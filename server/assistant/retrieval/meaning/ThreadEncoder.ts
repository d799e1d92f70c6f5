import { type Worker } from 'node:worker_threads';

import { guarded } from '../../../faults/guarded.js';
import { after } from '../../../faults/timers.js';
import { startWorker, workerFile } from '../../../storage/startWorker.js';
import { type EncoderReply, type EncoderRequest, type SentenceEncoder, type Vector } from './SentenceEncoder.js';

/** Vectors that are kept, of 2 kB each; of more, those that were made first are made again when they are asked for. */
const MOST_KEPT = 6000;
/** Sentences that are prepared at once: a question that comes meanwhile waits for no more than these. */
const AT_ONCE = 4;

/**
 * Encodes in a thread of its own, which is started by the first question. A thread that fails is left out and reported
 * once. What is kept from the build is read once, by the first question too.
 */
export class ThreadEncoder implements SentenceEncoder {
  readonly #vectors = new Map<string, Vector>();
  #kept: ReadonlyMap<string, Vector> | undefined;
  readonly #asked = new Map<number, readonly string[]>();
  readonly #waiting = new Map<string, Set<(vector: Vector | undefined) => void>>();
  #toPrepare: string[] = [];
  #preparing: number | undefined;
  #lastId = 0;
  #worker: Worker | undefined;
  #ended = false;

  constructor(
    private readonly start: () => Worker = () => startWorker(workerFile('encoderWorker', import.meta.url)),
    private readonly onFault: (fault: string) => void = (fault) =>
      process.emitWarning(`Sentences are compared by their words alone: ${fault}`, { code: 'HARTA_ENCODER' }),
    private readonly kept: () => ReadonlyMap<string, Vector> = () => new Map(),
  ) {}

  known(sentence: string): Vector | undefined {
    this.#kept ??= this.kept();
    return this.#kept.get(sentence) ?? this.#vectors.get(sentence);
  }

  async vectorOf(sentence: string, withinMs: number): Promise<Vector | undefined> {
    const known = this.known(sentence);
    if (known !== undefined || this.#ended) return known;
    const waiting = this.#waiting.get(sentence) ?? new Set();
    const isAsked = waiting.size > 0;
    this.#waiting.set(sentence, waiting);
    return new Promise((resolve) => {
      const settle = (vector: Vector | undefined) => {
        clearTimeout(timer);
        waiting.delete(settle);
        resolve(vector);
      };
      const timer = after(withinMs, 'A vector could not be given up', () => settle(undefined));
      waiting.add(settle);
      if (!isAsked) this.#ask([sentence]);
    });
  }

  prepare(sentences: readonly string[]): void {
    const wanted = new Set([...this.#toPrepare, ...sentences]);
    this.#toPrepare = [...wanted].filter((one) => this.known(one) === undefined).slice(0, MOST_KEPT);
    this.#prepareNext();
  }

  async close(): Promise<void> {
    this.#end();
    await this.#worker?.terminate();
  }

  #prepareNext(): void {
    if (this.#ended || this.#preparing !== undefined || this.#toPrepare.length === 0) return;
    this.#preparing = this.#ask(this.#toPrepare.splice(0, AT_ONCE));
  }

  /** The thread, which does not keep the process alive. */
  #thread(): Worker | undefined {
    if (this.#worker !== undefined) return this.#worker;
    try {
      const worker = this.start();
      worker.unref();
      const failed = (error: unknown) => this.#fail(String(error));
      worker.on(
        'message',
        guarded('A vector could not be heard', (reply: EncoderReply) => this.#hear(reply), failed),
      );
      worker.on('error', failed);
      worker.on('exit', () => this.#fail('its thread has ended'));
      this.#worker = worker;
      return worker;
    } catch (error) {
      this.#fail(String(error));
      return undefined;
    }
  }

  #ask(sentences: readonly string[]): number {
    const id = (this.#lastId += 1);
    this.#asked.set(id, sentences);
    this.#thread()?.postMessage({ id, sentences } satisfies EncoderRequest);
    return id;
  }

  #hear(reply: EncoderReply): void {
    if ('fault' in reply) return this.#fail(reply.fault);
    this.#asked.get(reply.id)?.forEach((sentence, index) => this.#keep(sentence, reply.vectors[index]));
    this.#asked.delete(reply.id);
    if (this.#preparing !== reply.id) return;
    this.#preparing = undefined;
    this.#prepareNext();
  }

  #keep(sentence: string, vector: Vector | undefined): void {
    if (vector !== undefined) this.#vectors.set(sentence, vector);
    const [oldest] = this.#vectors.keys();
    if (this.#vectors.size > MOST_KEPT && oldest !== undefined) this.#vectors.delete(oldest);
    for (const settle of this.#waiting.get(sentence) ?? []) settle(vector);
    this.#waiting.delete(sentence);
  }

  #fail(fault: string): void {
    if (this.#ended) return;
    this.#end();
    this.onFault(fault);
  }

  #end(): void {
    this.#ended = true;
    for (const waiting of this.#waiting.values()) for (const settle of waiting) settle(undefined);
    this.#waiting.clear();
    this.#asked.clear();
    this.#toPrepare = [];
  }
}
