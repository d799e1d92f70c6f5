import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { type Bus } from '../../../server/platform/bus/Bus.js';

/** What carries messages between processes, and can be taken away. */
export interface Carrier {
  /** A bus as a process of the installation opens it. */
  open(installation?: string): Bus;
  /** Ends all its connections; they can be made again at once. */
  breakConnections(): Promise<void>;
  close(): Promise<void>;
}

/** Resolves with the first message under a key. */
const heard = (bus: Bus, key: string): Promise<string> => new Promise((resolve) => void bus.subscribe(key, resolve));
const PATIENCE = { timeout: 20_000, interval: 20 };

/** Resolves once a bus hears the others: until then it knows of no quiet. */
const untilHearing = (bus: Bus) => vi.waitFor(() => expect(bus.quietMs(['none'])).toBeGreaterThan(0), PATIENCE);

/** Holds a bus between processes to what its users rely on. */
export function describeBus(name: string, start: () => Promise<Carrier>): void {
  describe(`${name}`, () => {
    let carrier: Carrier;
    let one: Bus;
    let other: Bus;
    beforeAll(async () => {
      carrier = await start();
      [one, other] = [carrier.open(), carrier.open()];
      await Promise.all([untilHearing(one), untilHearing(other)]);
    });
    afterAll(async () => {
      await Promise.all([one.close(), other.close()]);
      await carrier.close();
    });

    it('tells listeners of the same process before publishing returns, and once', async () => {
      const told = vi.fn();
      const stop = one.subscribe('here', told);
      one.publish('here', 'now');
      expect(told.mock.calls).toEqual([['now']]);
      one.publish('after', 'it');
      await vi.waitFor(() => expect(other.quietMs(['after'])).toBeLessThan(1_000), PATIENCE);
      expect(told).toHaveBeenCalledTimes(1);
      stop();
    });

    it('tells listeners of other processes in the order of publishing', async () => {
      const told: string[] = [];
      const stop = other.subscribe('many', (message) => told.push(message));
      const sent = Array.from({ length: 500 }, (_, index) => `message ${index}`);
      for (const message of sent) one.publish('many', message);
      await vi.waitFor(() => expect(told).toHaveLength(sent.length), PATIENCE);
      expect(told).toEqual(sent);
      stop();
    });

    it.each([
      ['empty', ''],
      ['of other scripts', 'știință 😀 \u0000 \ud83d'],
      ['of a large change', 'ț😀'.repeat(20_000)],
      ['of quotes and slashes', `'"\\/`.repeat(4_000)],
    ])('brings a message that is %s as it was', async (_what, message) => {
      const arrives = heard(other, 'content');
      one.publish('content', message);
      expect(await arrives).toBe(message);
    });

    it('keeps installations apart', async () => {
      const stranger = carrier.open('another');
      await untilHearing(stranger);
      const told = vi.fn();
      stranger.subscribe('apart', told);
      const arrives = heard(other, 'apart');
      one.publish('apart', 'ours');
      await arrives;
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(told).not.toHaveBeenCalled();
      await stranger.close();
    });

    it('tells the others, and not itself, of a gap that it knows of', async () => {
      const [own, theirs] = [vi.fn(), vi.fn()];
      const stops = [one.onGap(own), other.onGap(theirs)];
      one.tellGap();
      await vi.waitFor(() => expect(theirs).toHaveBeenCalledTimes(1), PATIENCE);
      expect(own).not.toHaveBeenCalled();
      stops.forEach((stop) => stop());
    });

    it('tells of a gap after its connection broke, and carries messages again', async () => {
      const gaps = [vi.fn(), vi.fn()];
      const stops = [one.onGap(gaps[0] ?? vi.fn()), other.onGap(gaps[1] ?? vi.fn())];
      await carrier.breakConnections();
      one.publish('lost', 'on the way');
      await vi.waitFor(() => gaps.forEach((gap) => expect(gap).toHaveBeenCalled()), PATIENCE);
      await Promise.all([untilHearing(one), untilHearing(other)]);
      const arrives = heard(other, 'again');
      await vi.waitFor(async () => {
        one.publish('again', 'there');
        expect(await Promise.race([arrives, Promise.resolve('not yet')])).toBe('there');
      }, PATIENCE);
      stops.forEach((stop) => stop());
    });

    it('knows of no quiet while it cannot hear the others', async () => {
      const deaf = carrier.open();
      expect(deaf.quietMs(['anything'])).toBe(0);
      await deaf.close();
    });
  });
}
