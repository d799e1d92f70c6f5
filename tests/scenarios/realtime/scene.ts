import { type Socket, type SocketConnectOption } from 'phoenix';
import { afterAll, beforeAll } from 'vitest';

import { ConformanceServer } from '../../conformance/realtime/ConformanceServer.js';
import { someone } from '../../conformance/realtime/names.js';
import { KillableProxy } from './killableProxy.js';
import { officialSocket } from './officialClient.js';

/** Sockets that are disconnected after the scenarios of a file. */
export function officialSockets(): (origin: string, options: Partial<SocketConnectOption>) => Socket {
  const opened: Socket[] = [];
  afterAll(() => {
    for (const socket of opened) socket.disconnect();
  });
  return (origin, options) => {
    const socket = officialSocket(origin, options);
    opened.push(socket);
    return socket;
  };
}

/** A user's official client, the line that it goes over, and the user. */
interface Visit {
  readonly user: string;
  readonly socket: Socket;
  readonly proxy: KillableProxy;
}

interface Scene {
  readonly server: ConformanceServer;
  /** Connects as somebody new through a proxy of its own. */
  visit(options?: Partial<SocketConnectOption>): Promise<Visit>;
  notify(user: string, json: string): Promise<string>;
}

let shared: Scene | undefined;

/** The channel server of this test file, started before its first scenario and ended after its last. */
export const scene = (): Scene => (shared ??= startForThisFile());

function startForThisFile(): Scene {
  let server: ConformanceServer | undefined;
  const proxies: KillableProxy[] = [];
  const open = officialSockets();
  const running = () => {
    if (server === undefined) throw new Error('the server is not running yet');
    return server;
  };
  beforeAll(async () => {
    server = await ConformanceServer.start();
  });
  afterAll(async () => {
    await Promise.all(proxies.map((proxy) => proxy.stop()));
    await server?.stop();
  });
  return {
    get server() {
      return running();
    },
    async visit(options = {}) {
      const proxy = await KillableProxy.start(running().origin);
      proxies.push(proxy);
      const user = someone();
      const socket = open(proxy.origin, { params: { token: `tok-${user}` }, ...options });
      return { user, socket, proxy };
    },
    notify: (user, json) => running().control('notify', { user, json }),
  };
}

/** Waits. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
