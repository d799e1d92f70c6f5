import { describe, expect, test } from 'vitest';

import { forceLayout } from '../layouts/force';
import { layoutGraph, SPACING } from '../layouts/layoutGraph';
import { CAPTION_APART, captionArea, type Captioned, type NodeCaption, type PlacedCaption } from './captionWays';
import { furtherCaptions, type Landmark, landmarkCaption, landmarks, mostLandmarks } from './landmarks';
import { meet } from '../../../domain/coordinates/rectangle';

const node = (id: string, degree: number, x: number, y: number, caption = id): Captioned => ({
  id,
  degree,
  x,
  y,
  caption,
  size: 40,
  fontSize: 12,
});
/** As many as a canvas of 1,280 by 750 pixels has room for. */
const MANY = 48;
/** More than are captioned each. */
const HUBS = 130;
/** Where a caption lies on the screen at a zoom of 0.3. */
const areaOf = (one: Landmark) =>
  captionArea({ x: one.x * 0.3, y: one.y * 0.3, size: one.size * 0.3, fontSize: 12 }, one, CAPTION_APART * 0.3);
const ids = (nodes: readonly Captioned[]) => nodes.map(({ id }) => id);

describe('from afar, captions are drawn', () => {
  test('of the best connected nodes first', () => {
    const near = [node('small', 1, 0, 0), node('hub', 30, 10, 0)];
    expect(ids(landmarks(near, 0.3, MANY))).toEqual(['hub']);
  });
  test('of all nodes that have room', () => {
    const apart = [node('a', 1, 0, 0), node('b', 2, 2000, 0), node('c', 3, 0, 2000)];
    expect(ids(landmarks(apart, 0.3, MANY))).toEqual(['c', 'b', 'a']);
  });
  test('without one covering another, however many there are', () => {
    const crowd = Array.from({ length: 900 }, (_, i) => node(`n${i}`, i, (i % 30) * 90, Math.floor(i / 30) * 90));
    const chosen = landmarks(crowd, 0.3, MANY);
    expect(chosen.length).toBeGreaterThan(10);
    expect(chosen.length).toBeLessThanOrEqual(2 * MANY);
    for (const a of chosen)
      for (const b of chosen) if (a !== b) expect(meet(areaOf(a), areaOf(b)), `${a.id} and ${b.id}`).toBe(false);
  });
  test('of nodes at the rim as well, when the best connected have had their share, where they cover no other node', () => {
    const hubs = Array.from({ length: HUBS }, (_, i) => node(`h${i}`, 9, i * 400, 0));
    const around = [0, 1, 2, 3, 4, 5].map((i) =>
      node(`around${i}`, 0, 800 + 44 * (i % 3), 1900 + 150 * Math.floor(i / 3)),
    );
    const [alone, crowded] = [node('alone', 1, 0, 2000), node('crowded', 1, 844, 1975)];
    const chosen = ids(landmarks([...hubs, alone, crowded, ...around], 0.3, HUBS));
    expect(chosen).toContain('alone');
    expect(chosen).not.toContain('crowded');
  });
  test('of many, on the side where they cover the fewest nodes', () => {
    const row = Array.from({ length: HUBS }, (_, i) => node(`${i}`, 1, i * 400, 9000));
    const [above, below] = [node('above', 5, 0, 0), node('below', 4, 0, 60)];
    const chosen = landmarks([...row, above, below], 0.3, HUBS);
    expect(chosen.find(({ id }) => id === 'above')?.side).toBe('above');
    expect(chosen.find(({ id }) => id === 'below')?.side).toBe('below');
  });
  test('of nearly every one of about a hundred nodes as tight as this, whole and none over another or over a node', () => {
    const size = 95;
    const links = Array.from({ length: size - 1 }, (_, i) => ({
      startNodeId: `n${i + 1}`,
      endNodeId: `n${Math.floor(i / 3)}`,
    }));
    const graph = layoutGraph(
      Array.from({ length: size }, (_, i) => `n${i}`),
      links,
    );
    const places = [...forceLayout(graph)].at(-1)?.places() ?? [];
    const at = (i: number) => places[i] ?? 0;
    const nodes = Array.from({ length: size }, (_, i) =>
      node(`n${i}`, i < 32 ? 4 : 1, at(2 * i), at(2 * i + 1), `Station ${i}`),
    );
    const [xs, ys] = [nodes.map(({ x }) => x), nodes.map(({ y }) => y)];
    const wide = Math.max(...xs) - Math.min(...xs);
    const high = Math.max(...ys) - Math.min(...ys);
    const zoom = Math.min(1200 / wide, 650 / high, 0.8);
    const chosen = landmarks(nodes, zoom, MANY);
    expect(chosen.length).toBeGreaterThanOrEqual(size * 0.95);
    expect(chosen.filter(({ lines }) => !/^Station \d+$/u.test(lines.join(' ')))).toEqual([]);
    const areas = chosen.map((one) => {
      const fontSize = landmarkCaption(one, zoom).fontSize * zoom;
      return captionArea(
        { x: one.x * zoom, y: one.y * zoom, size: one.size * zoom, fontSize },
        one,
        CAPTION_APART * zoom,
      );
    });
    expect(areas.flatMap((area, at) => areas.slice(at + 1).filter((other) => meet(area, other)))).toEqual([]);
    const bodies = nodes.map(({ x, y, size: wide }) => ({
      left: (x - wide / 2) * zoom,
      right: (x + wide / 2) * zoom,
      top: (y - wide / 2) * zoom,
      bottom: (y + wide / 2) * zoom,
    }));
    expect(areas.flatMap((area) => bodies.filter((body) => meet(area, body)))).toEqual([]);
  });
  test('as large as on any other zoom', () => {
    const [only] = landmarks([node('a', 1, 0, 0)], 0.25, MANY);
    expect(only && landmarkCaption(only, 0.25).fontSize * 0.25).toBe(12);
  });
});

test('what stands at the edge of a narrow canvas is named above or below, not beyond the edge', () => {
  const row = [node('a', 9, 0, 0, 'Alexandria Quartet'), node('b', 9, 900, 0, 'Buenos Aires Province')];
  const zoom = 0.4;
  const reachOf = (reach?: number) =>
    landmarks(row, zoom, MANY, { reach }).map((one) => {
      const seen = { x: one.x * zoom, y: one.y * zoom, size: one.size * zoom, fontSize: 12 };
      const { left, right } = captionArea(seen, one, CAPTION_APART * zoom);
      return Math.max(-left, right - 900 * zoom);
    });
  expect(Math.max(...reachOf())).toBeGreaterThan(45);
  expect(Math.max(...reachOf(45))).toBeLessThanOrEqual(45);
  expect(reachOf(45)).toHaveLength(2);
});

test('a larger screen has more of them, a small one some all the same', () => {
  expect(mostLandmarks(360 * 600)).toBe(24);
  expect(mostLandmarks(1280 * 750)).toBe(MANY);
  expect(mostLandmarks(2560 * 1300)).toBe(160);
});

test('near by, the ordinary captions of many are read and there are no landmarks', () => {
  const many = Array.from({ length: HUBS }, (_, i) => node(`h${i}`, 9, i * 400, 0));
  expect(landmarks(many, 1, MANY)).toEqual([]);
});

test('near by, each of few is captioned, in smaller letters where all have no room otherwise, also where nodes touch', () => {
  const row = Array.from({ length: 30 }, (_, i) =>
    node(`n${i}`, 1, (i % 10) * 39, Math.floor(i / 10) * 66, `Name ${i}`),
  );
  const chosen = landmarks(
    row.map((one) => ({ ...one, fontSize: 18 })),
    1,
    MANY,
  );
  expect(chosen).toHaveLength(row.length);
  expect(Math.max(...chosen.map((one) => landmarkCaption(one, 1).fontSize))).toBeLessThan(12);
});

describe('captions that stand out', () => {
  const written = (one: Captioned) => {
    const [landmark] = landmarks([one], 0.3, MANY);
    if (landmark === undefined) throw new Error('a node alone has room');
    return { ...one, written: landmarkCaption(landmark, 0.3) };
  };
  const landmarkCaptionOf = (one: Landmark) => ({ ...landmarkCaption(one, 0.3), side: one.side });
  const areasOf = (chosen: readonly Landmark[]) =>
    chosen.map((one) => captionArea({ ...one, fontSize: 40 }, landmarkCaptionOf(one)));
  const crowd = [node('a', 1, 0, 0, 'Rosaceae'), node('b', 1, 10, 5, 'Moraceae'), node('c', 1, 900, 0, 'Malus')];

  test('lie on no node and not on each other', () => {
    const chosen = furtherCaptions(crowd, crowd, 0.3);
    expect(ids(chosen)).toContain('c');
    const areas = areasOf(chosen);
    expect(areas.flatMap((area, at) => areas.slice(at + 1).filter((other) => meet(area, other)))).toEqual([]);
  });
  test('lie on nothing that is written already', () => {
    const hub = written(node('hub', 9, 0, 0, 'Rosaceae'));
    const chosen = furtherCaptions([node('b', 1, 60, 40, 'Moraceae')], [hub], 0.3);
    const area = captionArea({ ...hub, ...hub.written }, { ...hub.written, side: 'below' });
    expect(areasOf(chosen).filter((other) => meet(area, other))).toEqual([]);
    expect(ids(chosen)).toEqual(['b']);
  });
  test('name what is pointed at, whatever is written there', () => {
    const one = node('b', 1, 0, 0, 'Moraceae');
    const written: NodeCaption = { lines: ['W'.repeat(90)], fontSize: 40, at: 'below', shift: 0 };
    const wide = Array.from({ length: 40 }, (_, at) => ({ id: `w${at}`, x: 0, y: 40 * (at - 20), size: 0, written }));
    expect(furtherCaptions([one], wide, 0.3)).toEqual([]);
    expect(ids(furtherCaptions([one], wide, 0.3, new Set(['b'])))).toEqual(['b']);
  });
  test('name what is pointed at among nodes as near as layouts put them: whole, over nodes, on no other name', () => {
    const grid = Array.from({ length: 49 }, (_, at) =>
      node(`${at}`, 1, (at % 7) * SPACING.least, Math.floor(at / 7) * SPACING.least, 'Popescu Alexandra'),
    );
    const [middle, above] = [grid[24]!, grid[17]!];
    const zoom = 0.5;
    const written: NodeCaption = { lines: ['Popescu Alexandra'], fontSize: 24, at: 'below' };
    const settled = grid.map((one) => (one === above ? { ...one, written } : one));
    expect(furtherCaptions([middle], settled, zoom)).toEqual([]);
    const [named] = furtherCaptions([middle], settled, zoom, new Set([middle.id]));
    expect(named?.lines.join(' ')).toBe('Popescu Alexandra');
    const areaAt = (one: Captioned, caption: PlacedCaption) =>
      captionArea({ ...one, fontSize: written.fontSize }, caption);
    expect(meet(areaAt(middle, named!), areaAt(above, { lines: written.lines, side: 'below' }))).toBe(false);
  });
});

test('what is written stays, and nothing else is written there, of few and of many', () => {
  const written: NodeCaption = { lines: ['A name that is wide'], fontSize: 40, at: 'below' };
  const far = { id: 'far', x: 0, y: 0, size: 40, written };
  for (const many of [3, HUBS]) {
    const row = Array.from({ length: many }, (_, at) => node(`n${at}`, 1, at * 150, 0));
    const chosen = landmarks(row, 0.3, MANY, { others: [far] });
    expect(chosen.length).toBeGreaterThan(1);
    const on = captionArea({ x: 0, y: 0, size: 12, fontSize: 12 }, { ...written, side: 'below' }, CAPTION_APART * 0.3);
    expect(chosen.filter((one) => meet(areaOf(one), on))).toEqual([]);
  }
});
