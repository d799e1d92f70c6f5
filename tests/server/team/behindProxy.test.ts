import { expect, test } from 'vitest';

import { readSettings } from '../../../server/platform/config/settings.js';
import { buildSocketsServer } from '../../../server/edge/http/buildSocketsServer.js';
import { reachOf } from '../../../server/listen.js';
import { type Endpoint } from '../../../server/edge/realtime/Endpoint.js';
import { USUAL_LIMITS } from '../../../server/edge/realtime/limits/SocketLimits.js';
import { startTestServer } from '../api/startTestServer.js';

const team = readSettings({
  HOST: '0.0.0.0',
  HARTA_PUBLIC_URL: 'https://harta.example',
  HARTA_SMTP_URL: 'smtp://mail.example',
  HARTA_TRUSTED_PROXIES: '10.0.0.1',
});
const hostOnly = { host: 'harta.example' };

test('an installation behind TLS answers under its public name alone, and tells browsers to come by https', async () => {
  const server = await startTestServer(reachOf(team));
  const get = async (host: string) => server.app.inject({ url: '/healthz', headers: { host } });
  const answer = await get('harta.example');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
  for (const host of ['harta.example:80', '127.0.0.1', 'localhost:4300', 'evil.example', 'harta.example.evil.example'])
    expect((await get(host)).statusCode).toBe(403);
  await server.close();
});

const endpoint: Endpoint<object> = {
  path: '/s',
  isAllowedOrigin: () => true,
  connect: async ({ address }) => ({ id: `person at ${address}`, who: {} }),
  handlers: [],
  limits: { ...USUAL_LIMITS, socketsPerAddress: 1 },
};

test('sockets are counted by the address that a trusted proxy tells, and by no other word', async () => {
  const app = await buildSocketsServer({ endpoint, ...reachOf(team) });
  const connect = async (proxy: string, forwardedFor: string) => {
    const headers = { ...hostOnly, 'x-forwarded-for': forwardedFor };
    const answer = await app.inject({ url: '/s/longpoll?vsn=2.0.0', remoteAddress: proxy, headers });
    return answer.json<{ status: number }>().status;
  };
  expect(await connect('10.0.0.1', '192.0.2.1')).toBe(410);
  expect(await connect('10.0.0.1', '192.0.2.2')).toBe(410);
  expect(await connect('10.0.0.1', '192.0.2.1')).toBe(403);
  // What a client itself writes in front of the proxy's word counts for nothing.
  expect(await connect('10.0.0.1', '192.0.2.9, 192.0.2.2')).toBe(403);
  // Whoever is no proxy has one place, whatever they say.
  expect(await connect('198.51.100.7', '192.0.2.3')).toBe(410);
  expect(await connect('198.51.100.7', '192.0.2.4')).toBe(403);
  await app.close();
});

test('without TLS no browser is told to come by https', async () => {
  const app = await buildSocketsServer({ endpoint, ...reachOf(readSettings({})) });
  const answer = await app.inject({ url: '/healthz', headers: { host: '127.0.0.1:80' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).not.toHaveProperty('strict-transport-security');
  await app.close();
});
