import { type FastifyInstance } from 'fastify';

import { type AppConfig } from '../contract/account.js';

/** What the browser must know of this installation, and whether it lives. */
export function serveInstallation(app: FastifyInstance, config: AppConfig): void {
  const text = JSON.stringify(config);
  app.get('/config.json', { schema: { hide: true } }, (_request, reply) =>
    reply.header('content-type', 'application/json').header('cache-control', 'no-store').send(text),
  );
  app.get('/healthz', { schema: { hide: true } }, (_request, reply) =>
    reply.header('content-type', 'application/json').header('cache-control', 'no-store').send('{"ok":true}'),
  );
}
