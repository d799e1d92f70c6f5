import { expect, test } from 'vitest';

import { type GraphNode } from '../../../contract/elements.js';
import { dotNode } from './writeDot.js';

const node = (x: number, y: number) =>
  ({
    ...{ id: 'n1', labels: ['Mill'], properties: {}, propertyKinds: {}, position: { x, y } },
    ...{ version: 1, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z', degree: 0 },
  }) as unknown as GraphNode;

test.each([
  [12.5, -40, '12.5,40'],
  [0, 0, '0,0'],
  // As the other formats write a whole number that no float is exact for.
  [2 ** 60, 1, `${(2 ** 60).toExponential()},-1`],
])('a place is written with y upwards, by numbers that stay what they are: %d %d', (x, y, pos) => {
  expect(dotNode(node(x, y))).toContain(`pos="${pos}"`);
});
