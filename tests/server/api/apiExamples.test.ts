import { execFile, execFileSync } from 'node:child_process';
import { type AddressInfo } from 'node:net';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import examples from '../../../src/screens/dashboard/account/tokens/apiExamples.json';
import { startTestServer, type TestServer } from './startTestServer.js';

const run = promisify(execFile);

/** Whether this machine has a program. */
function has(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const COMMANDS = {
  curl: ['curl', 'sh', '-c'],
  graphql: ['curl', 'sh', '-c'],
  python: ['python3', 'python3', '-c'],
} as const;

let server: TestServer;
let origin: string;
let secret: string;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  await server.call('ana', 'POST', '/api/neo4j/create-node', { labels: ['City'] });
  const wish = { name: 'example', scope: 'read', expiresInDays: 1 };
  const made = await server.call('ana', 'POST', '/api/bigquery/generate-api-token', wish);
  secret = made.json<{ secret: string }>().secret;
});
afterAll(() => server.close());

describe('the example that the page of API tokens shows', () => {
  test('is there for each way that is known here', () => expect(Object.keys(examples)).toEqual(Object.keys(COMMANDS)));

  test.each(Object.entries(COMMANDS))('for %s runs as it stands', async (kind, [needed, program, option]) => {
    if (!has(needed)) return;
    const text = examples[kind as keyof typeof examples].join('\n').replaceAll('{origin}', origin);
    const { stdout } = await run(program, [option, text], { env: { ...process.env, HARTA_TOKEN: secret } });
    expect(stdout.replaceAll(/[\s'"]/g, '')).toContain('total:1');
  });
});
