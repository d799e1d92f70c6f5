import Fastify from 'fastify';

import { readPort } from '../../platform/config/address.js';
import { useAccessLog } from '../http/accessLog.js';
import { useBodies } from '../http/bodies.js';
import { useHostCheck } from '../http/hostCheck.js';
import { useProblems } from '../http/problems.js';
import { requestIdOf, useRequestId } from '../http/requestId.js';
import { listen } from '../../listen.js';
import { loadAfterListening } from '../../platform/late/loadAfterListening.js';
import { lateGateway, mountGateway } from './mountGateway.js';
import { type Transport } from './transport.js';

const HOST = '127.0.0.1';
const USUAL_PORT = '4200';

/** Runs the gateway alone, open and with its explorer, against the REST backend at an address: `npm run mesh`. */
async function startGateway(backend: string, port: number): Promise<string> {
  // The built mesh reads the address of its calls from here.
  process.env['API_URL'] = backend.replace(/\/*$/, '/');
  const transport: Transport = (url, init) => fetch(url, init);
  const app = Fastify({ genReqId: requestIdOf, logger: { level: 'warn' } });
  useRequestId(app);
  useHostCheck(app, { loopback: true, named: [] });
  useAccessLog(app);
  // Whoever reaches it is on this machine; the backend asks who they are.
  useBodies(app, () => true);
  useProblems(app);
  const options = { mode: 'open', transport } as const;
  const late = lateGateway(app, options);
  await mountGateway(app, options, late);
  loadAfterListening(app, [late]);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
  return listen(app, { host: HOST, port, origins: [`http://${HOST}:${port}`] });
}

const { HARTA_API_URL: backend = 'http://127.0.0.1:4300/', HARTA_GATEWAY_PORT, PORT } = process.env;
try {
  const address = await startGateway(backend, readPort(HARTA_GATEWAY_PORT ?? PORT ?? USUAL_PORT));
  console.info(`The gateway and its explorer are at ${address}/graphql, over ${backend}`);
  console.info('Calls need a header: {"authorization": "Bearer <identity token>"}');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
