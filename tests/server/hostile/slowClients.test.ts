import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { type ServerOptions } from '../../../server/edge/http/buildServer.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { connect } from '../realtime/wire.js';
import { RawClient } from './rawClient.js';

/** As short as a busy machine lets a client be on time. */
const timeouts = { head: 2_500, request: 60_000, body: 2_500, silence: 60_000, look: 100 };

/** A server, and the clients that a test opened to it; all are gone after the tests that use it. */
class Served {
  readonly #clients: RawClient[] = [];

  private constructor(
    readonly server: TestServer,
    readonly address: string,
  ) {}

  static async start(options: Partial<ServerOptions> = {}): Promise<Served> {
    const server = await startTestServer({ timeouts, ...options });
    return new Served(server, await server.app.listen({ host: '127.0.0.1', port: 0 }));
  }

  get port(): number {
    return Number(new URL(this.address).port);
  }

  async open(): Promise<RawClient> {
    const client = await RawClient.open(this.port);
    this.#clients.push(client);
    return client;
  }

  head(method: string, url: string, more: string): string {
    return `${method} ${url} HTTP/1.1\r\nhost: 127.0.0.1:${this.port}\r\n${more}`;
  }

  firstLeaves(): void {
    this.#clients[0]?.leave();
  }

  async end(): Promise<void> {
    for (const client of this.#clients) client.leave();
    await this.server.close();
  }
}

/** Says more every now and then, until the connection ends. */
async function trickle(client: RawClient, more: () => string): Promise<void> {
  const timer = setInterval(() => client.say(more()), 100);
  await client.closed();
  clearInterval(timer);
}

// Side by side: what is measured is how long each is waited for, and that takes seconds.
describe('with the timeouts of the server', () => {
  let served: Served;
  beforeAll(async () => {
    served = await Served.start();
  });
  afterAll(() => served.end());
  const open = () => served.open();
  const head = (method: string, url: string, more: string) => served.head(method, url, more);

  describe.concurrent('a connection is ended that', () => {
    test.each<[string, () => string, () => string]>([
      ['sends nothing', () => '', () => ''],
      ['sends a head line by line without an end', () => head('GET', '/healthz', ''), () => 'x-more: 1\r\n'],
      [
        'sends a body of known length byte by byte',
        () => head('POST', '/graphql', 'content-type: application/json\r\ncontent-length: 60000\r\n\r\n{"a":"'),
        () => 'a',
      ],
      [
        'sends a body in small pieces without an end',
        () => head('POST', '/graphql', 'content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n'),
        () => '1\r\n \r\n',
      ],
      [
        'stalls in the middle of a body',
        () => head('POST', '/graphql', 'content-type: application/json\r\ncontent-length: 60000\r\n\r\n{"a":"'),
        () => '',
      ],
    ])('%s', async (_what, begins, more) => {
      const client = await open();
      client.say(begins());
      await trickle(client, more);
      // Who is on time is answered all the while.
      const other = await open();
      other.say(head('GET', '/healthz', '\r\n'));
      expect(await other.answered()).toBe(200);
    });

    test.each([
      ['stalls in the middle of an upload', '/api/neo4j/imports'],
      ['stalls in the middle of what was refused', '/api/neo4j/nowhere'],
    ])('%s', async (_what, at) => {
      const token = await served.server.token('ana');
      const client = await open();
      const length = 10_000_000;
      client.say(
        head(
          'POST',
          at,
          `authorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${length}\r\n\r\n` +
            '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nid,name\r\n',
        ),
      );
      client.say('1,a\r\n'.repeat(20_000));
      const began = performance.now();
      await client.closed();
      // Long before Node's own time for a request.
      expect(performance.now() - began).toBeLessThan(timeouts.request / 2);
      expect(client.status === 0 || client.status >= 400, client.answer).toBe(true);
    });
  });

  test.concurrent('a body that comes slowly but steadily is read to its end', async () => {
    const client = await open();
    const body = JSON.stringify({ query: `{ a }${' '.repeat(20_000)}` });
    client.say(head('POST', '/graphql', `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`));
    // Longer than a body without progress is waited for.
    for (let sent = 0; sent < body.length; sent += 600) {
      client.say(body.slice(sent, sent + 600));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(await client.answered()).toBe(200);
  });

  test.concurrent('a long answer is waited for in peace, and a kept connection may rest', async () => {
    const client = await open();
    const ask = () => client.say(head('GET', '/healthz', '\r\n'));
    ask();
    await client.answered();
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    ask();
    await expect.poll(() => client.answer.split('HTTP/1.1 200').length - 1).toBe(2);
  });

  test.concurrent('a call from within the process has no connection to end', async () => {
    // Whoever asks without a token is refused before the body is read: it stays where it is.
    const refused = await served.server.app.inject({
      method: 'POST',
      url: '/api/neo4j/create-node',
      payload: { labels: ['A'] },
    });
    expect(refused.statusCode).toBe(401);
    await new Promise((resolve) => setTimeout(resolve, 2 * timeouts.body));
    expect((await served.server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  });
});

describe('connections of one address', () => {
  let served: Served;
  afterEach(() => served.end());
  const isOpen = async (): Promise<boolean> => {
    const client = await served.open();
    client.say(served.head('GET', '/healthz', '\r\n'));
    return (await client.answered()) === 200;
  };

  test('are taken up to a number, and again when one has left', async () => {
    served = await Served.start({ connectionsPerAddress: 3 });
    expect([await isOpen(), await isOpen(), await isOpen(), await isOpen()]).toEqual([true, true, true, false]);
    served.firstLeaves();
    await expect.poll(isOpen).toBe(true);
  });

  test('are not counted for a trusted proxy', async () => {
    served = await Served.start({ connectionsPerAddress: 1, trustedProxies: ['loopback'] });
    expect([await isOpen(), await isOpen(), await isOpen()]).toEqual([true, true, true]);
  });

  test('do not take the places of websockets, nor these theirs', async () => {
    served = await Served.start({ connectionsPerAddress: 2 });
    const wires = [];
    for (let count = 0; count < 3; count += 1)
      wires.push(await connect(served.address, { authToken: await served.server.token('ana') }));
    expect(wires.map((wire) => typeof wire)).toEqual(['object', 'object', 'object']);
    expect([await isOpen(), await isOpen()]).toEqual([true, true]);
    for (const wire of wires) if (typeof wire === 'object') wire.websocket.terminate();
  });
});
