import Fastify from 'fastify';

import { inProcessBus } from '../../../platform/bus/Bus.js';
import { mountRealtime } from '../mountRealtime.js';
import { serveControl } from './control.js';
import { conformanceEndpoint } from './conformanceEndpoint.js';
import { NotificationShelf } from './NotificationShelf.js';

/** The server that the conformance suite runs against: the product's channel code, with channels and tokens for tests. */
const bus = inProcessBus();
const shelf = new NotificationShelf(bus);
const app = Fastify({ logger: process.env['HARTA_LOG'] === '1' });
const hub = await mountRealtime(app, conformanceEndpoint(bus, shelf));
serveControl(app, hub, shelf);

const port = Number(process.env['PORT'] ?? 4400);
await app.listen({ host: '127.0.0.1', port });
console.info(`Conformance server at http://127.0.0.1:${port}/users-socket`);
const stop = () => void app.close().then(() => process.exit(0));
process.on('SIGINT', stop).on('SIGTERM', stop);
