import { type AddressInfo } from 'node:net';

import { type TestServer } from '../api/startTestServer.js';

/** Where a server in this process is reached, once it listens. */
export async function listening(server: TestServer): Promise<string> {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
}
