import { expect, test } from 'vitest';

import { previewPlaces } from './previewPlaces';

const chargers = Array.from({ length: 12 }, (_, at) => ({
  id: `c${at}`,
  position: { x: 230_000 + (at % 4) * 90, y: -590_000 + Math.floor(at / 4) * 90 },
}));
const ties = chargers.map(({ id }, at) => ({ id: `r${at}`, type: 'HAS', startNodeId: id, endNodeId: `s${at % 2}` }));

test('what says no place stands among what does, however far from the middle of everything that is', () => {
  const places = previewPlaces([...chargers, { id: 's0' }, { id: 's1' }, { id: 'alone' }], ties);
  expect(places.size).toBe(15);
  expect(places.get('c0')).toEqual({ x: 230_000, y: -590_000 });
  for (const id of ['s0', 's1', 'alone']) {
    const { x, y } = places.get(id) ?? { x: NaN, y: NaN };
    expect(Math.hypot(x - 230_135, y + 589_910)).toBeLessThan(1000);
  }
});

test('where hardly anything says a place all are laid out', () => {
  const places = previewPlaces([...chargers.slice(0, 1), { id: 's0' }, { id: 's1' }], ties.slice(0, 1));
  expect(places.size).toBe(3);
  expect(Math.hypot(places.get('c0')?.x ?? NaN, places.get('c0')?.y ?? NaN)).toBeLessThan(5000);
});
