import { setTimeout as pause } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { MessageBudget } from './MessageBudget.js';
import { SocketCounts } from './SocketCounts.js';

test('a client may send ten seconds’ worth at once, and no more until time has passed', async () => {
  const budget = new MessageBudget(10);
  expect(Array.from({ length: 100 }, () => budget.take())).not.toContain(false);
  expect(budget.take()).toBe(false);
  await pause(250);
  expect(budget.take()).toBe(true);
});

test('sockets are counted by person and by address, and a place is given back once', async () => {
  const counts = new SocketCounts({ socketsPerPerson: 2, socketsPerAddress: 3 });
  const leave = await counts.enter('ana', 'home');
  await counts.enter('ana', 'work');
  await expect(counts.enter('ana', 'home')).rejects.toThrow('one person');
  await counts.enter('bob', 'home');
  await counts.enter('eva', 'home');
  expect(() => counts.checkAddress('home')).toThrow('one address');
  leave();
  leave();
  await counts.enter('ana', 'home');
  await expect(counts.enter('dan', 'home')).rejects.toThrow('one address');
});
