import { expect, test } from 'vitest';

import { Closing } from './closing.js';

const ROW = { nodes_total: 0, relationships_total: 0 } as ConstructorParameters<typeof Closing>[0];

test('a transaction refuses a second new node left to its end, and keeps the first', () => {
  const closing = new Closing(ROW);
  closing.make('[1]');
  expect(() => closing.make('[2]')).toThrow('once');
  expect(closing.making).toBe('[1]');
});

test('a transaction that makes no node by itself leaves none to its end, whatever else it counts', () => {
  const closing = new Closing(ROW);
  closing.add('label', 'Tide', 2);
  // What comes to nothing is not written.
  closing.add('label', 'Ebb', 1);
  closing.add('label', 'Ebb', -1);
  expect(closing.added('label')).toEqual([{ name: 'Tide', by: 2 }]);
  expect(closing.making).toBeUndefined();
});
