import { expect, test } from 'vitest';

import { Slices } from './Slices.js';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('a short list is done at once, a long one in slices that let other things through', async () => {
  const slices = new Slices();
  const done: number[] = [];
  const finished = slices.each(numbers(1_200), (each) => done.push(each));
  expect(done.length).toBeGreaterThan(0);
  expect(done.length).toBeLessThanOrEqual(250);
  let turns = 0;
  while (done.length < 1_200) {
    const before = done.length;
    await nextTurn();
    expect(done.length - before).toBeLessThanOrEqual(250);
    turns += 1;
  }
  await finished;
  expect(turns).toBeGreaterThanOrEqual(4);
  expect(done).toEqual(numbers(1_200));
});

test('a slice ends early when each thing takes long', async () => {
  const slices = new Slices();
  let done = 0;
  const finished = slices.each(numbers(200), () => {
    const until = performance.now() + 1;
    while (performance.now() < until);
    done += 1;
  });
  expect(done).toBeLessThan(60);
  await finished;
  expect(done).toBe(200);
});

test('lists are done in the order in which they came, whatever is added meanwhile', async () => {
  const slices = new Slices();
  const done: string[] = [];
  const lists = ['a', 'b', 'c'].map((name) => slices.each(numbers(600), (each) => done.push(`${name}${each}`)));
  await slices.each([], () => undefined);
  await Promise.all(lists);
  expect(done).toEqual(['a', 'b', 'c'].flatMap((name) => numbers(600).map((each) => `${name}${each}`)));
});
