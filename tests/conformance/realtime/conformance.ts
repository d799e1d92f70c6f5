import { afterAll, beforeAll } from 'vitest';

import { ConformanceServer } from './ConformanceServer.js';
import { type HttpAnswer, httpCall, upgradeHeaders } from './httpCall.js';
import { someone } from './names.js';
import { PollSession } from './PollSession.js';
import { type WireOptions, WireSocket } from './WireSocket.js';

/** Whether the suite runs against a server of its own; a real Phoenix differs in what the note's section 4 lists. */
export const isOwnServer = process.env['HARTA_CONFORMANCE_URL'] === undefined;

/** The server under test with the ways to reach it. */
interface Conformance {
  readonly server: ConformanceServer;
  /** Opens a websocket as a user; without one as somebody new. */
  connect(user?: string, options?: WireOptions): Promise<WireSocket>;
  /** Asks for a websocket and says how that was answered. */
  handshake(query: string, headers?: Record<string, string>, method?: string): Promise<HttpAnswer>;
  pollUrl(query: string): string;
  /** Opens a long-poll session as a user. */
  session(user?: string): Promise<PollSession>;
}

let shared: Conformance | undefined;

/** Longer than any case is silent, however busy the machine; what is closed for silence has a file of its own. */
const USUAL_IDLE_MS = 60_000;

/**
 * The server of this test file, started before its first case and ended after its last.
 * @param idleMs after how long a silent socket is closed; the first caller of a file decides
 */
export const conformance = (idleMs = USUAL_IDLE_MS): Conformance => (shared ??= startForThisFile(idleMs));

function startForThisFile(idleMs: number): Conformance {
  let running: ConformanceServer | undefined;
  const sockets: WireSocket[] = [];
  const server = () => {
    if (running === undefined) throw new Error('the server is not running yet');
    return running;
  };
  beforeAll(async () => {
    running = await ConformanceServer.start({ HARTA_IDLE_MS: String(idleMs) });
  });
  afterAll(async () => {
    // Another file of the same worker has this module from the cache, and needs a server that runs.
    shared = undefined;
    for (const socket of sockets) socket.raw.terminate();
    await running?.stop();
  });
  const at = (transport: string, query: string) => `${server().origin}/users-socket/${transport}?${query}`;
  return {
    get server() {
      return server();
    },
    pollUrl: (query) => at('longpoll', query),
    async connect(user = someone(), options = {}) {
      const url = at('websocket', options.query ?? `token=tok-${user}&vsn=2.0.0`);
      const socket = await WireSocket.open(url.replace('http', 'ws'), options);
      sockets.push(socket);
      return socket;
    },
    handshake: (query, headers = {}, method = 'GET') =>
      httpCall(at('websocket', query), { method, headers: { ...upgradeHeaders, ...headers } }),
    session: (user = someone()) => PollSession.open(at('longpoll', `token=tok-${user}&vsn=2.0.0`)),
  };
}
