import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

import { type FastifyInstance, type FastifyRequest, type HTTPMethods } from 'fastify';

import { type OwnerId } from '../../../contract/ids.js';
import { queryOf } from '../connecting/query.js';
import { type Payload } from '../protocol/Frame.js';
import { type Hub } from '../protocol/Hub.js';
import { socketId } from '../topics/Visitor.js';
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

const payloadIn = (json: string) => JSON.parse(json || '{}') as Payload;

/** Acting is a POST; a GET does the same, for hands and browsers. */
const ACTING: HTTPMethods[] = ['GET', 'POST'];
/** The event of `broadcast_from`, as Phoenix's test server names it. Who asks here is on no topic, so all hear it. */
const FROM_EVENT = 'bc';

/** `/control/*`: what the conformance suite and the benches act by. */
export function serveControl(app: FastifyInstance, hub: Hub, shelf: NotificationShelf): void {
  const standing = stats(hub);
  const act = (name: string, handler: (query: (name: string) => string) => Promise<void> | void) =>
    app.route({
      method: ACTING,
      url: `/control/${name}`,
      handler: async (request) => {
        await handler(asked(request));
        return { ok: true };
      },
    });
  act('notify', (query) => shelf.write(query('user') as OwnerId, query('json')));
  act('disconnect', (query) => hub.disconnect(socketId(query('user') as OwnerId)));
  act('broadcast', (query) => hub.broadcast(query('topic'), query('event'), payloadIn(query('json'))));
  act('broadcast_from', (query) =>
    hub.broadcast(query('topic'), query('event') || FROM_EVENT, payloadIn(query('json'))),
  );
  act('drain', () => hub.drain('restarting'));
  app.get('/control/stats', async (request) => standing(asked(request)('gc') === '1'));
}
