import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';

/** What was asked of the server. */
export interface TranscriptionRequest {
  readonly file: File;
  readonly model: string;
  readonly language: string | null;
  readonly format: string;
  readonly key: string | undefined;
}

/** What it answers. */
export interface TranscriptionReply {
  readonly status?: number;
  readonly body: object | string;
}

/** Decides each reply from the request and its number, from 0. */
export type TranscriptionScript = (
  request: TranscriptionRequest,
  number: number,
) => TranscriptionReply | Promise<TranscriptionReply>;

async function requestOf(request: IncomingMessage): Promise<TranscriptionRequest> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(Buffer.concat(chunks), { headers }).formData();
  return {
    file: form.get('file') as File,
    model: String(form.get('model')),
    language: form.get('language') as string | null,
    format: String(form.get('response_format')),
    key: request.headers.authorization,
  };
}

/** A real server that speaks OpenAI's `/audio/transcriptions`, and answers by a script. */
export class ScriptedTranscriber {
  readonly requests: TranscriptionRequest[] = [];
  readonly #server: Server;

  constructor(public script: TranscriptionScript) {
    // Who is killed while it asks leaves half a request.
    this.#server = createServer(
      (request, response) => void this.#answer(request, response).catch(() => response.destroy()),
    );
  }

  /** @returns the address that the settings name */
  async listen(port = 0): Promise<string> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST' || request.url !== '/v1/audio/transcriptions') {
      response.writeHead(404).end();
      return;
    }
    const asked = await requestOf(request);
    const number = this.requests.push(asked) - 1;
    const { status = 200, body } = await this.script(asked, number);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }
}

/** What such a server answers for these words, one in each half second. */
export function verbose(text: string, language = 'english'): TranscriptionReply {
  const words = text.split(' ').map((word, at) => ({ word, start: at / 2, end: at / 2 + 0.4 }));
  const end = words.length / 2;
  return {
    body: { task: 'transcribe', language, duration: end, text, segments: [{ id: 0, start: 0, end, text }], words },
  };
}
