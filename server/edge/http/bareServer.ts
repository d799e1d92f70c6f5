import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';

import { SMALL_BODY } from '../../contract/operation.js';
import { endConnections } from './endConnections.js';
import { endSlowBodies } from './endSlowBodies.js';
import { type AnsweredHosts } from './hostCheck.js';
import { limitConnections } from './limitConnections.js';
import { noteOwedAnswers } from './owedAnswers.js';
import { type ClientTimeouts, USUAL_TIMEOUTS } from './clientTimeouts.js';
import { problemOf } from './problemOf.js';
import { sendProblem } from './problems.js';
import { requestIdOf } from './requestId.js';
import { forwardedBy, isProxyAmong } from './trustedProxies.js';

/** How a server is reached, and how much its clients may take of it. */
export interface ReachOptions {
  /** The names that it answers under; undefined where the installation is reached by any. */
  readonly hosts?: AnsweredHosts;
  /** Whether people reach it by https alone, at a TLS proxy. */
  readonly isBehindTls?: boolean;
  /** Addresses and networks whose word on a caller's address is taken. */
  readonly trustedProxies?: readonly string[];
  /** Most connections of one address, without sockets; unlimited if absent. */
  readonly connectionsPerAddress?: number;
  readonly timeouts?: Partial<ClientTimeouts>;
  readonly logger?: FastifyServerOptions['logger'];
}

const fastifyOf = ({ logger = false, trustedProxies }: ReachOptions, timeouts: ClientTimeouts): FastifyInstance =>
  Fastify({
    logger,
    trustProxy: forwardedBy(trustedProxies),
    // The access log has its own form.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    bodyLimit: SMALL_BODY,
    routerOptions: { maxParamLength: 512 },
    frameworkErrors: (error, request, reply) => void sendProblem(request, reply, problemOf(error)),
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.silence,
    http: { headersTimeout: timeouts.head, connectionsCheckingInterval: timeouts.look },
    // A start on a machine that has other work is slow, not broken.
    pluginTimeout: 0,
  });

/** A server without routes that no client holds up: neither its working nor its end. */
export function bareServer(options: ReachOptions): FastifyInstance {
  const timeouts = { ...USUAL_TIMEOUTS, ...options.timeouts };
  const app = fastifyOf(options, timeouts);
  const { connectionsPerAddress, trustedProxies } = options;
  if (connectionsPerAddress !== undefined) limitConnections(app, connectionsPerAddress, isProxyAmong(trustedProxies));
  endConnections(app, noteOwedAnswers(app));
  endSlowBodies(app, timeouts);
  return app;
}
