import { expect, test } from 'vitest';

import { meet } from '../../../../domain/coordinates/rectangle';
import { areaOf, bodyOf } from '../../core/captionWays';
import { type FarNodes, MARKS } from '../scene';
import { captionsFor } from './captions';
import { byDegree } from './discs';

const VIEW = { zoom: 0.4, panX: 200, panY: 200, width: 400, height: 400, ratio: 1, overscan: 0 };

test('what Cytoscape draws has no caption on a picture, and none lies over it', () => {
  const nodes: FarNodes = {
    ...{ count: 2, x: Float32Array.of(0, 0), y: Float32Array.of(0, 90), radius: Float32Array.of(30, 30) },
    ...{ colour: new Uint32Array(2), shape: new Uint8Array(2), degree: Uint32Array.of(9, 1) },
    marks: Uint8Array.of(0, MARKS.near),
  };
  const from = { nodes, captions: ['Bucharest', 'Cluj'], order: byDegree(nodes) };
  const written = captionsFor(from, VIEW, 'canvas', () => true);
  expect(written.map(({ id }) => id)).toEqual(['0']);
  const near = bodyOf({ x: 0, y: 90, size: 60 });
  const areas = written.flatMap((node) => (node.written && areaOf(node, node.written)) ?? []);
  expect(areas).toHaveLength(1);
  expect(areas.filter((area) => meet(area, near))).toEqual([]);
  // On a picture for a file both are there.
  expect(captionsFor(from, VIEW, 'file', () => true)).toHaveLength(2);
});
