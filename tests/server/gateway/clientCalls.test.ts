import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { failureOf } from '../../../src/apollo/ProblemFailure.js';
import { timedFetch, TimeLimitError } from '../../../src/apollo/timedFetch.js';
import { limitOfOperation, limitOfPath } from '../../../src/apollo/timeLimits.js';

let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/never') return;
    if (request.url === '/html') return void response.writeHead(502, { 'content-type': 'text/html' }).end('<html>');
    response
      .writeHead(409, { 'content-type': 'application/problem+json' })
      .end('{"code":"VERSION_CONFLICT","status":409,"detail":"too late","present":{"id":"1"}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('a call to the backend', () => {
  test('is given up when no answer has begun in time', async () => {
    await expect(timedFetch(`${origin}/never`, {}, 50)).rejects.toBeInstanceOf(TimeLimitError);
  });

  test('ends when its caller ends it', async () => {
    const controller = new AbortController();
    const call = timedFetch(`${origin}/never`, { signal: controller.signal }, 10_000);
    controller.abort(new Error('enough'));
    await expect(call).rejects.toThrow('enough');
  });

  test('a refusal keeps what the problem document says', async () => {
    expect(await failureOf(await timedFetch(`${origin}/conflict`, {}, 5000))).toMatchObject({
      code: 'VERSION_CONFLICT',
      status: 409,
      detail: 'too late',
      present: { id: '1' },
    });
  });

  test('an answer that is no problem document is known by its status', async () => {
    expect(await failureOf(await timedFetch(`${origin}/html`, {}, 5000))).toMatchObject({
      code: 'UNAVAILABLE',
      status: 502,
    });
  });

  test('files and texts have five minutes, all else one', () => {
    const paths = [
      '/api/neo4j/imports?projectId=x',
      '/api/neo4j/export?format=harta',
      '/api/chat/export?format=json',
      '/api/chat/user-input',
      '/api/neo4j/graph',
      '/api/settings',
    ];
    expect(paths.map(limitOfPath)).toEqual([300_000, 300_000, 300_000, 60_000, 60_000, 60_000]);
    expect(['LoadSampleGraph', 'CommitImport', 'Nodes', undefined].map(limitOfOperation)).toEqual([
      300_000, 300_000, 60_000, 60_000,
    ]);
  });
});
