import { type FastifyInstance } from 'fastify';

import { useAccessLog } from './accessLog.js';
import { bareServer, type ReachOptions } from './bareServer.js';
import { type Health, serveHealth } from './health.js';
import { refuseUnknownPath, useProblems } from './problems.js';
import { useRequestId } from './requestId.js';

/** What whoever runs a worker may ask of it; people are served by others. */
export function buildWorkerServer({ health, ...reach }: ReachOptions & { readonly health: Health }): FastifyInstance {
  const app = bareServer(reach);
  useRequestId(app);
  useAccessLog(app);
  useProblems(app);
  serveHealth(app, health);
  app.setNotFoundHandler(refuseUnknownPath);
  return app;
}
