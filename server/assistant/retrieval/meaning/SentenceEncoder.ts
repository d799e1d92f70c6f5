/** Where a sentence lies among all sentences: of length 1, so that the product of two tells how near they are. */
export type Vector = Float32Array;

/** Tells where sentences lie. It never fails and never keeps anybody waiting: what it cannot tell in time it leaves out. */
export interface SentenceEncoder {
  /** Where a sentence lies, if that is known within this time; the first time of all only starts the loading. */
  vectorOf(sentence: string, withinMs: number): Promise<Vector | undefined>;
  /** Where a sentence lies, if that is known by now. */
  known(sentence: string): Vector | undefined;
  /** Finds out where sentences lie when there is nothing else to do. */
  prepare(sentences: readonly string[]): void;
  close(): Promise<void>;
}

/** Sentences to encode. */
export interface EncoderRequest {
  readonly id: number;
  readonly sentences: readonly string[];
}

/** Their vectors, one after the other; or why there are none. */
export type EncoderReply =
  | { readonly id: number; readonly vectors: readonly Float32Array[] }
  | { readonly id: number; readonly fault: string };
