import { type FastifyRequest } from 'fastify';

const PREFIX = 'base64url.bearer.phx.';

/** What a `Sec-WebSocket-Protocol` header says: the client's `authToken`, and which subprotocols it offers besides. */
interface OfferedProtocols {
  readonly authToken: string | undefined;
  readonly others: readonly string[];
}

/** Reads the header; the token is base64 in the standard alphabet without padding, despite the name of its prefix. */
export function offeredProtocols(header: string | undefined): OfferedProtocols {
  const offered = (header ?? '').split(',').map((each) => each.trim());
  const bearer = offered.find((each) => each.startsWith(PREFIX));
  return {
    authToken: bearer === undefined ? undefined : Buffer.from(bearer.slice(PREFIX.length), 'base64').toString('latin1'),
    others: offered.filter((each) => each !== '' && !each.startsWith(PREFIX)),
  };
}

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
