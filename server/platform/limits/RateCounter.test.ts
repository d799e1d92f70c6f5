import { afterEach, expect, test, vi } from 'vitest';

import { RateCounter, type SharedRates } from './RateCounter.js';

const counters: RateCounter[] = [];
const counterWith = (shared?: SharedRates): RateCounter => {
  const counter = new RateCounter(shared);
  counters.push(counter);
  return counter;
};
afterEach(() => {
  counters.splice(0).forEach((counter) => counter.close());
  vi.useRealTimers();
});

/** Counts as a database does that all processes share, and how often it was asked. */
function sharedCounts(): SharedRates & { asked: number } {
  const totals = new Map<string, number>();
  return {
    asked: 0,
    async add(reported) {
      this.asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 2));
      for (const { key, calls } of reported) totals.set(key, (totals.get(key) ?? 0) + calls);
      return new Map(reported.map(({ key }) => [key, { total: totals.get(key) ?? 0, endsInMs: 30_000 }]));
    },
  };
}

const passed = async (calls: readonly Promise<number>[]): Promise<number> =>
  (await Promise.all(calls)).filter((seconds) => seconds === 0).length;

test('a caller passes as often as they may, and again when the minute is over', async () => {
  vi.useFakeTimers();
  const counter = counterWith();
  const rate = { most: 3, unreported: 0 };
  const take = () => counter.take('ana', rate);
  expect([await take(), await take(), await take()]).toEqual([0, 0, 0]);
  vi.advanceTimersByTime(20_000);
  expect(await take()).toBe(40);
  expect(await counter.take('bob', rate)).toBe(0);
  vi.advanceTimersByTime(40_000);
  expect(await take()).toBe(0);
});

test('calls that are reported before they pass come to the limit exactly, whichever process takes them', async () => {
  const shared = sharedCounts();
  const processes = [counterWith(shared), counterWith(shared)];
  const calls = Array.from({ length: 100 }, (_, at) => processes[at % 2]?.take('ana', { most: 30, unreported: 0 }));
  const waits = await Promise.all(calls);
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(30);
  // What the shared count says of the end of the minute, and not when each process began to count.
  expect(waits.filter((seconds) => seconds !== 0).every((seconds) => seconds === 30)).toBe(true);
});

test('others pass at most what a process may keep to itself too often, and no fewer than they may', async () => {
  const shared = sharedCounts();
  const processes = [counterWith(shared), counterWith(shared), counterWith(shared)];
  const rate = { most: 200, unreported: 10 };
  let total = 0;
  for (let round = 0; round < 30; round += 1)
    total += await passed(processes.flatMap((each) => Array.from({ length: 7 }, () => each.take('ana', rate))));
  expect(total).toBeGreaterThanOrEqual(200);
  expect(total).toBeLessThanOrEqual(200 + processes.length * rate.unreported);
});

test('a caller with few calls never waits for the report, which is one for all callers', async () => {
  const shared = sharedCounts();
  const counter = counterWith(shared);
  for (let at = 0; at < 50; at += 1) await counter.take(`caller ${at}`, { most: 200, unreported: 10 });
  expect(shared.asked).toBe(0);
  await expect.poll(() => shared.asked, { timeout: 5_000 }).toBe(1);
});

test('a process whose database is away counts by itself, and tells the others once it is back', async () => {
  const shared = sharedCounts();
  let isAway = true;
  const counter = counterWith({
    add: (reported) => (isAway ? Promise.reject(new Error('away')) : shared.add(reported)),
  });
  const rate = { most: 5, unreported: 0 };
  expect(await passed(Array.from({ length: 8 }, () => counter.take('ana', rate)))).toBe(5);
  isAway = false;
  await expect.poll(() => shared.asked, { timeout: 5_000 }).toBe(1);
  expect(await counterWith(shared).take('ana', rate)).toBeGreaterThan(0);
});

test('a caller who is forgotten with calls that are not reported, and calls again, is reported once', async () => {
  const reports: string[][] = [];
  let isAway = true;
  const counter = counterWith({
    add: async (reported) => {
      reports.push(reported.map(({ key }) => key));
      if (isAway) throw new Error('away');
      return new Map();
    },
  });
  const rate = { most: 200, unreported: 200 };
  const callAll = async () => {
    await counter.take('ana', rate);
    for (let at = 0; at < 20_000; at += 1) void counter.take(`caller ${at}`, rate);
    await counter.take('ana', rate);
  };
  await callAll();
  const away = counter.take('bob', { most: 200, unreported: 0 });
  await callAll();
  await away;
  isAway = false;
  await counter.take('bob', { most: 200, unreported: 0 });
  expect(reports.length).toBeGreaterThan(1);
  for (const keys of reports) expect(keys).toHaveLength(new Set(keys).size);
});

test('a caller passes where the report finds that fewer calls count than were taken here', async () => {
  const counter = counterWith({
    // The minute of all processes began after the first calls here.
    add: async (reported) => new Map(reported.map(({ key }) => [key, { total: 2, endsInMs: 50_000 }])),
  });
  const rate = { most: 5, unreported: 5 };
  const waits: number[] = [];
  for (let at = 0; at < 9; at += 1) waits.push(await counter.take('ana', rate));
  expect(waits).toEqual(Array.from({ length: 9 }, () => 0));
});
