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

test('sockets are counted by person and by address, and a place is given back once', () => {
  const counts = new SocketCounts({ socketsPerPerson: 2, socketsPerAddress: 3 });
  const leave = counts.enter('ana', 'home');
  counts.enter('ana', 'work');
  expect(() => counts.enter('ana', 'home')).toThrow('one person');
  counts.enter('bob', 'home');
  counts.enter('eva', 'home');
  expect(() => counts.checkAddress('home')).toThrow('one address');
  leave();
  leave();
  counts.enter('ana', 'home');
  expect(() => counts.enter('dan', 'home')).toThrow('one address');
});
