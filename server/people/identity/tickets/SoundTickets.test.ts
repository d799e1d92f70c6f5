import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from 'vitest';

import { sealBy } from './Seal.js';
import { openSoundTickets, SoundTickets } from './SoundTickets.js';

const newSeal = () => sealBy(randomBytes(32));

test('a ticket gives its token for its recording, again and again, until it is over', async () => {
  let now = 1_000_000;
  const tickets = new SoundTickets(newSeal(), () => now);
  const { ticket, expiresAt } = await tickets.issue('one', 'a.b.c');
  expect(ticket).not.toContain('a.b.c');
  for (const _ of [1, 2]) expect(await tickets.tokenOf(ticket, 'one')).toBe('a.b.c');
  expect(await tickets.tokenOf(ticket, 'another')).toBeUndefined();
  now = expiresAt;
  expect(await tickets.tokenOf(ticket, 'one')).toBeUndefined();
});

test('what was changed, made up, or made by another installation, is no ticket', async () => {
  const tickets = new SoundTickets(newSeal(), Date.now);
  const { ticket } = await tickets.issue('one', 'a.b.c');
  const middle = Math.floor(ticket.length / 2);
  const changed = `${ticket.slice(0, middle)}${ticket[middle] === 'A' ? 'B' : 'A'}${ticket.slice(middle + 1)}`;
  for (const wrong of ['', 'nonsense', changed]) expect(await tickets.tokenOf(wrong, 'one')).toBeUndefined();
  expect(await new SoundTickets(newSeal(), Date.now).tokenOf(ticket, 'one')).toBeUndefined();
});

test('a ticket is as good after a restart', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'harta-tickets-'));
  const { ticket } = await (await openSoundTickets(folder, Date.now)).issue('one', 'a.b.c');
  expect(await (await openSoundTickets(folder, Date.now)).tokenOf(ticket, 'one')).toBe('a.b.c');
  await rm(folder, { recursive: true });
});
