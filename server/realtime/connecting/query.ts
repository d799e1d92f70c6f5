import { type FastifyRequest } from 'fastify';

/** Whether the client speaks serializer V2: `vsn` is 2.0.x. Without one it means version 1, which we do not speak. */
export const isSpoken = (vsn: string | null): boolean => vsn !== null && /^2\.0\.(?:0|[1-9]\d*)$/.test(vsn);

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
