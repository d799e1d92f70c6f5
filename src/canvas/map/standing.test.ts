import { describe, expect, test } from 'vitest';

import { type GraphNode } from '../../../domain/elements/elements';
import { NOTHING_HIDDEN } from '../core/visibility';
import { filled } from './fill';
import { emptyArrays } from './GraphArrays';
import { MapLayer } from './MapLayer';
import { boxOfMap, heldIn, hiddenIn, inSightOnMap, isMapLayoutDue, placeBeside, placedIn } from './standing';

/** A chain of nodes, of which those of an even index are of label A; each stands at its index or nowhere. */
function chain(count: number, isPlaced: (at: number) => boolean) {
  const at = Array.from({ length: count }, (_, index) => index);
  return filled(emptyArrays(), {
    labels: ['A', 'B'],
    types: ['NEXT'],
    nodes: {
      ids: at.map((each) => `n${each}`),
      x: at.map((each) => (isPlaced(each) ? each : NaN)),
      y: at.map((each) => (isPlaced(each) ? 0 : NaN)),
      label: at.map((each) => each % 2),
      degree: at.map(() => 2),
      captions: at.map((each) => `Node ${each}`),
    },
    relationships: {
      ids: at.slice(1).map((each) => `r${each}`),
      from: at.slice(1).map((each) => each - 1),
      to: at.slice(1),
      type: at.slice(1).map(() => 0),
    },
  });
}
const unknown = { node: () => undefined, relationship: () => undefined };

describe('a map', () => {
  test('is laid out where most of it stands nowhere, and what was placed by hand stays', () => {
    expect(isMapLayoutDue(chain(100, () => false))).toBe(true);
    expect(isMapLayoutDue(chain(100, (at) => at < 5))).toBe(true);
    expect([...heldIn(chain(100, (at) => at < 2))]).toEqual(['n0', 'n1']);
    expect(heldIn(chain(3000, (at) => at < 2000)).size).toBe(0);
  });
  test('is not laid out where what has no place has neighbours that have one', () => {
    expect(isMapLayoutDue(chain(100, () => true))).toBe(false);
    expect(isMapLayoutDue(chain(100, (at) => at % 2 === 0))).toBe(false);
  });
  test('sets newcomers beside their neighbours, and all of them somewhere', () => {
    const arrays = chain(100, (at) => at < 90);
    expect(placeBeside(arrays)).toEqual(Array.from({ length: 10 }, (_, at) => `n${90 + at}`));
    expect(placedIn(arrays)).toHaveLength(100);
    expect(Math.hypot(arrays.x[90]! - 89, arrays.y[90]!)).toBeLessThan(250);
    expect(placedIn(chain(9, () => false))).toHaveLength(0);
  });
  test('hides by the label that it knows, and by what is known of a node in full', () => {
    const arrays = chain(4, () => true);
    const hidden = { ...NOTHING_HIDDEN, labels: new Set(['A']) };
    expect([0, 1, 2, 3].map(hiddenIn(arrays, hidden, unknown))).toEqual([true, false, true, false]);
    const both = {
      node: (id: string) => (id === 'n0' ? ({ id, labels: ['A', 'C'] } as unknown as GraphNode) : undefined),
    };
    expect([0, 1, 2, 3].map(hiddenIn(arrays, hidden, both))).toEqual([false, false, true, false]);
    expect(inSightOnMap(arrays, hidden, unknown)).toEqual({ nodes: 2, relationships: 0 });
    expect(inSightOnMap(arrays, { ...NOTHING_HIDDEN, types: new Set(['NEXT']) }, unknown)).toEqual({
      nodes: 4,
      relationships: 0,
    });
    expect(boxOfMap(arrays, hiddenIn(arrays, hidden, unknown))).toEqual({ x1: 1, y1: 0, w: 2, h: 0 });
  });
});

describe('the map of a canvas', () => {
  test('keeps nodes where they stand here when it is read again, and says what it has become', () => {
    const layer = new MapLayer();
    const states: string[] = [];
    layer.follow(() => states.push(layer.state));
    layer.expect();
    layer.show(chain(10, (at) => at > 0));
    layer.place('n0', { x: 70, y: 80 });
    layer.expect();
    layer.show(chain(12, (at) => at > 0));
    expect(layer.placeOf('n0')).toEqual({ x: 70, y: 80 });
    expect(layer.placeOf('n11')).toEqual({ x: 11, y: 0 });
    expect([layer.placeOf('gone'), layer.has('n11'), layer.hasRelationship('r11')]).toEqual([undefined, true, true]);
    layer.clear();
    expect(states).toEqual(['awaited', 'shown', 'awaited', 'shown', 'none']);
    expect(layer.has('n0')).toBe(false);
  });
});
