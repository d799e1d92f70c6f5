import { expect, test } from 'vitest';

import { readRealtime, readSocketsSettings } from './realtime.js';
import { StartupError } from './StartupError.js';

const several = { HARTA_BACKEND_URL: 'http://127.0.0.1:4300', HARTA_REDIS_URL: 'redis://127.0.0.1' };

test('with nothing set no Redis is needed', () => {
  expect(readRealtime({})).toEqual({ redisUrl: null, socketsPerPerson: 50, socketsPerAddress: 2000 });
});

test('a process for sockets knows the owner of the store and the bus between them', () => {
  const { backendUrl, realtime } = readSocketsSettings({ ...several, HARTA_SOCKETS_PER_PERSON: '3' });
  expect(backendUrl.origin).toBe('http://127.0.0.1:4300');
  expect(realtime).toEqual({ redisUrl: 'redis://127.0.0.1', socketsPerPerson: 3, socketsPerAddress: 2000 });
});

test.each([
  ['no owner', () => readSocketsSettings({ ...several, HARTA_BACKEND_URL: '' })],
  ['no bus', () => readSocketsSettings({ ...several, HARTA_REDIS_URL: '' })],
  ['an owner that is no address', () => readSocketsSettings({ ...several, HARTA_BACKEND_URL: 'here' })],
  ['a bus of another kind', () => readRealtime({ HARTA_REDIS_URL: 'http://127.0.0.1' })],
  ['a count that is none', () => readRealtime({ HARTA_SOCKETS_PER_PERSON: 'many' })],
])('%s is refused with one sentence', (_name, read) => expect(read).toThrow(StartupError));
