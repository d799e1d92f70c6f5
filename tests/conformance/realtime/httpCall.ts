import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

/** What came back: for a switched protocol the status is 101 and the body empty. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface HttpCall {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Uint8Array;
  readonly signal?: AbortSignal;
}

/** One request on a connection of its own, so that any header can be sent, also those that `fetch` forbids. */
export function httpCall(url: string, { method = 'GET', headers = {}, body, signal }: HttpCall = {}) {
  return new Promise<HttpAnswer>((resolve, reject) => {
    const outgoing = request(url, { method, headers, agent: false, ...(signal && { signal }) });
    outgoing.on('error', reject);
    outgoing.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: '' });
    });
    outgoing.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    outgoing.end(body);
  });
}

/** The headers by which a browser asks for a websocket. */
export const upgradeHeaders = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
} as const;
