import { type FastifyInstance, type InjectOptions } from 'fastify';

import { innerCallHeaders } from '../http/innerCalls.js';

/** What the mesh asks of whatever carries its REST calls (`graphql/mesh/fetch.js`). */
export type Transport = (
  url: string,
  init: { method?: string; headers?: Record<string, string>; body?: string; signal?: AbortSignal },
) => Promise<{ status: number; statusText?: string; headers: Headers; text(): Promise<string> }>;

const NO_HEADERS = new Headers();
const pathOf = (url: string) => url.slice(url.indexOf('/', 'https://'.length));

/** Calls the routes of the same process: no socket, no second log. A call that takes too long is left to end by itself. */
export function transportTo(app: FastifyInstance): Transport {
  return async (url, { method = 'GET', headers, body }) => {
    const { statusCode, statusMessage, payload } = await app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: pathOf(url),
      headers: { ...headers, ...innerCallHeaders },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: statusCode, statusText: statusMessage, headers: NO_HEADERS, text: async () => payload };
  };
}
