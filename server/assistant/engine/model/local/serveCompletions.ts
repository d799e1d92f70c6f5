import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import pLimit from 'p-limit';

import { run } from '../../../../platform/faults/guarded.js';
import { every } from '../../../../platform/faults/timers.js';
import { type Asked } from './conversation.js';
import { type LlamaSpeaker, type Spoken } from './LlamaSpeaker.js';
import { NotAskable } from './WarmChats.js';

/** Questions that wait for the one that is being answered; who comes after them is answered by the rules at once. */
const MOST_WAITING = 8;
/** Longest question, in bytes. */
const MOST_ASKED = 4 * 1024 ** 2;
/** A comment is sent so often while nothing is said, so that no line between takes it for dead. */
const SIGN_OF_LIFE_MS = 5_000;

const PATH = '/v1/chat/completions';

class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

async function askedIn(request: IncomingMessage): Promise<Asked> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request) {
    length += (piece as Buffer).length;
    if (length > MOST_ASKED) throw new Refusal(413, 'The question is too long');
    pieces.push(piece as Buffer);
  }
  try {
    const asked = JSON.parse(Buffer.concat(pieces).toString('utf8')) as Asked;
    if (Array.isArray(asked.messages)) return asked;
  } catch {
    // Told below, as what is no question.
  }
  throw new Refusal(400, 'A question is a JSON object with messages');
}

const usageOf = ({ asked, evaluated, written }: Spoken) => ({
  prompt_tokens: asked,
  completion_tokens: written,
  total_tokens: asked + written,
  prompt_tokens_details: { cached_tokens: Math.max(0, asked - evaluated) },
});
const reasonOf = ({ calls, isCut }: Spoken): string => (calls.length > 0 ? 'tool_calls' : isCut ? 'length' : 'stop');
const callsOf = ({ calls }: Spoken, ids: string) =>
  calls.map(({ name, params }, index) => ({
    index,
    id: `${ids}-${index}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(params ?? {}) },
  }));

/** One answer on its way, in pieces as they come. */
class Reply {
  readonly #base: { readonly id: string; readonly created: number; readonly model: string };
  #endLife: () => void = () => undefined;

  constructor(
    private readonly response: ServerResponse,
    model: string,
  ) {
    const now = Date.now();
    this.#base = {
      id: `chat-${now.toString(36)}-${process.hrtime.bigint().toString(36)}`,
      created: Math.floor(now / 1000),
      model,
    };
  }

  /** Gives signs of life until it ends. */
  begin(): void {
    this.#endLife = every(SIGN_OF_LIFE_MS, 'A sign of life could not be given', () =>
      this.#begun().write(': still here\n\n'),
    );
  }

  say = (text: string): void => this.#tell([{ index: 0, delta: { content: text }, finish_reason: null }]);

  end(spoken: Spoken): void {
    this.#endLife();
    const calls = callsOf(spoken, this.#base.id);
    if (calls.length > 0) this.#tell([{ index: 0, delta: { tool_calls: calls }, finish_reason: null }]);
    this.#tell([{ index: 0, delta: {}, finish_reason: reasonOf(spoken) }]);
    this.#tell([], { usage: usageOf(spoken) });
    this.response.end('data: [DONE]\n\n');
  }

  fail(error: unknown): void {
    this.#endLife();
    const status = error instanceof Refusal ? error.status : error instanceof NotAskable ? 400 : 500;
    const message = error instanceof Error ? error.message : 'It failed';
    const told = JSON.stringify({ error: { message, type: 'harta', code: status } });
    if (this.response.headersSent) this.response.end(`data: ${told}\n\n`);
    else this.response.writeHead(status, { 'content-type': 'application/json' }).end(told);
  }

  #begun(): ServerResponse {
    if (!this.response.headersSent) this.response.writeHead(200, { 'content-type': 'text/event-stream' });
    return this.response;
  }

  #tell(choices: readonly object[], more: object = {}): void {
    const event = { ...this.#base, object: 'chat.completion.chunk', choices, ...more };
    this.#begun().write(`data: ${JSON.stringify(event)}\n\n`);
  }
}

/**
 * A server that speaks OpenAI's chat completions, as far as the assistant asks for them: streamed, one answer at a time, and some that wait. Only who
 * has the key is answered, and an answer that nobody reads any more is stopped.
 */
export function serveCompletions(speaker: Pick<LlamaSpeaker, 'say'>, name: string, key: string): Server {
  const inTurn = pLimit(1);
  const secret = digest(`Bearer ${key}`);

  async function answer(request: IncomingMessage, response: ServerResponse, stopped: AbortSignal): Promise<void> {
    const reply = new Reply(response, name);
    try {
      if (!timingSafeEqual(digest(request.headers.authorization ?? ''), secret)) throw new Refusal(401, 'No key');
      if (request.method !== 'POST' || request.url !== PATH) throw new Refusal(404, 'There is nothing here');
      const asked = await askedIn(request);
      if (inTurn.activeCount + inTurn.pendingCount > MOST_WAITING) throw new Refusal(503, 'Too many wait already');
      reply.begin();
      const spoken = await inTurn(() => {
        stopped.throwIfAborted();
        return speaker.say(asked, reply.say, stopped);
      });
      reply.end(spoken);
    } catch (error) {
      reply.fail(error);
    }
  }

  return createServer((request, response) => {
    const stop = new AbortController();
    response.on('close', () => stop.abort());
    // Who asked has gone: what is still to be written is for nobody.
    response.on('error', () => stop.abort());
    run('A question could not be answered', () => answer(request, response, stop.signal));
  });
}
