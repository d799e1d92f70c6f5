import { describe, expect, test } from 'vitest';

import { layoutGraph, SPACING } from './layoutGraph';
import { forcePlaces, smallPlaces } from './smallPlaces';

const link = (startNodeId: string, endNodeId: string) => ({ startNodeId, endNodeId });

const extent = (places: ReturnType<typeof smallPlaces>) => {
  const [xs, ys] = [[...places.values()].map(({ x }) => x), [...places.values()].map(({ y }) => y)];
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
};

describe('the places of a small graph', () => {
  test('a path lies along the width, up and down by turns', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const places = smallPlaces(
      ids,
      ids.slice(1).map((id, i) => link(ids[i]!, id)),
    );
    const { width, height } = extent(places);
    expect(width).toBeGreaterThan(1.8 * height);
    expect(height).toBeGreaterThan(80);
    expect(width).toBeLessThan(1000);
  });
  test('a path is folded more in a room that is hardly wider than high', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const links = ids.slice(1).map((id, i) => link(ids[i]!, id));
    const shape = (aspect: number) => {
      const { width, height } = extent(smallPlaces(ids, links, aspect));
      return width / height;
    };
    expect(shape(1.3)).toBeLessThan(shape(6) * 0.7);
  });
  test('two nodes stand side by side', () => {
    const { width, height } = extent(smallPlaces(['a', 'b'], [link('a', 'b')]));
    expect(height).toBeLessThan(1);
    expect(width).toBeGreaterThan(100);
  });
  test('a path beside nodes without relationships keeps all of them near', () => {
    const { width, height } = extent(
      smallPlaces(['a', 'b', 'c', 'd', 'e', 'f'], [link('a', 'b'), link('b', 'c'), link('c', 'd')]),
    );
    expect(Math.max(width, height)).toBeLessThan(1200);
  });
  test('one node, or none, has a place as well', () => {
    expect(smallPlaces(['a'], []).get('a')).toEqual({
      x: expect.any(Number) as number,
      y: expect.any(Number) as number,
    });
    expect(smallPlaces([], []).size).toBe(0);
  });
});

test('what hangs together as a line is not stretched, though a line takes no room to speak of', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const links = ids.slice(1).map((id, at) => ({ startNodeId: ids[at] ?? '', endNodeId: id }));
  const graph = layoutGraph(ids, links);
  const places = forcePlaces(graph);
  const lengths = links.map((_, at) =>
    Math.hypot(places[2 * at]! - places[2 * at + 2]!, places[2 * at + 1]! - places[2 * at + 3]!),
  );
  expect(Math.max(...lengths)).toBeLessThan(2 * SPACING.between);
  expect(Math.min(...lengths)).toBeGreaterThan(SPACING.least);
});
