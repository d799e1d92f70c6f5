import { expect, test } from 'vitest';

import { readDrainMs, readRole, readStorage } from './storage.js';
import { StartupError } from './StartupError.js';

const url = 'postgres://harta:secret@db/harta';

test('without a database everything is kept in the data folder, by one process', () => {
  expect(readStorage({})).toEqual({ engine: 'sqlite' });
  expect(readRole({})).toBe('all');
  expect(readDrainMs({})).toBe(0);
});

test('a database of PostgreSQL is named by its address, and may be shared by processes of several roles', () => {
  expect(readStorage({ HARTA_DATABASE_URL: url })).toEqual({ engine: 'postgres', url, connections: 10 });
  const env = { HARTA_DATABASE_URL: url, HARTA_DATABASE_CONNECTIONS: '25', HARTA_DRAIN_SECONDS: '5' };
  expect(readStorage(env)).toMatchObject({ connections: 25 });
  expect(readDrainMs(env)).toBe(5_000);
  for (const role of ['web', 'worker', 'all', 'sockets'] as const)
    expect(readRole({ ...env, HARTA_ROLE: role })).toBe(role);
});

test('graphs are kept in another database where one is named, with as many connections unless it is said otherwise', () => {
  const graphs = 'postgres://harta:secret@graphs/harta';
  const env = { HARTA_DATABASE_URL: url, HARTA_GRAPH_URL: graphs, HARTA_DATABASE_CONNECTIONS: '25' };
  expect(readStorage(env)).toEqual({
    ...{ engine: 'postgres', url, connections: 25 },
    graphs: { url: graphs, connections: 25 },
  });
  expect(readStorage({ ...env, HARTA_GRAPH_CONNECTIONS: '5' })).toMatchObject({ graphs: { connections: 5 } });
  for (const same of ['', url]) expect(readStorage({ ...env, HARTA_GRAPH_URL: same })).not.toHaveProperty('graphs');
});

test.each([
  ['graphs in a database beside a data folder', () => readStorage({ HARTA_GRAPH_URL: url })],
  ['graphs at what is no address', () => readStorage({ HARTA_DATABASE_URL: url, HARTA_GRAPH_URL: 'secret' })],
  ['another kind of database', () => readStorage({ HARTA_DATABASE_URL: 'mysql://harta:secret@db/harta' })],
  ['no database on the server', () => readStorage({ HARTA_DATABASE_URL: 'postgres://harta:secret@db/' })],
  ['what is no address', () => readStorage({ HARTA_DATABASE_URL: 'secret' })],
  ['a count that is none', () => readStorage({ HARTA_DATABASE_URL: url, HARTA_DATABASE_CONNECTIONS: '0' })],
  ['a role of its own beside a data folder', () => readRole({ HARTA_ROLE: 'web' })],
  ['a worker beside a data folder', () => readRole({ HARTA_ROLE: 'worker' })],
  ['a role that nobody has', () => readRole({ HARTA_ROLE: 'gateway', HARTA_DATABASE_URL: url })],
  ['a time that is none', () => readDrainMs({ HARTA_DRAIN_SECONDS: 'soon' })],
])('%s is refused with one sentence, which tells no password', (_name, read) => {
  expect(read).toThrow(StartupError);
  expect(read).not.toThrow(/secret/);
});
