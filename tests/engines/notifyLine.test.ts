import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { NotifyLine } from '../../server/platform/storage/postgres/NotifyLine.js';
import { type StartedPostgres } from '../../scripts/engines/postgres.mjs';
import { onServer } from '../server/engineUnderTest.js';
import { newServer } from './postgres.js';

const PATIENCE = { timeout: 20_000, interval: 20 };

let server: StartedPostgres;
beforeAll(async () => {
  server = await newServer();
});
afterAll(() => server.stop());

let [line, other]: readonly NotifyLine[] = [];
beforeEach(() => {
  [line, other] = [new NotifyLine(server.url), new NotifyLine(server.url)];
});
afterEach(async () => {
  await line?.close();
  await other?.close();
});

const listener = () => ({ heard: vi.fn(), resumed: vi.fn(), broken: vi.fn() });

async function listeningOn(names: readonly string[]) {
  const hearings = names.map(listener);
  await Promise.all(names.map(async (name, at) => line?.listen(name, hearings[at] ?? listener())));
  return hearings;
}

async function connectionsThere(): Promise<number> {
  const { rows } = await onServer(
    server.url,
    "SELECT count(*)::int AS total FROM pg_stat_activity WHERE application_name = 'harta'",
  );
  return Number(rows[0]?.['total']);
}

test('channels share one connection, and each hears its own', async () => {
  const [graphs, jobs] = await listeningOn(['graphs', 'jobs']);
  expect(await connectionsThere()).toBe(1);
  await other?.listen('jobs', listener());
  await other?.notify('jobs', ['one', 'two']);
  await vi.waitFor(() => expect(jobs?.heard.mock.calls).toEqual([['one'], ['two']]), PATIENCE);
  expect(graphs?.heard).not.toHaveBeenCalled();
});

test('a server that is killed and started again leaves a gap that each channel is told of once', async () => {
  const hearings = await listeningOn(['graphs', 'jobs']);
  const before = Date.now();
  server.kill();
  await vi.waitFor(() => expect(line?.isHearing('jobs')).toBe(false), PATIENCE);
  await expect(line?.notify('jobs', ['lost'])).rejects.toThrow();
  // Some tries fail meanwhile.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  server.start();
  await vi.waitFor(() => hearings.forEach(({ resumed }) => expect(resumed).toHaveBeenCalled()), PATIENCE);
  for (const { broken, resumed } of hearings) {
    expect(broken).toHaveBeenCalledTimes(1);
    expect(resumed).toHaveBeenCalledTimes(1);
    expect(resumed.mock.calls[0]?.[0]).toBeLessThanOrEqual(before);
  }
  expect(line?.isHearing('jobs')).toBe(true);
  expect(await connectionsThere()).toBe(1);
  await line?.notify('jobs', ['again']);
  await vi.waitFor(() => expect(hearings[1]?.heard).toHaveBeenCalledWith('again'), PATIENCE);
});

test('what was missed is looked for until that succeeds, and since the same time', async () => {
  const [graphs, jobs] = await listeningOn(['graphs', 'jobs']);
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  graphs?.resumed.mockRejectedValueOnce(new Error('not yet')).mockRejectedValueOnce(new Error('not yet'));
  server.kill();
  server.start();
  await vi.waitFor(() => expect(graphs?.resumed).toHaveBeenCalledTimes(3), PATIENCE);
  expect(new Set(graphs?.resumed.mock.calls.flat()).size).toBe(1);
  expect(jobs?.resumed).toHaveBeenCalledTimes(1);
  expect(warned).toHaveBeenCalledTimes(2);
  warned.mockRestore();
});

test('a channel of a database that is away at first is listened to once it is there', async () => {
  server.kill();
  const hearing = listener();
  await expect(line?.listen('graphs', hearing)).rejects.toThrow();
  expect(line?.isHearing('graphs')).toBe(false);
  server.start();
  await vi.waitFor(() => expect(hearing.resumed).toHaveBeenCalledTimes(1), PATIENCE);
  expect(line?.isHearing('graphs')).toBe(true);
});
