import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What the engine sends, as far as a script looks at it. */
export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: unknown; readonly tool_call_id?: string }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
  readonly tool_choice?: unknown;
  /** That JSON is asked for, and by which schema: the model is to write a query. */
  readonly response_format?: { readonly type: string; readonly json_schema?: { readonly schema: object } };
}

/** A call of a tool by the model. */
export interface Call {
  readonly name: string;
  readonly input: unknown;
}

/** One reply of the server. */
export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Pieces of text, each sent by itself. */
  readonly text?: readonly string[];
  readonly calls?: readonly Call[];
  /** Pieces into which the arguments of calls are cut. */
  readonly argumentPieces?: number;
  /** A line that is no event, sent before the end. */
  readonly garbage?: string;
  /** Waits before anything is sent, and between the pieces: always as long, or as long as is said when it comes to it, or until something is so. */
  readonly before?: number;
  readonly between?: number | (() => number | Promise<void>);
  /** After the pieces: the stream goes on without a word, or the socket is cut. */
  readonly then?: 'stall' | 'cut';
}

/** Decides each reply from the request and its number, from 0. */
export type Script = (request: ChatRequest, number: number) => Reply;

/** That no query says what is asked. */
const noQuery: Script = () => ({ text: ['{"query": null}'] });

const piecesOf = (text: string, count: number) => {
  const size = Math.max(1, Math.ceil(text.length / count));
  return Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size));
};

const bodyOf = async (request: IncomingMessage): Promise<ChatRequest> => {
  let text = '';
  for await (const piece of request) text += String(piece);
  return JSON.parse(text) as ChatRequest;
};

/** The events of a reply, as OpenAI's servers send them. */
function eventsOf({ text = [], calls = [], argumentPieces = 1 }: Reply): object[] {
  const delta = (given: object, finish_reason: string | null = null) => ({
    id: 'chat-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'scripted',
    choices: [{ index: 0, delta: given, finish_reason }],
  });
  const calling = calls.flatMap(({ name, input }, index) => {
    const [first = '', ...rest] = piecesOf(JSON.stringify(input), argumentPieces);
    const head = { index, id: `call-${index}-${name}`, type: 'function', function: { name, arguments: first } };
    const tails = rest.map((piece) => delta({ tool_calls: [{ index, function: { arguments: piece } }] }));
    return [delta({ tool_calls: [head] }), ...tails];
  });
  return [
    delta({ role: 'assistant', content: '' }),
    ...text.map((content) => delta({ content })),
    ...calling,
    delta({}, calls.length > 0 ? 'tool_calls' : 'stop'),
    {
      ...delta({}),
      choices: [],
      usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
    },
  ];
}

/** A server on loopback that speaks OpenAI's chat completions and replies as its script says. */
export class ScriptedModel {
  readonly requests: { readonly body: ChatRequest; readonly authorization: string | undefined; readonly at: number }[] =
    [];
  /** Replies whose socket the caller closed before they ended. */
  cutByCaller = 0;
  script: Script = () => ({ text: ['[[none]]'] });
  /** What it is asked to write as JSON, for which no tools are offered; such requests are counted apart. */
  readonly askedQueries: ChatRequest[] = [];
  queryScript: Script = noQuery;

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => void this.#serve(request, response).catch(() => response.destroy()));
  }

  static async start(script?: Script): Promise<ScriptedModel> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const model = new ScriptedModel(server);
    if (script !== undefined) model.script = script;
    return model;
  }

  get settings() {
    const { port } = this.server.address() as AddressInfo;
    return { baseUrl: `http://127.0.0.1:${port}/v1`, model: 'scripted', apiKey: null };
  }

  /** Plays a script from its beginning. */
  play(script: Script, queryScript: Script = noQuery): void {
    this.script = script;
    this.queryScript = queryScript;
    this.requests.length = 0;
    this.askedQueries.length = 0;
    this.cutByCaller = 0;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const isQuery = body.tools === undefined;
    if (isQuery) this.askedQueries.push(body);
    else this.requests.push({ body, authorization: request.headers.authorization, at: performance.now() });
    let isOver = false;
    response.on('close', () => {
      if (!isOver && !response.writableFinished) this.cutByCaller += 1;
    });
    const reply = isQuery
      ? this.queryScript(body, this.askedQueries.length - 1)
      : this.script(body, this.requests.length - 1);
    if (reply.before !== undefined) await pause(reply.before);
    const { status = 200, headers = {} } = reply;
    if (status !== 200) {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify({ error: { message: `scripted ${status}`, type: 'scripted', code: status } }));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream', ...headers });
    for (const event of eventsOf(reply)) {
      const isEnd = 'choices' in event && JSON.stringify(event).includes('"finish_reason":"');
      if (isEnd && reply.garbage !== undefined) response.write(`${reply.garbage}\n\n`);
      if (isEnd && reply.then === 'stall') return;
      if (isEnd && reply.then === 'cut') {
        isOver = true;
        // What was written must have left before the socket goes.
        await pause(20);
        response.socket?.resetAndDestroy();
        return;
      }
      response.write(`data: ${JSON.stringify(event)}\n\n`);
      const { between } = reply;
      const wait = typeof between === 'function' ? between() : between;
      if (wait !== undefined) await (typeof wait === 'number' ? pause(wait) : wait);
    }
    response.end('data: [DONE]\n\n');
  }
}

/** The results of tools in a request, oldest first, as they were given. */
export const resultsIn = ({ messages }: ChatRequest): string[] =>
  messages.filter(({ role }) => role === 'tool').map(({ content }) => String(content));

/** The names of the tools that a request offers. */
export const toolsIn = ({ tools = [] }: ChatRequest): string[] => tools.map(({ function: { name } }) => name);
