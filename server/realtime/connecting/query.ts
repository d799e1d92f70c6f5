import { type FastifyRequest } from 'fastify';

/** The parameters of a request's address, each with all of its values: the client may send `token` twice. */
export function queryOf({ raw }: FastifyRequest): URLSearchParams {
  const url = raw.url ?? '';
  const at = url.indexOf('?');
  return new URLSearchParams(at === -1 ? '' : url.slice(at + 1));
}

/** A header that was sent once, or several times joined. */
export function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}
