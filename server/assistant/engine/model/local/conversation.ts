import { type ChatItem, type ToolCall } from './binding.js';

interface AskedCall {
  readonly id: string;
  readonly function: { readonly name: string; readonly arguments: string };
}

/** A message as OpenAI's chat completions have it, as far as we send them. */
export interface Message {
  readonly role: 'system' | 'user' | 'assistant' | 'tool';
  readonly content?: unknown;
  readonly tool_calls?: readonly AskedCall[];
  readonly tool_call_id?: string;
}

/** What is asked of a model. */
export interface Asked {
  readonly messages: readonly Message[];
  readonly temperature?: number;
  readonly max_tokens?: number;
  readonly response_format?: { readonly type: string; readonly json_schema?: { readonly schema?: object } };
  readonly tools?: readonly {
    readonly function: { readonly name: string; readonly description?: string; readonly parameters?: object };
  }[];
  readonly tool_choice?: unknown;
}

/** The text of a message, which may come in parts. */
const textOf = (content: unknown): string =>
  Array.isArray(content)
    ? content.map((part: { text?: unknown }) => String(part.text ?? '')).join('')
    : String(content ?? '');

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A call of a tool with what came of it, which is said in a message of its own. */
const called = ({ id, function: { name, arguments: params } }: AskedCall, messages: readonly Message[]): ToolCall => ({
  type: 'functionCall',
  name,
  params: jsonOf(params),
  result: jsonOf(textOf(messages.find((one) => one.tool_call_id === id)?.content)),
});

/** Messages as the engine takes them: what a model says and calls without anybody between is one answer. */
export function chatHistory(messages: readonly Message[]): ChatItem[] {
  const history: ChatItem[] = [];
  for (const { role, content, tool_calls: calls = [] } of messages) {
    const text = textOf(content);
    if (role === 'system' || role === 'user') history.push({ type: role, text });
    if (role !== 'assistant') continue;
    const answer = [...(text === '' ? [] : [text]), ...calls.map((call) => called(call, messages))];
    const before = history.at(-1);
    if (before?.type === 'model')
      history[history.length - 1] = { type: 'model', response: [...before.response, ...answer] };
    else history.push({ type: 'model', response: answer });
  }
  return history.at(-1)?.type === 'model' ? history : [...history, { type: 'model', response: [] }];
}
