import { expect, test } from 'vitest';

import { DIRECTIONS, nextInDirection } from './directions';

const nodes = [
  { nodeId: 'right', x: 100, y: 10 },
  { nodeId: 'far right', x: 300, y: 0 },
  { nodeId: 'below', x: 5, y: 90 },
  { nodeId: 'above', x: 0, y: -80 },
];
const from = { x: 0, y: 0 };

test('an arrow key goes to the nearest node on that side', () => {
  expect(nextInDirection(from, DIRECTIONS['ArrowRight']!, nodes)).toBe('right');
  expect(nextInDirection(from, DIRECTIONS['ArrowDown']!, nodes)).toBe('below');
  expect(nextInDirection(from, DIRECTIONS['ArrowUp']!, nodes)).toBe('above');
});
test('an arrow key stays where nothing lies on that side', () => {
  expect(nextInDirection(from, DIRECTIONS['ArrowLeft']!, nodes)).toBeNull();
});
