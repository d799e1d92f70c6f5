import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';

import { mountRealtime } from '../realtime/mountRealtime.js';
import { type Endpoint } from '../realtime/Endpoint.js';
import { useAccessLog } from './accessLog.js';
import { useHostCheck } from './hostCheck.js';
import { refuseUnknownPath, useProblems } from './problems.js';
import { requestIdOf, useRequestId } from './requestId.js';

export interface SocketsServerOptions<C> {
  readonly endpoint: Endpoint<C>;
  /** Answer under loopback names only, and under these hosts; undefined where it is reached by any name. */
  readonly localHosts?: readonly string[];
  readonly logger?: FastifyServerOptions['logger'];
}

/** A server that holds sockets and nothing else. */
export async function buildSocketsServer<C>(options: SocketsServerOptions<C>): Promise<FastifyInstance> {
  const { endpoint, localHosts, logger = false } = options;
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
  });
  useRequestId(app);
  if (localHosts !== undefined) useHostCheck(app, localHosts);
  useAccessLog(app);
  useProblems(app);
  await mountRealtime(app, endpoint);
  app.get('/healthz', (_request, reply) => reply.header('content-type', 'application/json').send('{"ok":true}'));
  app.setNotFoundHandler(refuseUnknownPath);
  return app;
}
