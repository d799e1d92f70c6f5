import { jsonSchema, type LanguageModel, type ModelMessage, Output, streamText } from 'ai';

import { QUERY_SCHEMA } from '../../../../../domain/query/schema.js';
import { type Watch } from '../endpoint/Watch.js';
import { type Limits } from '../limits.js';
import { QUERY_INSTRUCTIONS } from './queryInstructions.js';

const { $defs, ...QUERY } = QUERY_SCHEMA;

/** What the model is held to: a query, or null where no query says what is asked. */
const SCHEMA = jsonSchema<{ query: unknown }>({
  type: 'object',
  properties: { query: { anyOf: [QUERY, { type: 'null' }] } },
  required: ['query'],
  additionalProperties: false,
  $defs: $defs as Record<string, object>,
});

/** One asking of a model for a query. */
interface Asking {
  readonly model: LanguageModel;
  readonly messages: ModelMessage[];
  readonly signal: AbortSignal;
  readonly watch: Watch;
  readonly limits: Limits;
}

/** What stands in a text between the first brace and the last: some models put a fence around it. */
const jsonIn = (text: string) => text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);

/** What the text of the model says, whatever that is; undefined where it is no JSON. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(jsonIn(text));
  } catch {
    return undefined;
  }
}

/** Asks a model once for a query, as it writes it and unchecked. Throws what ended it. */
export async function askQuery({
  model,
  messages,
  signal,
  watch,
  limits,
}: Asking): Promise<{ text: string; value: unknown }> {
  const result = streamText({
    model,
    system: QUERY_INSTRUCTIONS,
    messages,
    output: Output.object({ schema: SCHEMA }),
    temperature: 0,
    maxOutputTokens: limits.replyTokens,
    maxRetries: 0,
    abortSignal: signal,
    // Not all that is optional in a query is required to be there.
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
  return { text, value: valueOf(text) };
}
