import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';

import { mountRealtime } from '../realtime/mountRealtime.js';
import { type Endpoint } from '../realtime/Endpoint.js';
import { useAccessLog } from './accessLog.js';
import { endConnections } from './endConnections.js';
import { type AnsweredHosts, useHostCheck } from './hostCheck.js';
import { refuseUnknownPath, useProblems } from './problems.js';
import { requestIdOf, useRequestId } from './requestId.js';
import { useStrictTransport } from './strictTransport.js';
import { forwardedBy } from './trustedProxies.js';

export interface SocketsServerOptions<C> {
  readonly endpoint: Endpoint<C>;
  /** The names that it answers under; undefined where it is reached by any. */
  readonly hosts?: AnsweredHosts;
  /** Whether people reach it by https alone, at a TLS proxy. */
  readonly isBehindTls?: boolean;
  /** Addresses and networks whose word on a caller's address is taken. */
  readonly trustedProxies?: readonly string[];
  readonly logger?: FastifyServerOptions['logger'];
}

/** A server that holds sockets and nothing else. */
export async function buildSocketsServer<C>(options: SocketsServerOptions<C>): Promise<FastifyInstance> {
  const { endpoint, hosts, logger = false } = options;
  const app = Fastify({
    logger,
    trustProxy: forwardedBy(options.trustedProxies),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
  });
  endConnections(app);
  useRequestId(app);
  if (options.isBehindTls === true) useStrictTransport(app);
  if (hosts !== undefined) useHostCheck(app, hosts);
  useAccessLog(app);
  useProblems(app);
  await mountRealtime(app, endpoint);
  app.get('/healthz', (_request, reply) => reply.header('content-type', 'application/json').send('{"ok":true}'));
  app.setNotFoundHandler(refuseUnknownPath);
  return app;
}
