import { expect, test } from 'vitest';

import { WIDTH_PARTS } from './columns';
import { type FarEdges, type FarNodes, MARKS } from './scene';
import { pixelOf } from './pixels';
import { emptyArrays } from '../map/GraphArrays';
import { boxInSight, countsOn, farScene, type FarSource, viewOn } from './farPicture';
import { nodesWithin } from './hits';

/** Four nodes in a row, of which the last is hidden and the third stands nowhere, each linked with the next. */
function row(): FarSource {
  const nodes: FarNodes = {
    count: 4,
    x: new Float32Array([0, 100, NaN, 300]),
    y: new Float32Array([0, 50, NaN, 0]),
    radius: new Float32Array([10, 20, 10, 10]),
    colour: new Uint32Array([pixelOf('#ff8800'), pixelOf('#0000ff'), 0, 0]),
    shape: new Uint8Array([0, 2, 0, 0]),
    marks: new Uint8Array([MARKS.chosen, MARKS.near | MARKS.faint, 0, MARKS.hidden]),
    degree: new Uint32Array([1, 2, 2, 1]),
  };
  const edges: FarEdges = {
    count: 3,
    from: new Uint32Array([0, 1, 2]),
    to: new Uint32Array([1, 3, 3]),
    type: new Uint16Array(3),
    colour: new Uint32Array([pixelOf('#00ff00'), 0, 0]),
    ...{ width: new Uint8Array([2 * WIDTH_PARTS, 0, 0]), arrow: new Uint8Array([1, 0, 0]), marks: new Uint8Array(3) },
  };
  const arrays = {
    ...emptyArrays(4, 3),
    ...{ ids: ['a', 'b', 'c', 'd'], captions: ['Alpha', 'Beta', 'Gamma', 'Delta'], labels: ['Ship', 'Port'] },
    ...{ label: new Uint16Array([0, 1, 1, 0]), types: ['MOORED_AT'], type: new Uint16Array(3) },
  };
  return { nodes, edges, arrays, draw: () => Promise.reject(new Error('Nothing draws here')) };
}

test('what is hidden or stands nowhere is on no picture, and what is selected, faint or near is on it as it looks', () => {
  const source = row();
  expect(nodesWithin(source.nodes)).toEqual([0, 1]);
  expect(nodesWithin(source.nodes, { x1: 50, y1: -10, w: 350, h: 70 })).toEqual([1]);
  expect(boxInSight(source.nodes)).toEqual({ x1: -10, y1: -10, w: 130, h: 80 });
  const { nodes, edges } = farScene(source, { x1: -20, y1: -20, w: 200, h: 100 }, 0.5);
  expect(nodes.map(({ x, y, size, colour, shape }) => [x, y, size, colour, shape])).toEqual([
    [0, 0, 20, '#ff8800', 'ellipse'],
    [100, 50, 40, '#0000ff', 'diamond'],
  ]);
  expect(nodes.map(({ caption }) => caption?.lines.join(' '))).toEqual(['Alpha', 'Beta']);
  expect(edges.map(({ colour, width, arrow }) => [colour, width, arrow])).toEqual([['#00ff00', 2, 'triangle']]);
  const [start, end] = edges[0]!.points;
  expect(start).toEqual({ x: 0, y: 0 });
  expect(Math.hypot(100 - end!.x, 50 - end!.y)).toBeCloseTo(20);
});

test('what is in sight is counted by label and type', () => {
  const { labels, types } = countsOn(row());
  expect([...labels]).toEqual([
    ['Ship', 1],
    ['Port', 2],
  ]);
  expect([...types]).toEqual([['MOORED_AT', 1]]);
});

test('a view on an area begins at its corner', () => {
  expect(viewOn({ x1: -40, y1: 20, w: 400, h: 200 }, 0.5, 2)).toEqual({
    ...{ zoom: 0.5, panX: 20, panY: -10, width: 200, height: 100, ratio: 2, overscan: 0 },
  });
});

test('very many of one type between two nodes are one line on a picture, with their number', () => {
  const source = row();
  const count = 8;
  const edges: FarEdges = {
    ...{ count, from: new Uint32Array(count), to: new Uint32Array(count).fill(1), type: new Uint16Array(count) },
    ...{ colour: new Uint32Array(count), width: new Uint8Array(count), arrow: new Uint8Array(count) },
    marks: new Uint8Array(count),
  };
  const scene = farScene({ ...source, edges }, { x1: -20, y1: -20, w: 200, h: 100 }, 2);
  expect(scene.edges).toHaveLength(1);
  expect(scene.numbers).toEqual([{ x: 50, y: 25, text: '8', fontSize: 5.5 }]);
});
