import { expect, test } from 'vitest';

import { TooManyWaiting, TurnsByPerson } from './TurnsByPerson.js';

const forever = new AbortController().signal;

/** Enters for each of some persons, and notes who got a place. */
function entering(turns: TurnsByPerson, persons: readonly string[]) {
  const order: string[] = [];
  const leaves: (() => void)[] = [];
  for (const person of persons)
    void turns.enter(person, forever).then((leave) => {
      order.push(person);
      leaves.push(leave);
    });
  return { order, leaveFirst: () => leaves.shift()?.() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('one person has all places but one, and persons take turns', async () => {
  const turns = new TurnsByPerson({ total: 2, ofOne: 1, waiting: 10 });
  const { order, leaveFirst } = entering(turns, ['Ann', 'Ann', 'Ann', 'Ben', 'Cleo', 'Ben']);
  await settled();
  expect(order).toEqual(['Ann', 'Ben']);
  for (let left = 0; left < 4; left += 1) {
    leaveFirst();
    await settled();
  }
  expect(order).toEqual(['Ann', 'Ben', 'Ann', 'Ben', 'Cleo', 'Ann']);
});

test('who gives up waiting is passed over, and takes nobody’s place', async () => {
  const turns = new TurnsByPerson({ total: 1, ofOne: 1, waiting: 10 });
  const leave = await turns.enter('Ann', forever);
  const ended = new AbortController();
  const waiting = turns.enter('Ann', ended.signal).catch((error: unknown) => error);
  const other = turns.enter('Ben', forever);
  const reason = new Error('stopped');
  ended.abort(reason);
  expect(await waiting).toBe(reason);
  leave();
  await expect(other).resolves.toBeTypeOf('function');
});

test('a person has so many waiting and no more; others are not held back by that', async () => {
  const turns = new TurnsByPerson({ total: 2, ofOne: 1, waiting: 1 });
  await turns.enter('Ann', forever);
  void turns.enter('Ann', forever);
  await expect(turns.enter('Ann', forever)).rejects.toBeInstanceOf(TooManyWaiting);
  await expect(turns.enter('Ben', forever)).resolves.toBeTypeOf('function');
});
