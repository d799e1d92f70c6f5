import { Agent, request } from 'node:http';

import { type TestServer } from '../api/startTestServer.js';

/** What came back of one case. */
export interface Heard {
  readonly status: number;
  readonly text: string;
}

/** A request exactly as it is written, which no client library has tidied up. */
export interface Case {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

/** Node tells no length of the body of a DELETE by itself. */
const lengthOf = (body: string | undefined) =>
  body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };

/** Sends cases to a test server over real connections. */
export class Sender {
  // A connection each: what one case leaves on its own is no part of the next.
  private readonly agent = new Agent({ keepAlive: false, maxSockets: 8 });

  private constructor(private readonly port: number) {}

  static async to(server: TestServer): Promise<Sender> {
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
    return new Sender(Number(new URL(address).port));
  }

  send({ method, path, headers, body }: Case): Promise<Heard> {
    return new Promise((resolve, reject) => {
      const { agent, port } = this;
      const asked = request(
        { host: '127.0.0.1', port, agent, method, path, headers: { ...headers, ...lengthOf(body) } },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
        },
      );
      asked.on('error', reject);
      asked.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
