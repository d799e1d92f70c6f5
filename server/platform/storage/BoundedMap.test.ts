import { expect, test } from 'vitest';

import { BoundedMap } from './BoundedMap.js';

test('drops what was put longest ago', () => {
  const kept = new BoundedMap<string, number>(2).set('a', 1).set('b', 2).set('a', 3).set('c', 4);
  expect([...kept]).toEqual([
    ['a', 3],
    ['c', 4],
  ]);
});

test('works a value out once as long as it is held, and what is used stays', () => {
  const kept = new BoundedMap<string, number>(2);
  let found = 0;
  const use = (key: string) => kept.use(key, () => (found += 1));
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(use)).toEqual([1, 2, 1, 3, 1, 4]);
});

test('holds nothing as a value, too', () => {
  const kept = new BoundedMap<string, undefined>(2);
  let asked = 0;
  const find = () => void (asked += 1);
  for (const key of ['a', 'a', 'a']) kept.use(key, find);
  expect(asked).toBe(1);
});
