/** Sentences to encode. */
export interface EncoderRequest {
  readonly id: number;
  readonly sentences: readonly string[];
}

/** Their vectors, one after the other; or why there are none. */
export type EncoderReply =
  { readonly id: number; readonly vectors: readonly Float32Array[] } | { readonly id: number; readonly fault: string };
