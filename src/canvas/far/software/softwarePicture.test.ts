import { expect, test } from 'vitest';

import { pixelOf } from '../pixels';
import { WIDTH_PARTS } from '../columns';
import { type FarEdges, MARKS, type PictureKind } from '../scene';
import { SoftwarePicture } from './SoftwarePicture';

const [BACKGROUND, EDGE, RED] = [pixelOf('#ffffff'), pixelOf('#000000'), pixelOf('#ff0000')];
const SIDE = 200;
const RADIUS = 20;
const [LEFT, RIGHT, MIDDLE] = [40, 160, 100];

/** A relationship from a node on the left to one on the right, drawn as large as it is: how dark it is at a place, of 255. */
function drawn(line: Partial<Record<'width' | 'arrow' | 'marks', number>>, zoom = 1, kind: PictureKind = 'canvas') {
  const picture = new SoftwarePicture(SIDE, SIDE);
  const nodes = {
    ...{ count: 2, x: Float32Array.of(LEFT, RIGHT), y: Float32Array.of(MIDDLE, MIDDLE) },
    ...{ radius: new Float32Array(2).fill(RADIUS), colour: Uint32Array.of(RED, RED), shape: new Uint8Array(2) },
    ...{ marks: new Uint8Array(2).fill(line.marks ?? 0), degree: Uint32Array.of(1, 1) },
  };
  const edges: FarEdges = {
    ...{
      count: 1,
      from: Uint32Array.of(0),
      to: Uint32Array.of(1),
      type: new Uint16Array(1),
      colour: Uint32Array.of(0),
      marks: Uint8Array.of(line.marks ?? 0),
    },
    width: Uint8Array.of((line.width ?? 0) * WIDTH_PARTS),
    arrow: Uint8Array.of(line.arrow ?? 0),
  };
  const theme = { background: BACKGROUND, edge: EDGE, accent: EDGE, text: '#000', halo: '#fff', fontFamily: 'serif' };
  const view = { zoom, panX: 0, panY: 0, width: SIDE, height: SIDE, ratio: 1, overscan: 0 };
  picture.draw({ nodes, edges, theme }, view, Uint32Array.of(0, 1), kind);
  return (x: number, y: number) => 255 - (picture.pixels[y * SIDE + x]! & 0xff);
}

test('an arrow ends at the rim of the node that it points to, and none is at the other end', () => {
  const dark = drawn({ arrow: 1 });
  const rim = RIGHT - RADIUS - 2;
  // Its back is several pixels wide, its tip is narrow, and beyond it there is the rim alone.
  expect(dark(rim - 7, MIDDLE + 2)).toBeGreaterThan(100);
  expect(dark(rim - 1, MIDDLE + 3)).toBe(0);
  expect(dark(LEFT + RADIUS + 9, MIDDLE + 2)).toBe(0);
  expect(drawn({ arrow: 0 })(rim - 7, MIDDLE + 2)).toBe(0);
});

test('from afar no arrow is drawn, as none is by Cytoscape', () => {
  const dark = drawn({ arrow: 1 }, 0.4);
  const column = Array.from({ length: 9 }, (_, at) => dark(52, 40 - 4 + at));
  expect(column.filter((value) => value > 20).length).toBeLessThanOrEqual(2);
});

test('a line is as wide as it is to be', () => {
  const covered = (width: number) => {
    const dark = drawn({ width });
    return Array.from({ length: 31 }, (_, at) => dark(MIDDLE, MIDDLE - 15 + at)).filter((value) => value > 60).length;
  };
  expect(covered(0)).toBeLessThanOrEqual(2);
  expect(covered(6)).toBeGreaterThanOrEqual(6);
  expect(covered(6)).toBeLessThanOrEqual(7);
});

test('what is faint is so on the canvas and in a file of its view, and in no other file', () => {
  const dark = (kind: PictureKind, marks = 0) => drawn({ marks, width: 6 }, 1, kind)(MIDDLE, MIDDLE);
  for (const kind of ['canvas', 'view file'] as const) expect(dark(kind, MARKS.faint)).toBeLessThan(dark(kind) / 3);
  for (const kind of ['file', 'transparent file'] as const) expect(dark(kind, MARKS.faint)).toBe(dark(kind));
});
