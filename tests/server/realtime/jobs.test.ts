import { type AddressInfo } from 'node:net';

import { type Channel, type Socket } from 'phoenix';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Job, type JobList, type JobMoved } from '../../../server/contract/jobs.js';
import { officialSocket, outcome, until } from '../../scenarios/realtime/officialClient.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';

let server: TestServer;
let address: string;

beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  for (const who of ['ana', 'bob']) await server.call(who, 'POST', '/api/neo4j/create-user-if-not-exists');
});
afterAll(() => server.close());

interface Listening {
  readonly socket: Socket;
  readonly channel: Channel;
  readonly told: Job[];
}

/** A window with the client that our pages use, on a real socket. */
async function listening(who: string): Promise<Listening> {
  const socket = officialSocket(address, { params: { token: await server.ticket(who) }, heartbeatIntervalMs: 30_000 });
  socket.connect();
  const channel = socket.channel('user:notifications');
  const told: Job[] = [];
  channel.on('job', ({ job }: JobMoved) => void told.push(job));
  expect(await outcome(channel.join())).toMatchObject({ status: 'ok' });
  return { socket, channel, told };
}

const askedBy = async (who: string) => (await server.call(who, 'POST', '/api/bigquery/export-data')).json<Job>();
const listOf = async (who: string) => (await server.call(who, 'GET', '/api/jobs')).json<JobList>().items;
const endOf = ({ told }: Listening, id: string) => told.find((job) => job.id === id && job.endedAt !== undefined);

test('a job is told to every window of its person from its beginning to its end, and to nobody else', async () => {
  const windows = [await listening('ana'), await listening('ana')];
  const stranger = await listening('bob');
  const { id } = await askedBy('ana');
  for (const each of windows) {
    await until(() => endOf(each, id) !== undefined, 'the end was told', 30_000);
    expect(each.told[0]).toMatchObject({ id, kind: 'exportArchive', state: 'waiting' });
    expect(each.told.map(({ state }) => state)).toContain('running');
    expect([endOf(each, id)]).toEqual((await listOf('ana')).filter((job) => job.id === id));
  }
  expect(stranger.told).toEqual([]);
  for (const { socket } of [...windows, stranger]) socket.disconnect();
});

test('what a window missed in a gap stands in the list that it reads after it has joined anew', async () => {
  const here = await listening('ana');
  here.socket.disconnect();
  await until(() => !here.socket.isConnected(), 'the socket is closed');
  const { id } = await askedBy('ana');
  await expect
    .poll(async () => (await listOf('ana')).find((job) => job.id === id)?.state, { timeout: 30_000 })
    .toBe('done');
  const back = await listening('ana');
  expect([back.told, endOf(here, id)]).toEqual([[], undefined]);
  expect((await listOf('ana'))[0]).toMatchObject({ id, state: 'done' });
  back.socket.disconnect();
});
