import { type SentenceEncoder, type Vector } from '../../retrieval/meaning/SentenceEncoder.js';
import { type MainThread } from './MainThread.js';

/** Vectors that are kept, of 2 kB each. */
const MOST_KEPT = 6000;

/** The encoder of the main thread, which all threads share: its model is held once. */
export class CallingEncoder implements SentenceEncoder {
  readonly #vectors = new Map<string, Vector>();

  constructor(private readonly main: MainThread) {}

  known(sentence: string): Vector | undefined {
    return this.#vectors.get(sentence);
  }

  /** What was prepared before comes with the answer: calls are answered in their order. */
  async vectorOf(sentence: string, withinMs: number): Promise<Vector | undefined> {
    return this.known(sentence) ?? (await this.main.call('vectorOf', sentence, withinMs));
  }

  prepare(sentences: readonly string[]): void {
    const unknown = sentences.filter((one) => !this.#vectors.has(one));
    if (unknown.length === 0) return;
    this.main
      .call('prepare', unknown)
      .then((vectors) => this.#keep(vectors))
      // Where there is no encoder the words alone are compared.
      .catch(() => undefined);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  #keep(vectors: ReadonlyMap<string, Vector>): void {
    for (const [sentence, vector] of vectors) this.#vectors.set(sentence, vector);
    for (const oldest of this.#vectors.keys()) {
      if (this.#vectors.size <= MOST_KEPT) return;
      this.#vectors.delete(oldest);
    }
  }
}
