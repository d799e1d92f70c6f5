import { expect, test, vi } from 'vitest';

import { type GraphNode } from '../../../domain/elements/elements';
import { GraphModel } from '../../graph/GraphModel';
import { emptyArrays } from '../map/GraphArrays';
import { MapLayer } from '../map/MapLayer';
import { patched } from '../map/patch';
import { Arranging } from './Arranging';
import { FirstPlaces } from './FirstPlaces';
import { Positions } from './Positions';

const made = { propertyKinds: {}, version: 1, createdAt: '', updatedAt: '', degree: 0, labels: ['A'], properties: {} };
const ids = Array.from({ length: 20 }, (_, at) => `n${at}`);
const nodes = (count: number): GraphNode[] => ids.slice(0, count).map((id) => ({ ...made, id }));
const mapOf = (place?: { x: number; y: number }) =>
  patched(emptyArrays(), {
    nodes: ids.map((id, at) => ({ id, label: 'A', caption: id, degree: 0, place: at === 19 ? place : undefined })),
  });

/** A project of twenty nodes, none of them placed, of which some are held by the canvas. */
function opened() {
  const [model, map] = [new GraphModel(), new MapLayer()];
  const positions = new Positions(model, map);
  const events = { onLayoutDue: vi.fn<() => void>(), onPlaced: vi.fn<(placed: readonly string[]) => void>() };
  const first = new FirstPlaces(positions, map, events, () => ({ x: 0, y: 0 }));
  map.follow(() => first.mapChanged());
  const reads = (count: number, keepKnown: boolean) => {
    const totals = { nodesTotal: 20, relationshipsTotal: 0, labels: [], types: [] };
    model.replace({ nodes: nodes(count), relationships: [], ...totals });
    first.load(keepKnown);
  };
  return { model, map, positions, events, first, reads, arranging: new Arranging(positions, () => new Set()) };
}

test('what a map on its way will lay out is laid out once, with all of it', async () => {
  const { map, positions, events, first, reads, arranging } = opened();
  reads(2, false);
  expect(events.onLayoutDue).toHaveBeenCalledTimes(1);
  arranging.begin();
  arranging.take(Float64Array.of(0, 0, 50, 0));
  map.expect();
  reads(12, true);
  first.place();
  expect(events.onLayoutDue).toHaveBeenCalledTimes(1);
  expect(events.onPlaced).not.toHaveBeenCalled();
  map.show(mapOf());
  await vi.waitFor(() => expect(events.onLayoutDue).toHaveBeenCalledTimes(2));
  const graph = arranging.begin(undefined, map.held);
  expect(graph.ids).toEqual(ids);
  arranging.take(Float64Array.from({ length: 40 }, (_, at) => at));
  first.taken();
  expect([positions.get('n1'), positions.get('n15')]).toEqual([
    { x: 2, y: 3 },
    { x: 30, y: 31 },
  ]);
});

test('a map that comes again before its layout has begun is laid out once', async () => {
  const { map, events, reads } = opened();
  map.expect();
  reads(2, true);
  map.show(mapOf());
  map.show(mapOf());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(events.onLayoutDue).toHaveBeenCalledTimes(1);
});

test('a layout of a map leaves where it is what was placed by hand', () => {
  const { map, positions, reads, arranging } = opened();
  reads(2, false);
  map.expect();
  map.show(mapOf({ x: 500, y: 600 }));
  arranging.begin(undefined, map.held);
  arranging.take(new Float64Array(40));
  expect(positions.get('n19')).toEqual({ x: 500, y: 600 });
  expect(positions.get('n3')).toEqual({ x: 500, y: 600 });
});

test('where the map does not come, what the canvas holds is laid out', () => {
  const { map, events, reads, arranging } = opened();
  reads(2, false);
  arranging.begin();
  arranging.take(Float64Array.of(0, 0, 50, 0));
  map.expect();
  reads(12, true);
  map.fail();
  expect(events.onLayoutDue).toHaveBeenCalledTimes(2);
});

test('nodes that come some at a time while a map is on its way stand where they were stored, and the rest once it has not come', () => {
  const { model, map, positions, events, first, reads } = opened();
  reads(2, false);
  map.expect();
  const stored = { ...made, id: 'n5', position: { x: 70, y: 80 } };
  model.show({ nodes: [...nodes(12).slice(6), stored], relationships: [] });
  first.place();
  expect(positions.get('n5')).toEqual({ x: 70, y: 80 });
  expect(positions.has('n7')).toBe(false);
  map.fail();
  expect(events.onLayoutDue).toHaveBeenCalledTimes(2);
});
