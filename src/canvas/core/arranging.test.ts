import { describe, expect, test, vi } from 'vitest';

import { type GraphNode, type Point } from '../../../domain/elements/elements';
import { GraphModel } from '../../graph/GraphModel';
import { emptyArrays } from '../map/GraphArrays';
import { MapLayer } from '../map/MapLayer';
import { patched } from '../map/patch';
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
  return { model, positions, pinned, arranging: new Arranging(positions, () => pinned) };
};

describe('a layout', () => {
  test('of all puts everything where it says', () => {
    const { positions, arranging } = opened();
    expect(arranging.begin().ids).toEqual(['a', 'b', 'c']);
    arranging.take(Float64Array.of(0, 0, 10, 0, 20, 0));
    expect(positions.get('c')).toEqual({ x: 20, y: 0 });
    expect(arranging.moved().ids).toEqual(['a', 'b', 'c']);
  });
  test('of some comes where these stood, and moves nothing else', () => {
    const { positions, arranging } = opened();
    expect(arranging.begin(['a', 'b', 'gone']).ids).toEqual(['a', 'b']);
    // A draft first, then the end of it: both around the same middle.
    for (const apart of [80, 20]) arranging.take(Float64Array.of(0, 0, 0, apart));
    expect([positions.get('a'), positions.get('b')]).toEqual([
      { x: 200, y: 90 },
      { x: 200, y: 110 },
    ]);
    expect(arranging.moved().ids).toEqual(['a', 'b']);
  });
  test('leaves pinned nodes where they are, and comes around them', () => {
    const { positions, pinned, arranging } = opened();
    pinned.add('a');
    arranging.begin();
    arranging.take(Float64Array.of(0, 0, 10, 0, 20, 0));
    expect(['a', 'b', 'c'].map((id) => positions.get(id))).toEqual([
      { x: 100, y: 100 },
      { x: 110, y: 100 },
      { x: 120, y: 100 },
    ]);
  });
  test('of a map looks up no node that the canvas does not hold, and moves those that it holds as well', () => {
    const { model, positions: held } = opened();
    const ids = ['a', 'b', 'c', ...Array.from({ length: 500 }, (_, at) => `m${at}`)];
    const map = new MapLayer();
    map.show(
      patched(emptyArrays(), { nodes: ids.map((id, at) => ({ id, label: 'A', degree: 0, place: { x: at, y: 0 } })) }),
    );
    const positions = new Positions(model, map);
    for (const id of ['a', 'b', 'c']) positions.set(id, held.get(id));
    const arranging = new Arranging(positions, () => new Set());
    const looks = [vi.spyOn(model, 'node'), vi.spyOn(map, 'placeOf'), vi.spyOn(map, 'place')];
    arranging.begin();
    arranging.take(Float64Array.from({ length: 2 * ids.length }, (_, at) => -at));
    const { ids: moved, from, to } = arranging.moved();
    expect(looks.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBeLessThan(10);
    expect(moved).toEqual(ids);
    expect([...from.subarray(0, 2), ...from.subarray(8, 10)]).toEqual([100, 100, 4, 0]);
    expect([...to.subarray(0, 4), ...to.subarray(-2)]).toEqual([-0, -1, -2, -3, -1004, -1005]);
    expect([positions.get('b'), positions.get('m499'), map.placeOf('b')]).toEqual([
      { x: -2, y: -3 },
      { x: -1004, y: -1005 },
      { x: -2, y: -3 },
    ]);
  });
  test('of a map knows what was deleted or added while it ran', () => {
    const map = new MapLayer();
    const node = (id: string) => ({ id, label: 'A', degree: 0, place: { x: 0, y: 0 } });
    map.show(patched(emptyArrays(), { nodes: ['a', 'b', 'c', 'd'].map(node) }));
    const positions = new Positions(new GraphModel(), map);
    const arranging = new Arranging(positions, () => new Set());
    arranging.begin();
    map.keep(patched(map.arrays!, { removedNodes: ['a'], nodes: [node('e')] }));
    expect(arranging.take(Float64Array.of(1, 1, 2, 2, 3, 3, 4, 4))).toEqual(['b', 'c', 'd']);
    expect(['b', 'c', 'd', 'e'].map((id) => positions.get(id).x)).toEqual([2, 3, 4, 0]);
    expect([arranging.moved().ids, arranging.stood('d'), arranging.stood('e')]).toEqual([['b', 'c', 'd'], true, false]);
  });
});
