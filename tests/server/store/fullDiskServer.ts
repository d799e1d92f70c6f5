import { createInterface } from 'node:readline';

import Fastify from 'fastify';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { inProcessBus } from '../../../server/platform/bus/Bus.js';
import { liveEvents } from '../../../server/platform/bus/liveEvents.js';
import { type OwnerId } from '../../../server/contract/ids.js';
import { openTestStore } from '../engineUnderTest.js';
import { mountGateway } from '../../../server/edge/gateway/mountGateway.js';
import { registerOpenApi } from '../../../server/edge/http/openapi.js';
import { useRateLimits } from '../../../server/edge/http/rateLimits.js';
import { useProblems } from '../../../server/edge/http/problems.js';
import { useValidation } from '../../../server/edge/http/validation.js';
import { openServices } from '../../../server/openServices.js';
import { serveApi } from '../../../server/edge/routes/apiRoutes.js';

/** A call of `fullDisk.test.ts`: who, method, address and body. */
type Call = [who: string, method: 'GET' | 'POST', url: string, body?: object];

/** The routes over the real store in a process of its own, from which a test takes the disk: a line is a call, a line its answer. */
const dataDir = process.argv[2] ?? '';
const opened = await openTestStore({ dataDir, readers: 0 });
const engine = new OfflineEngine(opened.store);
const services = await openServices({ dataDir, stored: opened, live: liveEvents(inProcessBus()), engine });
let who = '';
const authenticate = async () => ({
  ownerId: who as OwnerId,
  email: `${who}@example.org`,
  emailVerified: true,
  displayName: who,
  photoURL: '',
  authTime: 0,
  sessionId: null,
  grant: null,
});
const app = Fastify({ pluginTimeout: 0 });
useProblems(app);
useValidation(app);
app.setSerializerCompiler(() => JSON.stringify);
await registerOpenApi(app);
const limits = useRateLimits(app, { operations: 1e6, failures: 1e6, views: 1e6 });
await app.register((api) => serveApi(api, { services, authenticate, limits }));
await mountGateway(app, { mode: 'closed' });
await app.ready();
console.info('ready');
for await (const line of createInterface({ input: process.stdin })) {
  const [person, method, url, payload] = JSON.parse(line) as Call;
  who = person;
  const { statusCode, payload: text } = await app.inject({
    method,
    url,
    headers: { authorization: 'Bearer any' },
    ...(payload === undefined ? {} : { payload }),
  });
  console.info(JSON.stringify({ status: statusCode, text }));
}
await services.assistant.close();
await app.close();
await services.imports.close();
await services.jobs.close();
await opened.close();
