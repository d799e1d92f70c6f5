import { type FastifyRequest } from 'fastify';

import { headerOf, isSpoken, offeredProtocols, queryOf } from '../../connecting/query.js';
import { type ConnectRequest, type Endpoint } from '../../Endpoint.js';

/** The one subprotocol, offered by clients that bring an `authToken`. */
export const SUBPROTOCOL = 'phoenix';

/** What a request for a websocket comes to before anybody asks who sends it. */
export type Handshake =
  | Pick<ConnectRequest, 'token' | 'authToken'>
  | { readonly refusedWith: 400 | 403; readonly reason: string };

const refused = (refusedWith: 400 | 403, reason: string): Handshake => ({ refusedWith, reason });

/** Checks a request for a websocket in the order of the protocol: an upgrade, origin, subprotocols, version. */
export function readHandshake(
  request: FastifyRequest,
  endpoint: Pick<Endpoint<unknown>, 'isAllowedOrigin'>,
): Handshake {
  if (request.method !== 'GET' || !request.ws || headerOf(request, 'upgrade')?.toLowerCase() !== 'websocket')
    return refused(400, 'no upgrade to a websocket');
  const { origin, host } = request.headers;
  if (origin !== undefined && !endpoint.isAllowedOrigin(origin, host)) return refused(403, 'origin');
  const { authToken, others } = offeredProtocols(headerOf(request, 'sec-websocket-protocol'));
  if (others.length > 0 && !others.includes(SUBPROTOCOL)) return refused(403, 'subprotocol');
  const query = queryOf(request);
  if (!isSpoken(query.get('vsn'))) return refused(403, 'version');
  return { token: query.get('token') ?? undefined, authToken };
}
