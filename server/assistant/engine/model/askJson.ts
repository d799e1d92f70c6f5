import { jsonSchema } from 'ai';

import { Watch } from './endpoint/Watch.js';
import { type Limits, LIMITS } from './limits.js';
import { modelAt } from './modelAt.js';
import { type ModelEndpoint } from './ModelEndpoint.js';
import { type StructuredOutput, writtenJson } from './writtenJson.js';

/** What a model is asked for JSON with. */
interface JsonAsking {
  readonly instructions: string;
  readonly data: string;
  readonly schema: object;
  readonly signal?: AbortSignal;
}

/** What is asked for, where it is not a text told in JSON under its schema alone. */
interface JsonForm {
  /** Longest answer. */
  readonly tokens?: number;
  /** Given where the instructions tell the form as well. */
  readonly structured?: StructuredOutput;
}

/** Longest answer in tokens, where a text is told in JSON. */
const MOST_TOKENS = 8_000;

/** Opens the asking of an OpenAI-compatible endpoint for JSON; what it wrote comes back as it is. Rejects where nobody answers in time. */
export const openAskJson =
  (endpoint: ModelEndpoint, limits: Limits = endpoint.limits ?? LIMITS, form: JsonForm = {}) =>
  async ({ instructions, data, schema, signal }: JsonAsking): Promise<string> => {
    const watch = new Watch(limits.silenceMs, limits.wholeMs);
    try {
      const either = AbortSignal.any([watch.signal, ...(signal === undefined ? [] : [signal])]);
      return await writtenJson({
        model: modelAt(endpoint, limits, watch),
        system: instructions,
        messages: [{ role: 'user', content: data }],
        schema: jsonSchema(schema),
        tokens: MOST_TOKENS,
        ...form,
        signal: either,
        watch,
      });
    } finally {
      watch.close();
    }
  };
