import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';

import { type AppConfig } from '../contract/account.js';
import { mountGateway } from '../gateway/mountGateway.js';
import { type Endpoint } from '../realtime/Endpoint.js';
import { mountRealtime } from '../realtime/mountRealtime.js';
import { type Visitor } from '../realtime/topics/Visitor.js';
import { serveApi } from '../routes/apiRoutes.js';
import { type Services } from '../routes/services.js';
import { useAccessLog } from './accessLog.js';
import { type Authenticate } from './authentication.js';
import { BODY_LIMIT, useBodies } from './bodies.js';
import { useHostCheck } from './hostCheck.js';
import { serveInstallation } from './installation.js';
import { registerOpenApi } from './openapi.js';
import { servePages } from './pages.js';
import { refuseUnknownPath, sendProblem, useProblems } from './problems.js';
import { problemOf } from './problemOf.js';
import { useRateLimit } from './rateLimit.js';
import { requestIdOf, useRequestId } from './requestId.js';
import { useSecurityHeaders } from './securityHeaders.js';
import { useValidation } from './validation.js';

export interface ServerOptions {
  readonly config: AppConfig;
  readonly authenticate: Authenticate;
  /** Whether operations that the pages were not built with run as well, and the explorer is served. */
  readonly gateway: 'closed' | 'open';
  /** The sockets of people's windows; without it none are served. */
  readonly realtime?: Endpoint<Visitor>;
  /** Folder of the built pages; without it none are served. */
  readonly pagesFolder?: string;
  /** Answer under loopback names only, and under these hosts; undefined where the installation is reached by any name. */
  readonly localHosts?: readonly string[];
  readonly requestsPerMinute?: number;
  readonly logger?: FastifyServerOptions['logger'];
}

/** Far above what any page asks: a person who drags a hundred nodes a minute stays below it. */
const REQUESTS_PER_MINUTE = 1800;

const bareServer = (logger: FastifyServerOptions['logger']): FastifyInstance =>
  Fastify({
    logger: logger ?? false,
    // The access log has its own form.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 512 },
    frameworkErrors: (error, request, reply) => void sendProblem(request, reply, problemOf(error)),
    // Long enough for a large import to be sent over a slow line.
    requestTimeout: 300_000,
  });

/**
 * The whole web server: the REST routes, the gateway over them, the pages. What more a kind of installation needs (the
 * local sign-in service) is registered on it before it listens.
 */
export async function buildServer(services: Services, options: ServerOptions): Promise<FastifyInstance> {
  const { config, authenticate, gateway, pagesFolder, localHosts } = options;
  const requestsPerMinute = options.requestsPerMinute ?? REQUESTS_PER_MINUTE;
  const app = bareServer(options.logger);
  useRequestId(app);
  useSecurityHeaders(app, config);
  if (localHosts !== undefined) useHostCheck(app, localHosts);
  useAccessLog(app);
  useBodies(app);
  useProblems(app);
  useValidation(app);
  app.setSerializerCompiler(() => JSON.stringify);
  await registerOpenApi(app);
  if (options.realtime !== undefined) await mountRealtime(app, options.realtime);
  serveInstallation(app, config);
  await app.register((api) => serveApi(api, { services, authenticate, requestsPerMinute }));
  await app.register(async (graphql) => {
    await useRateLimit(graphql, requestsPerMinute);
    await mountGateway(graphql, { mode: gateway });
  });
  if (pagesFolder === undefined) app.setNotFoundHandler(refuseUnknownPath);
  else await servePages(app, pagesFolder);
  return app;
}
