import { EventEmitter } from 'node:events';
import { type IncomingMessage, type Server } from 'node:http';
import { type Duplex } from 'node:stream';

import { type FastifyInstance } from 'fastify';

import { run, warn } from '../../../../platform/faults/guarded.js';
import { after } from '../../../../platform/faults/timers.js';

/** How long a connection may stand between asking for a websocket and having one. */
const OPEN_WITHIN_MS = 10_000;

const pathOf = (url = '') => url.split('?', 1)[0];

const refusal = (status: string) => `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;

/** Says it, then lets go of the connection, whether or not the client reads. */
function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(refusal(status), () => socket.destroy());
}

/** The one way to a websocket. */
export interface UpgradeGate {
  /** Hears of the upgrades that are let through; stands for the server. */
  readonly server: Server;
  /** The websocket is open: its connection is its own from here. */
  opened(request: IncomingMessage): void;
}

/**
 * Sees to it that no connection that asked for a websocket outlives a refusal: neither Node nor Fastify lets go of one by
 * itself, whoever refuses it (a hook that runs before the websocket's own, a server that is closing, nobody at all).
 * @param path where websockets are; anywhere else the connection ends with 400
 */
export function guardUpgrades(app: FastifyInstance, path: string): UpgradeGate {
  const asking = new WeakMap<IncomingMessage, NodeJS.Timeout>();
  const passed = new EventEmitter();
  let isClosing = false;
  const admit = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (isClosing) return refuse(socket, '503 Service Unavailable');
    if (pathOf(request.url) !== path) return refuse(socket, '400 Bad Request');
    const late = after(OPEN_WITHIN_MS, 'A connection could not be ended', () => socket.destroy()).unref();
    asking.set(request, late);
    socket.once('close', () => clearTimeout(late));
    passed.emit('upgrade', request, socket, head);
  };
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    run(
      'A websocket could not be opened',
      () => admit(request, socket, head),
      (error) => {
        warn('A websocket could not be opened', error);
        socket.destroy();
      },
    ),
  );
  // An answer to such a request is a refusal; one that comes to a websocket has none.
  app.addHook('onResponse', (request, _reply, done) => {
    if (asking.has(request.raw)) request.raw.socket.destroySoon();
    done();
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  // The websocket plugin listens to it for upgrades and asks nothing else of it.
  return { server: passed as Server, opened: (request) => clearTimeout(asking.get(request)) };
}
