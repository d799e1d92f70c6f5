import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

import { type FastifyInstance, type FastifyRequest } from 'fastify';

import { type OwnerId } from '../../contract/ids.js';
import { queryOf } from '../connecting/query.js';
import { type Payload } from '../protocol/Frame.js';
import { type Hub } from '../protocol/Hub.js';
import { socketId } from '../socketId.js';
import { type NotificationShelf } from './NotificationShelf.js';

const NANOSECONDS_IN_MS = 1e6;
const SETTLE_MS = 20;

/** What the control is asked: parameters that are missing are empty. */
const asked = (request: FastifyRequest) => {
  const query = queryOf(request);
  return (name: string) => query.get(name) ?? '';
};

/**
 * How the process stands; the longest hold of the event loop is since the last time that somebody asked. Garbage is
 * collected first for who asks for memory.
 */
function stats(hub: Hub) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  return async (collects: boolean) => {
    const longestHoldMs = delay.max / NANOSECONDS_IN_MS;
    if (collects) globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    // What collecting held up is not counted against what comes next.
    await pause(SETTLE_MS);
    delay.reset();
    return { sockets: hub.size, rss, heapUsed, longestHoldMs };
  };
}

/** `/control/*`: what the conformance suite and the benches act by. */
export function serveControl(app: FastifyInstance, hub: Hub, shelf: NotificationShelf): void {
  const standing = stats(hub);
  app.get('/control/notify', async (request) => {
    const query = asked(request);
    shelf.write(query('user') as OwnerId, query('json'));
    return { ok: true };
  });
  app.get('/control/disconnect', async (request) => {
    hub.disconnect(socketId(asked(request)('user') as OwnerId));
    return { ok: true };
  });
  app.get('/control/broadcast', async (request) => {
    const query = asked(request);
    hub.broadcast(query('topic'), query('event'), JSON.parse(query('json') || '{}') as Payload);
    return { ok: true };
  });
  app.get('/control/drain', async () => {
    await hub.drain('restarting');
    return { ok: true };
  });
  app.get('/control/stats', async (request) => standing(asked(request)('gc') === '1'));
}
