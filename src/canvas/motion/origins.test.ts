import { expect, test } from 'vitest';

import { originsOf } from './origins';

const PLACES = new Map([
  ['hub', { x: 1, y: 1 }],
  ['other', { x: 9, y: 9 }],
]);
const LINKS = [
  ['hub', 'a'],
  ['hub', 'b'],
  ['other', 'a'],
  ['b', 'far'],
  ['alone', 'lonely'],
].map(([startNodeId = '', endNodeId = '']) => ({ startNodeId, endNodeId }));

const linksOf = (id: string) => LINKS.filter(({ startNodeId, endNodeId }) => startNodeId === id || endNodeId === id);

test('newcomers come out of the neighbour that most of them share, and what hangs on them comes with them', () => {
  const origins = originsOf(new Set(['a', 'b', 'far', 'alone', 'lonely']), linksOf, (id) => PLACES.get(id));
  expect(Object.fromEntries(origins)).toEqual({ a: { x: 1, y: 1 }, b: { x: 1, y: 1 }, far: { x: 1, y: 1 } });
});

test('nobody comes out of a neighbour that is not in sight', () => {
  expect(originsOf(new Set(['a']), linksOf, (id) => (id === 'other' ? PLACES.get(id) : undefined))).toEqual(
    new Map([['a', { x: 9, y: 9 }]]),
  );
  expect(originsOf(new Set(['a', 'b']), linksOf, () => undefined).size).toBe(0);
});
