import { once } from 'node:events';
import { type IncomingMessage } from 'node:http';

import { type Connection, guardedLookup, refuseForbidden } from './connection.js';

/** Longest file, in bytes. */
export const MOST_BYTES = 4 * 1024 * 1024;
const MOST_REDIRECTS = 3;
/** For all of it, redirects included, in milliseconds. */
const TIME_LIMIT = 8000;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

async function ask(url: URL, connection: Connection, signal: AbortSignal): Promise<IncomingMessage> {
  refuseForbidden(url, connection);
  const request = connection.request({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port || 443,
    path: `${url.pathname}${url.search}`,
    headers: { host: url.host, accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Harta' },
    agent: false,
    lookup: guardedLookup(connection),
    signal,
  });
  // Also once the answer has begun: `once` listens no longer then, and who reads the answer hears of it there.
  request.on('error', () => undefined);
  request.end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

async function bytesOf(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MOST_BYTES) throw new Error('the picture is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * The file at an address; every redirect is checked as the address itself was.
 * @throws ForbiddenAddress, and Error when nothing of use comes in time
 */
export async function fetchBytes(address: string, connection: Connection, timeLimit = TIME_LIMIT): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeLimit);
  let url = new URL(address);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await ask(url, connection, signal);
    if (response.statusCode === 200) return bytesOf(response);
    response.destroy();
    const { location } = response.headers;
    if (!REDIRECTS.has(response.statusCode ?? 0) || location === undefined)
      throw new Error(`the picture was answered with ${response.statusCode}`);
    url = new URL(location, url);
  }
  throw new Error('the picture was moved too often');
}
