import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newId } from '../../../../domain/ids/ids.js';
import { type OwnerId } from '../../../../server/contract/ids.js';
import { type TicketStore } from '../../../../server/people/identity/tickets/SocketTickets.js';

/** An engine that keeps tickets, open as two processes have it; the same one twice where it serves one process alone. */
interface OpenTickets {
  readonly tickets: readonly [TicketStore, TicketStore];
  close(): Promise<void>;
}

/** What every engine that keeps tickets for sockets must do. @param open opens it by a clock */
export function describeTickets(name: string, open: (now: () => number) => Promise<OpenTickets>): void {
  describe(name, () => {
    let now = 1_000_000;
    let opened: OpenTickets;
    beforeAll(async () => {
      opened = await open(() => now);
    });
    afterAll(() => opened.close());
    const issue = (owner: string, token: string) => opened.tickets[0].issue(owner as OwnerId, token);
    const redeem = (ticket: string) => opened.tickets[1].redeem(ticket);

    it('gives what its own person proved themselves with, once, wherever it was issued', async () => {
      const [one, other] = [await issue(newId(), 'token of one'), await issue(newId(), 'token of the other')];
      expect(one.ticket).toMatch(/^[\w-]{43}$/);
      expect(one.expiresAt / 1000).toBeCloseTo(Date.now() / 1000 + 30, 0);
      expect(await redeem(one.ticket)).toBe('token of one');
      expect(await redeem(one.ticket)).toBeUndefined();
      expect(await redeem(other.ticket)).toBe('token of the other');
      expect(await redeem('nonsense')).toBeUndefined();
    });

    it('lets one in of many who use it at once', async () => {
      const { ticket } = await issue(newId(), 'token');
      const tried = await Promise.all(
        Array.from({ length: 20 }, (_, index) => opened.tickets[index % 2 === 0 ? 0 : 1].redeem(ticket)),
      );
      expect(tried.filter((token) => token !== undefined)).toEqual(['token']);
    });

    it('is over after half a minute', async () => {
      const { ticket: old } = await issue(newId(), 'token');
      now += 29_999;
      const { ticket: fresh } = await issue(newId(), 'token');
      now += 1;
      expect(await redeem(old)).toBeUndefined();
      expect(await redeem(fresh)).toBe('token');
    });

    it('drops the oldest of whoever asks for very many, and nobody else’s', async () => {
      const [greedy, modest] = [newId(), newId()];
      const { ticket } = await issue(modest, 'modest');
      const all = [];
      for (let at = 0; at < 110; at += 1) all.push(await issue(greedy, String(at)));
      const redeemed = await Promise.all(all.map((each) => redeem(each.ticket)));
      expect(redeemed.filter((token) => token !== undefined)).toEqual(
        Array.from({ length: 100 }, (_, index) => String(index + 10)),
      );
      expect(await redeem(ticket)).toBe('modest');
    });
  });
}
