import { expect, test } from 'vitest';

import { type OwnerId } from '../../contract/ids.js';
import { SocketTickets } from './SocketTickets.js';

const ana = 'ana' as OwnerId;
const bob = 'bob' as OwnerId;

test('a ticket is good once, and gives what its own person proved themselves with', () => {
  const tickets = new SocketTickets();
  const [ofAna, ofBob] = [tickets.issue(ana, 'token of ana'), tickets.issue(bob, 'token of bob')];
  expect(ofAna.ticket).toMatch(/^[\w-]{43}$/);
  expect(tickets.redeem(ofAna.ticket)).toBe('token of ana');
  expect(tickets.redeem(ofAna.ticket)).toBeUndefined();
  expect(tickets.redeem(ofBob.ticket)).toBe('token of bob');
  expect(tickets.redeem('nonsense')).toBeUndefined();
});

test('a ticket is over after half a minute, and is forgotten then', () => {
  let now = 1_000_000;
  const tickets = new SocketTickets(() => now);
  const { ticket, expiresAt } = tickets.issue(ana, 'token');
  expect(expiresAt / 1000).toBeCloseTo(Date.now() / 1000 + 30, 0);
  now += 29_999;
  expect(tickets.redeem(tickets.issue(ana, 'token').ticket)).toBe('token');
  now += 1;
  expect(tickets.redeem(ticket)).toBeUndefined();
  tickets.issue(ana, 'token');
  now += 30_000;
  tickets.issue(bob, 'token');
  expect(tickets.size).toBe(1);
});

test('whoever asks for very many loses the oldest, and nobody else’s', () => {
  const tickets = new SocketTickets();
  const ofBob = tickets.issue(bob, 'bob').ticket;
  const all = Array.from({ length: 150 }, () => tickets.issue(ana, 'ana').ticket);
  expect(tickets.size).toBe(101);
  expect(all.map((ticket) => tickets.redeem(ticket)).filter((token) => token === 'ana')).toHaveLength(100);
  expect(tickets.redeem(ofBob)).toBe('bob');
  expect(tickets.size).toBe(0);
});
