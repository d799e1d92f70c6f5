import { type FlexibleSchema, type LanguageModel, type ModelMessage, Output, streamText } from 'ai';

import { type Watch } from './endpoint/Watch.js';

/** One asking of a model for JSON. */
export interface Writing {
  readonly model: LanguageModel;
  readonly system: string;
  readonly messages: ModelMessage[];
  /** What the model is held to, as far as its server can. */
  readonly schema: FlexibleSchema<unknown>;
  /** Longest answer. */
  readonly tokens: number;
  readonly signal: AbortSignal;
  readonly watch: Watch;
}

/** Asks a model once for JSON; what it wrote comes back as it is, unchecked. Throws what ended it. */
export async function writtenJson({ schema, tokens, signal, watch, ...asked }: Writing): Promise<string> {
  const result = streamText({
    ...asked,
    output: Output.object({ schema }),
    temperature: 0,
    maxOutputTokens: tokens,
    maxRetries: 0,
    abortSignal: signal,
    // Not all that is optional is required to be there.
    providerOptions: { harta: { strictJsonSchema: false } },
    onError: () => undefined,
  });
  let text = '';
  for await (const part of result.fullStream) {
    watch.heard();
    if (part.type === 'error') throw part.error;
    if (part.type === 'text-delta') text += part.text;
  }
  signal.throwIfAborted();
  return text;
}
