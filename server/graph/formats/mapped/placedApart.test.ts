import { expect, test } from 'vitest';

import { type Pass } from '../Format.js';
import { type Finding } from '../Found.js';
import { placedApart } from './placedApart.js';

const file = { name: 'claims.csv', size: 0, open: () => [] as unknown as AsyncIterable<Uint8Array> };
const node = (row: number, position?: { x: number; y: number }): Finding => ({
  ...{ found: 'node', row, key: String(row), labels: ['Claim'], properties: {}, propertyKinds: {} },
  ...(position === undefined ? {} : { position }),
});
const passOf = (...found: Finding[]): Pass => ({
  file,
  async *findings() {
    yield found;
  },
});

async function placesOf(passes: readonly Pass[]) {
  const places = [];
  for (const pass of passes)
    for await (const found of pass.findings())
      for (const each of found) places.push(each.found === 'node' ? each.position : undefined);
  return places;
}

test('nodes of one spot are placed beside each other, across files too, and at the same places each time', async () => {
  const spot = { x: 10, y: 20 };
  const passes = placedApart([passOf(node(1, spot), node(2, spot), node(3)), passOf(node(4, spot))]);
  const [first, second, none, fourth] = await placesOf(passes);
  expect([first, none]).toEqual([spot, undefined]);
  const distance = (one: typeof first, other: typeof first) =>
    Math.hypot((one?.x ?? NaN) - (other?.x ?? NaN), (one?.y ?? NaN) - (other?.y ?? NaN));
  for (const apart of [distance(first, second), distance(first, fourth), distance(second, fourth)]) {
    expect(apart).toBeGreaterThan(45);
    expect(apart).toBeLessThan(150);
  }
  expect(await placesOf(passes)).toEqual([first, second, none, fourth]);
});

test('a place that is no number is none', async () => {
  expect(
    await placesOf(placedApart([passOf(node(1, { x: 1, y: Infinity }), node(2, { x: Number.NaN, y: 0 }))])),
  ).toEqual([undefined, undefined]);
});
