import { expect, test } from 'vitest';

import { isId } from '../../../domain/ids/ids.js';
import { ulidSequence } from './ulidSequence.js';

test('ids of a sequence are ULIDs, all different, in rising order', () => {
  const next = ulidSequence();
  const ids = Array.from({ length: 5000 }, next);
  expect(ids.every(isId)).toBe(true);
  expect([...new Set(ids)].sort()).toEqual(ids);
});

test('two sequences share no id', () => {
  const [first, second] = [ulidSequence(), ulidSequence()];
  const ids = new Set(Array.from({ length: 1000 }, () => [first(), second()]).flat());
  expect(ids.size).toBe(2000);
});
