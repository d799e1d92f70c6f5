import { type FastifyInstance } from 'fastify';

import { mountRealtime } from '../realtime/mountRealtime.js';
import { type Endpoint } from '../realtime/Endpoint.js';
import { useAccessLog } from './accessLog.js';
import { bareServer, type ReachOptions } from './bareServer.js';
import { serveHealth } from './health.js';
import { useHostCheck } from './hostCheck.js';
import { refuseUnknownPath, useProblems } from './problems.js';
import { useRequestId } from './requestId.js';
import { useStrictTransport } from './securityHeaders.js';

export interface SocketsServerOptions<C> extends ReachOptions {
  readonly endpoint: Endpoint<C>;
}

/** A server that holds sockets and nothing else. */
export async function buildSocketsServer<C>(options: SocketsServerOptions<C>): Promise<FastifyInstance> {
  const { endpoint, hosts } = options;
  const app = bareServer(options);
  useRequestId(app);
  if (options.isBehindTls === true) useStrictTransport(app);
  if (hosts !== undefined) useHostCheck(app, hosts);
  useAccessLog(app);
  useProblems(app);
  await mountRealtime(app, endpoint);
  serveHealth(app, { isAvailable: () => true });
  app.setNotFoundHandler(refuseUnknownPath);
  return app;
}
