import { type FastifyInstance } from 'fastify';

import { type AppConfig } from '../../contract/account.js';
import { makeFrameAncestors } from '../../people/identity/views/frames.js';
import { lateGateway, mountGateway } from '../gateway/mountGateway.js';
import { type SharedRates } from '../../platform/limits/RateCounter.js';
import { type AnyLazyService, LazyService } from '../../platform/late/LazyService.js';
import { loadAfterListening } from '../../platform/late/loadAfterListening.js';
import { type Endpoint } from '../realtime/Endpoint.js';
import { mountMcp } from '../mcp/mountMcp.js';
import { mountRealtime } from '../realtime/mountRealtime.js';
import { type Visitor } from '../realtime/topics/Visitor.js';
import { serveWebhook } from '../../people/payments/serveWebhook.js';
import { serveApi } from '../routes/apiRoutes.js';
import { type Services } from '../routes/services.js';
import { useAccessLog } from './accessLog.js';
import { serveApiDocs } from './apiDocs.js';
import { type Authenticate } from './authentication.js';
import { bareServer, type ReachOptions } from './bareServer.js';
import { useBodies } from './bodies.js';
import { type Health, serveHealth } from './health.js';
import { useHostCheck } from './hostCheck.js';
import { registerOpenApi } from './openapi.js';
import { servePages } from './pages.js';
import { useProblems } from './problems.js';
import { type PerMinute, useRateLimits, USUAL_RATES } from './rateLimits.js';
import { useRequestId } from './requestId.js';
import { useSecurityHeaders, useStrictTransport } from './securityHeaders.js';
import { refuseUnknown } from './unknownPaths.js';
import { serveViewPage } from './viewPage.js';
import { useValidation } from './validation.js';

/** What the browser must know of this installation. */
function serveConfig(app: FastifyInstance, config: AppConfig): void {
  const text = JSON.stringify(config);
  app.get('/config.json', { schema: { hide: true } }, (_request, reply) =>
    reply.header('content-type', 'application/json').header('cache-control', 'no-store').send(text),
  );
}

/** What a server is built with besides its services. */
export interface ServerOptions extends ReachOptions {
  readonly config: AppConfig;
  readonly authenticate: Authenticate;
  /** Whether operations that the pages were not built with run as well, and the explorer is served. */
  readonly gateway: 'closed' | 'open';
  /** The sockets of people's windows; without it none are served. */
  readonly realtime?: Endpoint<Visitor>;
  /** Folder of the built pages; without it none are served. */
  readonly pagesFolder?: string;
  readonly perMinute?: Partial<PerMinute>;
  /** Where calls of all processes are counted; without it those of this one are. */
  readonly rates?: SharedRates;
  /** Whether the store can be read and written now; by default always. */
  readonly isAvailable?: () => boolean;
  /** Why it cannot, and whether the process is ending. */
  readonly health?: Omit<Health, 'isAvailable'>;
  /** Parts of the services that are loaded once it listens. */
  readonly late?: readonly AnyLazyService[];
  /** Whether late parts are loaded as soon as it listens (if nothing is said), or by the first who needs one. */
  readonly loadsAhead?: boolean;
  /** Watches the server from the outside of all its parts: called before any of them is added. */
  readonly watch?: (app: FastifyInstance) => void;
}

/**
 * The whole web server: the REST routes, the gateway over them, the pages. What more a kind of installation needs (the
 * local sign-in service) is registered on it before it listens.
 */
export async function buildServer(services: Services, options: ServerOptions): Promise<FastifyInstance> {
  const { config, authenticate, gateway, pagesFolder, hosts } = options;
  const app = bareServer(options);
  options.watch?.(app);
  useRequestId(app);
  useSecurityHeaders(app, config);
  if (options.isBehindTls === true) useStrictTransport(app);
  if (hosts !== undefined) useHostCheck(app, hosts);
  useAccessLog(app);
  const refuse = refuseUnknown(app);
  useBodies(app);
  useProblems(app);
  const compileChecks = useValidation(app);
  app.setSerializerCompiler(() => JSON.stringify);
  await registerOpenApi(app);
  if (options.realtime !== undefined) await mountRealtime(app, options.realtime);
  serveConfig(app, config);
  serveHealth(app, { ...options.health, isAvailable: options.isAvailable ?? (() => true) });
  serveApiDocs(app);
  serveWebhook(app, services.payments);
  const limits = useRateLimits(app, { ...USUAL_RATES, ...options.perMinute }, options.rates);
  await app.register((api) => serveApi(api, { services, authenticate, limits }));
  const mesh = { mode: gateway, callers: { authenticate, limits } };
  const lateMesh = lateGateway(app, mesh);
  await app.register((graphql) => mountGateway(graphql, mesh, lateMesh));
  await app.register((mcp) =>
    mountMcp(mcp, {
      ...{ authenticate, limits, version: config.version, isBehindTls: options.isBehindTls === true },
      defaultProject: (owner) => services.store.ensureDefaultProject(owner),
    }),
  );
  const checks = new LazyService('The checks of requests', compileChecks);
  if (options.loadsAhead ?? true) loadAfterListening(app, [checks, ...(options.late ?? []), lateMesh]);
  if (pagesFolder === undefined) app.setNotFoundHandler(refuse);
  else {
    await servePages(app, pagesFolder, refuse);
    const { stands = async () => true, now = Date.now } = services.identity ?? {};
    serveViewPage(app, { config, limits, ancestors: makeFrameAncestors({ views: services.viewTokens, stands, now }) });
  }
  return app;
}
