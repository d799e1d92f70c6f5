import { describe, expect, test } from 'vitest';

import { typeLines } from './captionText';
import { type Among, arrowHead, type Body, captionArea, type Captioned, type DrawnLine, type Way } from './captionWays';
import { landmarks } from './landmarks';
import { lengthUnder } from './linesUnder';
import { placedCaptions } from './placedCaptions';
import { RoomMaker } from './RoomMaker';
import { meet, type Rectangle } from '../../../domain/coordinates/rectangle';

const LONG = [
  'Ministerul Afacerilor Externe',
  'Ocolul Silvic Babadag - parcela 14B',
  'Intercomunitară',
  'Universitatea „Babeș-Bolyai” Cluj-Napoca',
  'Nicolae',
  'WWW Weltwirtschaftsministerium',
];
const nodes = (count: number, at: (i: number) => { x: number; y: number }, fontSize = 12): Captioned[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `n${i}`,
    caption: LONG[i % LONG.length] ?? '',
    degree: i % 3,
    size: 36,
    fontSize,
    ...at(i),
  }));

/** Pairs of areas that lie over each other. */
const overlaps = (areas: readonly Rectangle[]) =>
  areas.flatMap((one, at) => areas.slice(at + 1).filter((other) => meet(one, other)));
const areasOf = (graph: readonly Captioned[], among: Among = {}) => {
  const placed = placedCaptions(graph, among);
  return graph.flatMap((node) => {
    const caption = placed.get(node.id);
    return caption === undefined ? [] : [captionArea(node, caption)];
  });
};
const text = (graph: readonly Captioned[]) => [...placedCaptions(graph).values()].map(({ lines }) => lines.join(' '));

describe('the captions of nodes that stand close', () => {
  test.each([
    ['a row', nodes(9, (i) => ({ x: i * 110, y: 0 }))],
    ['a row as tight as layouts make them', nodes(9, (i) => ({ x: i * 78, y: 0 }))],
    ['a row of well connected ones', nodes(9, (i) => ({ x: i * 110, y: 0 }), 20)],
    ['a grid', nodes(36, (i) => ({ x: (i % 6) * 100, y: Math.floor(i / 6) * 78 }))],
    ['a circle', nodes(12, (i) => ({ x: 160 * Math.cos(i / 2), y: 160 * Math.sin(i / 2) }))],
  ])('lie over no other, and none is left out: %s', (_, graph) => {
    const areas = areasOf(graph);
    expect(overlaps(areas)).toEqual([]);
    expect(areas).toHaveLength(graph.length);
  });

  test('are as they were where there is room, in lines that are as wide as ever', () => {
    const [one] = placedCaptions(nodes(1, () => ({ x: 0, y: 0 }))).values();
    expect(one).toEqual({ lines: ['Ministerul', 'Afacerilor Externe'], side: 'below', shift: 0 });
  });

  test('say all they have to say beside each other in narrower lines, before anything is cut', () => {
    const pair = nodes(2, (i) => ({ x: i * 100, y: 0 })).map((node) => ({
      ...node,
      caption: 'Poiana Teilor Mari de Sus',
    }));
    expect(text(pair)).toEqual(['Poiana Teilor Mari de Sus', 'Poiana Teilor Mari de Sus']);
  });

  test('do not lie over a node that stands below, where they can be elsewhere', () => {
    const graph = nodes(2, (i) => ({ x: 0, y: i * 50 }));
    const [above] = areasOf(graph);
    expect(above?.bottom).toBeLessThanOrEqual(-18);
  });

  test('lie on no head of an arrow, also where those of all nodes are in the way', () => {
    const grid = nodes(16, (i) => ({ x: (i % 4) * 110, y: Math.floor(i / 4) * 84 }));
    const lines = grid.flatMap((to) =>
      [Math.PI / 2, 0.3, Math.PI, -Math.PI / 2].map((angle): DrawnLine => {
        const from = {
          id: `${to.id} ${angle}`,
          x: to.x + 60 * Math.cos(angle),
          y: to.y + 60 * Math.sin(angle),
          size: 0,
        };
        return { ends: [from, to] };
      }),
    );
    const heads = lines.flatMap((line) => arrowHead(line) ?? []);
    const areas = areasOf(grid, { lines });
    expect(areas).toHaveLength(grid.length);
    expect(areas.filter((area) => heads.some((head) => meet(head, area)))).toEqual([]);
  });

  test('lie on no line where there is room beside it, and else on as little of lines as can be', () => {
    const [one] = nodes(1, () => ({ x: 0, y: 0 }));
    const end = (x: number, y: number) => ({ id: `${x} ${y}`, x, y, size: 10 });
    const under = (ends: readonly Body[]) => {
      const lines = ends.map((to): DrawnLine => ({ arrow: 'none', ends: [one!, to] }));
      return areasOf([one!], { lines }).map((area) => lengthUnder(lines, area));
    };
    expect(under([end(0, 300)])).toEqual([0]);
    expect(under([end(0, 300), end(0, -300), end(300, 0)])).toEqual([0]);
    const [least] = under(
      Array.from({ length: 24 }, (_, at) => end(300 * Math.cos(at / 3.8), 300 * Math.sin(at / 3.8))),
    );
    expect(least).toBeGreaterThan(0);
  });

  test('that lie on lines stay whole, and on their lines where others have all the room', () => {
    const row = nodes(9, (i) => ({ x: i * 78, y: 0 }));
    const lines = row.flatMap((from): DrawnLine[] =>
      [80, -80].map((y) => ({ arrow: 'none', ends: [from, { id: `${from.id} ${y}`, x: from.x, y, size: 0 }] })),
    );
    const [plain, among] = [placedCaptions(row), placedCaptions(row, { lines })];
    const words = (placed: typeof plain) => [...placed].map(([id, one]) => `${id} ${one.lines.join(' ')}`).sort();
    expect(words(among)).toEqual(words(plain));
    expect(overlaps(areasOf(row, { lines }))).toEqual([]);
  });

  test('are moved where that makes room for another one', () => {
    const way = (left: number): Way => ({
      lines: ['a'],
      side: 'below',
      area: { left, right: left + 10, top: 0, bottom: 10 },
      cost: 0,
    });
    const [here, beside, far] = [way(0), way(20), way(40)];
    const maker = new RoomMaker(
      new Map([
        ['first', [here, beside]],
        ['second', [beside, far]],
        ['third', [here]],
      ]),
    );
    const chosen = new Map([
      ['first', here],
      ['second', beside],
    ]);
    expect(maker.with('third', chosen)).toEqual(
      new Map([
        ['third', here],
        ['first', beside],
        ['second', far],
      ]),
    );
    expect(new RoomMaker(new Map([['third', [here]]])).with('third', chosen)).toBeUndefined();
  });

  test('on one spot are written once', () => {
    const areas = areasOf(nodes(20, () => ({ x: 0, y: 0 })));
    expect(areas.length).toBeGreaterThan(0);
    expect(overlaps(areas)).toEqual([]);
  });

  test('that are read from afar share the room of a row too', () => {
    const row = nodes(9, (i) => ({ x: i * 137, y: 0 }));
    const chosen = landmarks(row, 0.55, 48);
    expect(chosen).toHaveLength(9);
    expect(chosen.some(({ lines }) => lines.length > 1)).toBe(true);
  });
});

describe('a type along its relationship', () => {
  test('stands on one line where there is room, else on two that end between its words', () => {
    expect(typeLines('HAS_SORT_DE_MIERE', 12)).toBe('HAS_SORT_DE_MIERE');
    expect(typeLines('HAS_SORT_DE_MIERE', 6.5)).toBe('HAS_SORT_\nDE_MIERE');
    expect(typeLines('flows through', 5)).toBe('flows\nthrough');
  });
  test('is cut rather than covered by the nodes at its ends, and left out where there is no room for it', () => {
    expect(typeLines('ADMINISTERED', 5)).toMatch(/^ADM.*…/u);
    expect(typeLines('ADMINISTERED', 1)).toBe('');
  });
});
