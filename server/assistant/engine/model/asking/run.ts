import { type LanguageModel, type ModelMessage, streamText, type ToolSet } from 'ai';

import { type Watch } from '../endpoint/Watch.js';
import { type Limits } from '../limits.js';

/** One run of a model: its calls, tools in between, until it writes an answer or the budget ends. */
interface Run {
  readonly model: LanguageModel;
  readonly system: string;
  readonly messages: ModelMessage[];
  readonly tools: ToolSet;
  readonly signal: AbortSignal;
  readonly watch: Watch;
  readonly limits: Limits;
}

/** What a turn has cost so far. */
export interface Spent {
  steps: number;
  tokens: number;
}

/** Whether a turn may call the model again. */
export const hasBudget = ({ steps, tokens }: Spent, limits: Limits): boolean =>
  steps < limits.steps && tokens < limits.turnTokens;

/** A rough count for endpoints that count no tokens themselves. */
const CHARACTERS_PER_TOKEN = 4;

const estimated = (text: string) => Math.ceil(text.length / CHARACTERS_PER_TOKEN);

/** Runs the model and returns its messages; throws the endpoint's error or the signal's reason. */
export async function run(
  { signal, watch, limits, ...asked }: Run,
  spent: Spent,
  onText: (piece: string) => void,
): Promise<ModelMessage[]> {
  const isLast = () => spent.steps >= limits.steps - 1;
  const result = streamText({
    ...asked,
    temperature: 0,
    maxOutputTokens: limits.replyTokens,
    // The endpoint's own calls are made again by `patientFetch`.
    maxRetries: 0,
    abortSignal: signal,
    stopWhen: () => !hasBudget(spent, limits),
    // The last call of a budget is for the answer.
    prepareStep: () => (isLast() ? { toolChoice: 'none' as const } : {}),
    onError: () => undefined,
  });
  let heard = 0;
  for await (const part of result.fullStream) {
    // While a tool reads the graph, the endpoint is not waited for.
    if (part.type === 'tool-call') watch.rests();
    else watch.heard();
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') break;
    if (part.type === 'text-delta') {
      heard += estimated(part.text);
      onText(part.text);
    }
    if (part.type === 'finish-step') {
      spent.steps += 1;
      spent.tokens += part.usage.totalTokens ?? heard;
    }
  }
  watch.rests();
  // A silence or a stop comes as the last part of a stream that ends well.
  signal.throwIfAborted();
  return (await result.response).messages;
}
