import { expect, test } from 'vitest';

import { SoundTickets } from './SoundTickets.js';

test('a ticket gives its token for its recording, again and again, until it is over', async () => {
  let now = 1_000_000;
  const tickets = new SoundTickets(() => now);
  const { ticket, expiresAt } = await tickets.issue('one', 'a.b.c');
  expect(ticket).not.toContain('a.b.c');
  for (const _ of [1, 2]) expect(await tickets.tokenOf(ticket, 'one')).toBe('a.b.c');
  expect(await tickets.tokenOf(ticket, 'another')).toBeUndefined();
  now = expiresAt;
  expect(await tickets.tokenOf(ticket, 'one')).toBeUndefined();
});

test('what was changed, made up, or made by another run, is no ticket', async () => {
  const tickets = new SoundTickets();
  const { ticket } = await tickets.issue('one', 'a.b.c');
  const middle = Math.floor(ticket.length / 2);
  const changed = `${ticket.slice(0, middle)}${ticket[middle] === 'A' ? 'B' : 'A'}${ticket.slice(middle + 1)}`;
  for (const wrong of ['', 'nonsense', changed]) expect(await tickets.tokenOf(wrong, 'one')).toBeUndefined();
  expect(await new SoundTickets().tokenOf(ticket, 'one')).toBeUndefined();
});
