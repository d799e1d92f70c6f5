import { expect, test } from 'vitest';

import { type FarView } from './scene';
import { extentOf, isCovered, transformFor } from './views';

const shown: FarView = { zoom: 0.5, panX: 100, panY: 40, width: 1000, height: 600, ratio: 1, overscan: 0.5 };
const onScreen = ({ zoom, panX, panY }: FarView, x: number, y: number) => [x * zoom + panX, y * zoom + panY];

test.each([
  ['that it was drawn for', {}],
  ['moved', { panX: 300, panY: -20 }],
  ['zoomed in', { zoom: 1.3, panX: -80, panY: 5 }],
  ['zoomed out', { zoom: 0.1 }],
])('a picture lies under a view %s so that each node is where it belongs', (_, change) => {
  const now = { ...shown, ...change };
  const { x, y, scale } = transformFor(shown, now);
  const [left, top] = [shown.panX + shown.width * 0.5, shown.panY + shown.height * 0.5];
  for (const [nodeX, nodeY] of [
    [0, 0],
    [640, -90],
  ] as const) {
    const seen = [(nodeX * shown.zoom + left) * scale + x, (nodeY * shown.zoom + top) * scale + y];
    const [wantedX, wantedY] = onScreen(now, nodeX, nodeY);
    expect(seen[0]).toBeCloseTo(wantedX!, 6);
    expect(seen[1]).toBeCloseTo(wantedY!, 6);
  }
});

test('a picture covers a view while enough of it lies beyond each side, and never at another zoom', () => {
  expect(isCovered(shown, shown, 0.5)).toBe(true);
  expect(isCovered(shown, { ...shown, panX: 100 + 340 }, 0.15)).toBe(true);
  expect(isCovered(shown, { ...shown, panX: 100 + 360 }, 0.15)).toBe(false);
  expect(isCovered(shown, { ...shown, zoom: 0.51 }, 0)).toBe(false);
  expect(isCovered(shown, { ...shown, width: 1200 }, 0)).toBe(false);
});

test('the part of the graph in view is what its corners show', () => {
  expect(extentOf(shown)).toEqual({ x1: -200, y1: -80, w: 2000, h: 1200 });
  expect(extentOf(shown, 0.5).x1).toBe(-1200);
});
