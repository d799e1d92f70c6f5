import { APICallError, type FlexibleSchema, type LanguageModel, type ModelMessage, Output, streamText } from 'ai';

import { type Watch } from './endpoint/Watch.js';

/** Whether an endpoint was found to know no structured output; kept from one asking to the next. */
export interface StructuredOutput {
  isUnknown: boolean;
}

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
  /** Given where the prompt tells the form as well, so that it may be asked for without the schema. */
  readonly structured?: StructuredOutput;
}

/** What servers answer that know no `response_format`. */
const REFUSALS: readonly (number | undefined)[] = [400, 404, 415, 422, 501];
const isRefusal = (error: unknown): boolean => APICallError.isInstance(error) && REFUSALS.includes(error.statusCode);

/**
 * Asks a model once for JSON; what it wrote comes back as it is, unchecked. Where the endpoint knows no structured output and the prompt tells
 * the form, it is asked again without. Throws what ended it.
 */
export async function writtenJson({ structured, ...writing }: Writing): Promise<string> {
  if (structured === undefined) return written(writing, true);
  if (!structured.isUnknown) {
    try {
      return await written(writing, true);
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }
  const text = await written(writing, false);
  structured.isUnknown = true;
  return text;
}

async function written({ schema, tokens, signal, watch, ...asked }: Writing, isStructured: boolean): Promise<string> {
  const result = streamText({
    ...asked,
    ...(isStructured ? { output: Output.object({ schema }) } : {}),
    temperature: 0,
    maxOutputTokens: tokens,
    maxRetries: 0,
    abortSignal: signal,
    // Not all that is optional is required to be there.
    providerOptions: { harta: { strictJsonSchema: false } },
    onError: () => undefined,
  });
  let text = '';
  try {
    for await (const part of result.fullStream) {
      watch.heard();
      if (part.type === 'error') throw part.error;
      if (part.type === 'text-delta') text += part.text;
    }
  } finally {
    watch.rests();
  }
  signal.throwIfAborted();
  return text;
}
