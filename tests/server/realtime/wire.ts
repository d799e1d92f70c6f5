import { WebSocket } from 'ws';

type Message = [
  joinRef: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: Record<string, unknown>,
];

/** A websocket of a test, with what came over it. */
export interface Wire {
  readonly websocket: WebSocket;
  /** Sends a message; the payload is an empty object without a word. */
  send(joinRef: string | null, ref: string, topic: string, event: string, payload?: object): void;
  /** The next message that fits, those before it being left out. @throws Error after fifteen seconds */
  next(fits: (message: Message) => boolean): Promise<Message>;
  join(topic: string, asked?: object): Promise<Message>;
  /** The code of its end. */
  closed(): Promise<number>;
}

const PATIENCE_MS = 15_000;

function wireOf(websocket: WebSocket): Wire {
  const came: Message[] = [];
  let wake = (): void => undefined;
  // One whose connection was refused or broke closes as well.
  const end = new Promise<number>((resolve) => websocket.once('close', resolve));
  websocket.on('message', (data) => {
    came.push(JSON.parse(String(data)) as Message);
    wake();
  });
  const send: Wire['send'] = (...[joinRef, ref, topic, event, payload = {}]) =>
    websocket.send(JSON.stringify([joinRef, ref, topic, event, payload]));
  const next: Wire['next'] = async (fits) => {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      for (let message = came.shift(); message !== undefined; message = came.shift()) if (fits(message)) return message;
      if (Date.now() > until) throw new Error('nothing came that fits');
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, 100);
      });
    }
  };
  const join: Wire['join'] = async (topic, asked) => {
    send(topic, `join ${topic}`, topic, 'phx_join', asked);
    return next(([, ref]) => ref === `join ${topic}`);
  };
  return { websocket, send, next, join, closed: () => end };
}

interface Connecting {
  readonly token?: string;
  readonly authToken?: string;
  readonly origin?: string;
}

/** Connects to `/users-socket` of a server. @returns the open websocket, or the status of the refusal */
export async function connect(address: string, { token, authToken, origin }: Connecting): Promise<Wire | number> {
  const query = new URLSearchParams({ ...(token === undefined ? {} : { token }), vsn: '2.0.0' });
  const bearer = `base64url.bearer.phx.${Buffer.from(authToken ?? '')
    .toString('base64')
    .replaceAll('=', '')}`;
  const websocket = new WebSocket(
    `${address.replace('http', 'ws')}/users-socket/websocket?${query.toString()}`,
    authToken === undefined ? [] : ['phoenix', bearer],
    origin === undefined ? {} : { origin },
  );
  const wire = wireOf(websocket);
  return new Promise((resolve, reject) => {
    websocket.once('open', () => resolve(wire));
    websocket.once('unexpected-response', (_request, response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    websocket.once('error', reject);
  });
}

/** Connects where a refusal would be a failure of the test. */
export async function connected(address: string, how: Connecting): Promise<Wire> {
  const wire = await connect(address, how);
  if (typeof wire === 'number') throw new Error(`refused with ${wire}`);
  return wire;
}
