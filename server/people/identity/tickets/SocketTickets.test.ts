import { expect, test } from 'vitest';

import { type OwnerId } from '../../../contract/ids.js';
import { SocketTickets } from './SocketTickets.js';

const ana = 'ana' as OwnerId;
const bob = 'bob' as OwnerId;

test('what is over is forgotten, and so is what was used', async () => {
  let now = 1_000_000;
  const tickets = new SocketTickets(() => now);
  await tickets.issue(ana, 'token');
  now += 30_000;
  const { ticket } = await tickets.issue(bob, 'token');
  expect(tickets.size).toBe(1);
  await tickets.redeem(ticket);
  expect(tickets.size).toBe(0);
});

test('no more than a hundred of one person are held', async () => {
  const tickets = new SocketTickets();
  await tickets.issue(bob, 'bob');
  for (let at = 0; at < 150; at += 1) await tickets.issue(ana, 'ana');
  expect(tickets.size).toBe(101);
});
