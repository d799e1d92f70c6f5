/** Sentences to encode. */
export interface Asked {
  readonly id: number;
  readonly sentences: readonly string[];
}

/** Their vectors, one after the other; or why there are none. */
export type Told =
  { readonly id: number; readonly vectors: readonly Float32Array[] } | { readonly id: number; readonly fault: string };
