import { expect, test } from 'vitest';

import { type OwnerId } from '../../../contract/ids.js';
import { isReported } from '../../../platform/faults/guarded.js';
import { SocketTickets, ticketsWhile } from './SocketTickets.js';

const ana = 'ana' as OwnerId;
const bob = 'bob' as OwnerId;

test('a ticket is good once, and gives what its own person proved themselves with', async () => {
  const tickets = new SocketTickets();
  const [ofAna, ofBob] = [await tickets.issue(ana, 'token of ana'), await tickets.issue(bob, 'token of bob')];
  expect(ofAna.ticket).toMatch(/^[\w-]{43}$/);
  expect(await tickets.redeem(ofAna.ticket)).toBe('token of ana');
  expect(await tickets.redeem(ofAna.ticket)).toBeUndefined();
  expect(await tickets.redeem(ofBob.ticket)).toBe('token of bob');
  expect(await tickets.redeem('nonsense')).toBeUndefined();
});

test('a ticket is over after half a minute, and is forgotten then', async () => {
  let now = 1_000_000;
  const tickets = new SocketTickets(() => now);
  const { ticket, expiresAt } = await tickets.issue(ana, 'token');
  expect(expiresAt / 1000).toBeCloseTo(Date.now() / 1000 + 30, 0);
  now += 29_999;
  expect(await tickets.redeem((await tickets.issue(ana, 'token')).ticket)).toBe('token');
  now += 1;
  expect(await tickets.redeem(ticket)).toBeUndefined();
  await tickets.issue(ana, 'token');
  now += 30_000;
  await tickets.issue(bob, 'token');
  expect(tickets.size).toBe(1);
});

test('whoever asks for very many loses the oldest, and nobody else’s', async () => {
  const tickets = new SocketTickets();
  const { ticket: ofBob } = await tickets.issue(bob, 'bob');
  const all = await Promise.all(Array.from({ length: 150 }, () => tickets.issue(ana, 'ana')));
  expect(tickets.size).toBe(101);
  const redeemed = await Promise.all(all.map(({ ticket }) => tickets.redeem(ticket)));
  expect(redeemed.filter((token) => token === 'ana')).toHaveLength(100);
  expect(await tickets.redeem(ofBob)).toBe('bob');
  expect(tickets.size).toBe(0);
});

test('no ticket is given while no socket is let in, and the terminal says no more of it', async () => {
  let isOpen = false;
  const tickets = ticketsWhile(() => isOpen, new SocketTickets());
  const refusal: unknown = await tickets.issue(ana, 'token').catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'UNAVAILABLE' });
  expect(isReported(refusal)).toBe(true);
  isOpen = true;
  expect(await tickets.redeem((await tickets.issue(ana, 'token')).ticket)).toBe('token');
});
