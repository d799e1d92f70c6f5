import { expect, test } from 'vitest';

import { OwnerGate } from './OwnerGate.js';

/** Work that ends when the test says so. */
function held(log: string[], name: string) {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return {
    work: async () => {
      log.push(`${name} begins`);
      await ended;
      log.push(`${name} ends`);
    },
    end: () => end(),
  };
}

const aWhile = () => new Promise((resolve) => setImmediate(resolve));

test('work that wants a file alone waits for what was begun, and holds back what comes after it, of that person alone', async () => {
  const gate = new OwnerGate();
  const log: string[] = [];
  const [first, alone, later, other] = ['first', 'alone', 'later', 'other'].map((name) => held(log, name)) as [
    ReturnType<typeof held>,
    ReturnType<typeof held>,
    ReturnType<typeof held>,
    ReturnType<typeof held>,
  ];
  const all = [
    gate.run('ana', first.work),
    gate.alone('ana', alone.work),
    gate.run('ana', later.work),
    gate.run('bob', other.work),
  ];
  await aWhile();
  expect(log).toEqual(['first begins', 'other begins']);
  first.end();
  await aWhile();
  expect(log.slice(2)).toEqual(['first ends', 'alone begins']);
  alone.end();
  await aWhile();
  expect(log.slice(4)).toEqual(['alone ends', 'later begins']);
  later.end();
  other.end();
  await Promise.all(all);
  await gate.settled();
});

test('what fails alone lets the others go on, and two never have a file alone at a time', async () => {
  const gate = new OwnerGate();
  let inside = 0;
  const work = async () => {
    inside += 1;
    expect(inside).toBe(1);
    await aWhile();
    inside -= 1;
    throw new Error('it broke');
  };
  const outcomes = await Promise.allSettled([
    gate.alone('ana', work),
    gate.alone('ana', work),
    gate.alone('ana', work),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await gate.run('ana', async () => 'goes on')).toBe('goes on');
});
