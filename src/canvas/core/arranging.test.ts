import { describe, expect, test } from 'vitest';

import { type GraphNode, type Point } from '../../../domain/elements/elements';
import { GraphModel } from '../../graph/GraphModel';
import { Arranging } from './Arranging';
import { Positions } from './Positions';

const stored = { propertyKinds: {}, version: 1, createdAt: '', updatedAt: '', degree: 0 };
const node = (id: string, position: Point): GraphNode => ({ ...stored, id, labels: ['A'], properties: {}, position });
const opened = () => {
  const model = new GraphModel();
  model.replace({
    nodes: [node('a', { x: 100, y: 100 }), node('b', { x: 300, y: 100 }), node('c', { x: 900, y: 900 })],
    relationships: [],
    nodesTotal: 3,
    relationshipsTotal: 0,
    labels: [],
    types: [],
  });
  const positions = new Positions(model);
  positions.takeStored(false);
  const pinned = new Set<string>();
  return { positions, pinned, arranging: new Arranging(positions, () => pinned) };
};

describe('a layout', () => {
  test('of all puts everything where it says', () => {
    const { positions, arranging } = opened();
    expect(arranging.begin().ids).toEqual(['a', 'b', 'c']);
    arranging.take(['a', 'b', 'c'], Float64Array.of(0, 0, 10, 0, 20, 0));
    expect(positions.get('c')).toEqual({ x: 20, y: 0 });
    expect(arranging.moved().map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
  test('of some comes where these stood, and moves nothing else', () => {
    const { positions, arranging } = opened();
    expect(arranging.begin(['a', 'b', 'gone']).ids).toEqual(['a', 'b']);
    // A draft first, then the end of it: both around the same middle.
    for (const apart of [80, 20]) arranging.take(['a', 'b'], Float64Array.of(0, 0, 0, apart));
    expect([positions.get('a'), positions.get('b')]).toEqual([
      { x: 200, y: 90 },
      { x: 200, y: 110 },
    ]);
    expect(arranging.moved().map(({ id }) => id)).toEqual(['a', 'b']);
  });
  test('leaves pinned nodes where they are, and comes around them', () => {
    const { positions, pinned, arranging } = opened();
    pinned.add('a');
    arranging.begin();
    arranging.take(['a', 'b', 'c'], Float64Array.of(0, 0, 10, 0, 20, 0));
    expect(['a', 'b', 'c'].map((id) => positions.get(id))).toEqual([
      { x: 100, y: 100 },
      { x: 110, y: 100 },
      { x: 120, y: 100 },
    ]);
  });
});
