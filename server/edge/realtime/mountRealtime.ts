import websocket from '@fastify/websocket';
import { type FastifyInstance } from 'fastify';

import { SUBPROTOCOL } from './transports/websocket/handshake.js';
import { guardUpgrades } from './transports/websocket/guardUpgrades.js';
import { serveWebsocket } from './transports/websocket/serveWebsocket.js';
import { serveLongPoll } from './transports/longPoll/serveLongPoll.js';
import { Admission } from './transports/Admission.js';
import { type Endpoint } from './Endpoint.js';
import { type Hub } from './protocol/Hub.js';

/** Larger frames end their socket. */
const LARGEST_FRAME = 65_536;
/** How long a client may take to answer a close. */
const CLOSE_WITHIN_MS = 2_000;

const WEBSOCKET_OPTIONS = {
  perMessageDeflate: false,
  maxPayload: LARGEST_FRAME,
  clientTracking: false,
  closeTimeout: CLOSE_WITHIN_MS,
  handleProtocols: (offered: ReadonlySet<string>) => (offered.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
};

/**
 * Serves an endpoint by websocket and long poll. To be called on the root before other routes: an upgrade is for the
 * endpoint alone and refused everywhere else. When the server closes, every client is told to come back.
 * @returns the hub of its sockets
 */
export async function mountRealtime<C>(app: FastifyInstance, endpoint: Endpoint<C>): Promise<Hub> {
  const admission = new Admission(endpoint, app.log);
  const gate = guardUpgrades(app, `${endpoint.path}/websocket`);
  await app.register(websocket, {
    options: { ...WEBSOCKET_OPTIONS, server: gate.server },
    preClose: (done) => void admission.hub.drain('restarting').then(() => done()),
  });
  const unlisten = endpoint.onGap?.(() => void admission.hub.drain('messages may be missing'));
  app.addHook('onClose', async () => unlisten?.());
  serveWebsocket(app, admission, gate);
  await app.register((scope) => serveLongPoll(scope, admission));
  return admission.hub;
}
