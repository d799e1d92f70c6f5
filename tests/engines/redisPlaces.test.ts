import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { missingRedis, startRedis, type StartedRedis } from '../../scripts/engines/redis.mjs';
import { type PlaceResult } from '../../server/platform/limits/Places.js';
import { openRedisPlaces } from '../../server/platform/limits/openRedisPlaces.js';
import { type SharedPlaces } from '../../server/platform/limits/SharedPlaces.js';

const COUNTED_MS = 1_500;
const MOST = 5;
const LIMITS = [
  { name: 'address home', most: 100 },
  { name: 'person ana', most: MOST },
];
const isIn = (taken: PlaceResult): taken is Extract<PlaceResult, { readonly leave: unknown }> => 'leave' in taken;

const missing = missingRedis();
const CASE = 'sockets counted by all processes that share a Redis';

describe.skipIf(missing !== undefined)(missing === undefined ? CASE : `${CASE} (SKIPPED: ${missing})`, () => {
  let redis: StartedRedis;
  let round = 0;
  const opened: SharedPlaces[] = [];
  const processOf = (installation: string, url = redis.url) => {
    const places = openRedisPlaces({ url, installation, countedMs: COUNTED_MS });
    opened.push(places);
    return places;
  };
  /** Until it has reached Redis a process counts by itself. */
  const untilSeen = (one: SharedPlaces, other: SharedPlaces) =>
    expect
      .poll(async () => {
        const only = [{ name: 'seen', most: 1 }];
        const both = [await one.take(only), await other.take(only)];
        for (const taken of both.filter(isIn)) taken.leave();
        return both.map(isIn);
      })
      .toEqual([true, false]);
  async function twoProcesses() {
    const installation = `harta ${(round += 1)}`;
    const [one, other] = [processOf(installation), processOf(installation)] as const;
    await untilSeen(one, other);
    await untilSeen(other, one);
    return { one, other, installation };
  }

  beforeAll(async () => {
    redis = await startRedis();
  });
  afterEach(() => Promise.all(opened.splice(0).map((places) => places.close())));
  afterAll(() => redis.stop());

  test('come to one limit, however many are opened at once, and what is given back at one is there at each', async () => {
    const { one, other } = await twoProcesses();
    const processes = [one, other] as const;
    const taken = await Promise.all(Array.from({ length: 40 }, (_, at) => processes[at % 2 ? 1 : 0].take(LIMITS)));
    const inside = taken.filter(isIn);
    expect(inside).toHaveLength(MOST);
    for (const refused of taken.filter((each) => !isIn(each))) expect(refused).toEqual({ full: 'person ana' });
    for (const { leave } of inside) leave();
    for (let at = 0; at < MOST; at += 1)
      await expect.poll(async () => isIn(await processes[at % 2 ? 1 : 0].take(LIMITS)), { timeout: 10_000 }).toBe(true);
    for (const each of processes) expect(await each.take(LIMITS)).toEqual({ full: 'person ana' });
  });

  test('of a process that was killed are given to others before long, and of one that lives are not', async () => {
    const { one, other, installation } = await twoProcesses();
    for (let at = 0; at < MOST; at += 1) expect(isIn(await one.take(LIMITS))).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 2 * COUNTED_MS));
    expect(await other.take(LIMITS)).toEqual({ full: 'person ana' });
    // What a process leaves that was killed is what it wrote last.
    const client = new Redis(redis.url);
    const all = `harta:${installation}:places`;
    for (const written of await client.smembers(all))
      if ((await client.hlen(written)) > 0)
        await client.rename(written, `${written} gone`).then(() => client.sadd(all, `${written} gone`));
    client.disconnect();
    await one.close();
    expect(await other.take(LIMITS)).toEqual({ full: 'person ana' });
    await expect.poll(async () => isIn(await other.take(LIMITS)), { timeout: 10_000 }).toBe(true);
  });

  test('that are opened at once at one process take the places that are left', async () => {
    const { one, other } = await twoProcesses();
    expect(isIn(await other.take(LIMITS))).toBe(true);
    const taken = await Promise.all(Array.from({ length: MOST }, () => one.take(LIMITS)));
    expect(taken.map(isIn)).toEqual([true, true, true, true, false]);
  });

  test('are all counted again once Redis forgot them, also where one more was opened right afterwards', async () => {
    const { one, other, installation } = await twoProcesses();
    for (let at = 0; at < MOST - 1; at += 1) expect(isIn(await one.take(LIMITS))).toBe(true);
    const client = new Redis(redis.url);
    await client.del(await client.smembers(`harta:${installation}:places`));
    client.disconnect();
    expect(isIn(await one.take([{ name: 'person bob', most: MOST }]))).toBe(true);
    await expect
      .poll(
        async () => {
          const two = [await other.take(LIMITS), await other.take(LIMITS)];
          for (const taken of two.filter(isIn)) taken.leave();
          return two.map(isIn);
        },
        { timeout: 10_000 },
      )
      .toEqual([true, false]);
  });

  test('are counted by each process where Redis refuses to, which is said once', async () => {
    const client = new Redis(redis.url);
    await client.acl('SETUSER', 'limited', 'on', '>secret', '~*', '&*', '+@all', '-eval');
    client.disconnect();
    const emitted = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    const places = processOf('limited', redis.url.replace('//', '//limited:secret@'));
    await vi.waitFor(() => expect(emitted).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    for (let at = 0; at < MOST; at += 1) expect(isIn(await places.take(LIMITS))).toBe(true);
    expect(await places.take(LIMITS)).toEqual({ full: 'person ana' });
    await new Promise((resolve) => setTimeout(resolve, COUNTED_MS));
    expect(emitted.mock.calls).toEqual([[expect.stringContaining('NOPERM')]]);
    emitted.mockRestore();
  });

  test('keep no process from its end where Redis is silent', async () => {
    const { one } = await twoProcesses();
    const client = new Redis(redis.url);
    await client.client('PAUSE', 60_000);
    client.disconnect();
    const isClosed = one.close().then(() => true);
    const isLate = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 20_000));
    expect(await Promise.race([isClosed, isLate])).toBe(true);
    await redis.kill();
    await redis.start();
  });

  test('are counted by each process while Redis is away, and together again once it is back', async () => {
    const { one, other } = await twoProcesses();
    for (let at = 0; at < MOST - 1; at += 1) expect(isIn(await one.take(LIMITS))).toBe(true);
    await redis.kill();
    for (let at = 0; at < MOST - 1; at += 1) expect(isIn(await other.take(LIMITS))).toBe(true);
    expect(isIn(await one.take(LIMITS))).toBe(true);
    expect(await one.take(LIMITS)).toEqual({ full: 'person ana' });
    await redis.start();
    await expect.poll(async () => isIn(await other.take(LIMITS)), { timeout: 10_000 }).toBe(false);
  });
});
