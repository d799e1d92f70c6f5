import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { type ConnectRequest } from '../../Endpoint.js';
import { type Admission, type Admitted } from '../Admission.js';
import { type UpgradeGate } from './guardUpgrades.js';
import { readHandshake } from './handshake.js';
import { runWebsocket } from './runWebsocket.js';

const OTHER_METHODS = ['DELETE', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];

const badRequest = async (_request: FastifyRequest, reply: FastifyReply) => reply.code(400).send();

/** Holds the place of somebody whose connection may break before the websocket is open. */
async function admitWhileConnected<C>(
  { raw, ip }: FastifyRequest,
  admission: Admission<C>,
  proof: Pick<ConnectRequest, 'token' | 'authToken'>,
): Promise<Admitted<C>> {
  let isGone = raw.socket.destroyed;
  let leave = (): void => undefined;
  raw.socket.once('close', () => {
    isGone = true;
    leave();
  });
  const admitted = await admission.admit({ ...proof, address: ip });
  ({ leave } = admitted);
  if (isGone) leave();
  return admitted;
}

/** Serves `{path}/websocket`. Whoever is not let in gets plain HTTP before the upgrade. */
export function serveWebsocket<C>(app: FastifyInstance, admission: Admission<C>, gate: UpgradeGate): void {
  const url = `${admission.endpoint.path}/websocket`;
  const arriving = new WeakMap<FastifyRequest, Admitted<C>>();

  const check = async (request: FastifyRequest, reply: FastifyReply) => {
    const handshake = readHandshake(request, admission.endpoint);
    if ('refusedWith' in handshake) {
      const { refusedWith: status, reason } = handshake;
      admission.log.info({ transport: 'websocket', reason, status }, 'a connection was refused');
      return reply.code(status).send();
    }
    try {
      arriving.set(request, await admitWhileConnected(request, admission, handshake));
    } catch (error) {
      const { status, body } = admission.refuse(error, 'websocket');
      return reply.code(status).send(body);
    }
    // The websocket takes the connection over; the response that stood for it would stay in memory as long.
    reply.raw.detachSocket(request.raw.socket);
    return undefined;
  };

  app.route({
    method: 'GET',
    url,
    schema: { hide: true },
    exposeHeadRoute: false,
    onRequest: check,
    handler: badRequest,
    wsHandler: (websocket, request) => {
      gate.opened(request.raw);
      const admitted = arriving.get(request);
      if (admitted === undefined) return websocket.terminate();
      admission.log.info({ requestId: request.id, transport: 'websocket', status: 101 }, 'connected');
      // The plugin's own listener holds request and response.
      websocket.removeAllListeners('error');
      return runWebsocket(websocket, admission, admitted);
    },
  });
  app.route({ method: OTHER_METHODS, url, schema: { hide: true }, onRequest: badRequest, handler: badRequest });
}
