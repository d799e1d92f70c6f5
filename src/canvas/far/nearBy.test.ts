import { expect, test } from 'vitest';

import { type GraphNode, type GraphRelationship } from '../../../domain/elements/elements';
import { GraphModel } from '../../graph/GraphModel';
import { Gathering, MOST_IN_VIEW, MOST_MARKED, nearInView, nextNear } from './nearBy';
import { NearGraph, NOTHING_NEAR } from './NearGraph';

const AT = '2026-01-01T00:00:00.000Z';
const made = { properties: {}, propertyKinds: {}, version: 1, createdAt: AT, updatedAt: AT };

/** A hub with so many around it. */
function star(leaves: number): GraphModel {
  const ids = Array.from({ length: leaves }, (_, at) => `n${at}`);
  const model = new GraphModel();
  model.replace({
    nodes: ['hub', ...ids].map((id): GraphNode => ({ ...made, id, labels: ['A'], degree: 1 })),
    relationships: ids.map((id): GraphRelationship => ({
      ...made,
      id: `r-${id}`,
      type: 'T',
      startNodeId: 'hub',
      endNodeId: id,
    })),
    ...{ nodesTotal: leaves + 1, relationshipsTotal: leaves, labels: [], types: [] },
  });
  return model;
}

test('what is near of a graph is these and what they need, and all of it again when nothing is left out', () => {
  const model = star(5);
  const near = new NearGraph(model);
  expect(near.nodes()).toHaveLength(6);
  near.set(new Gathering(model).relationship('r-n1').node('gone'));
  expect(near.nodes().map(({ id }) => id)).toEqual(['hub', 'n1']);
  expect(near.relationships().map(({ id }) => id)).toEqual(['r-n1']);
  expect([near.node('n2'), near.relationship('r-n2'), near.size]).toEqual([undefined, undefined, 3]);
  near.set(NOTHING_NEAR);
  expect(near.nodes()).toEqual([]);
  near.set(null);
  expect(near.size).toBe(11);
});

test('a node comes with its neighbours, unless they are very many', () => {
  expect(new Gathering(star(20)).withNeighbours('hub').nodes.size).toBe(21);
  expect(new Gathering(star(MOST_MARKED + 1)).withNeighbours('hub').nodes.size).toBe(1);
});

test('all in view is near where it is little, with as many ways out of it as there is room for', () => {
  const model = star(4000);
  const near = nearInView(model, ['hub', 'n1']);
  expect(near?.nodes.has('n1')).toBe(true);
  const size = (near?.nodes.size ?? 0) + (near?.relationships.size ?? 0);
  expect(size).toBeGreaterThan(MOST_IN_VIEW - 3);
  expect(size).toBeLessThan(MOST_IN_VIEW + 3);
  expect(
    nearInView(
      model,
      model.nodes().map(({ id }) => id),
    ),
  ).toBeUndefined();
});

test('what comes near comes some at a time, no relationship before its ends, and what was near stays', () => {
  const wanted = new Gathering(star(200)).withNeighbours('hub').node('n0');
  const near = new Gathering(star(200)).relationship('r-n150');
  const steps = [];
  for (let now = nextNear(wanted, near, 90); now !== wanted; now = nextNear(wanted, now, 90)) {
    steps.push([now.nodes.size, now.relationships.size]);
    if (steps.length > 9) break;
  }
  expect(steps).toEqual([
    [92, 1],
    [182, 1],
    [201, 72],
    [201, 162],
  ]);
  expect(nextNear(NOTHING_NEAR, near, 90)).toBe(NOTHING_NEAR);
});
