import { describe, expect, test } from 'vitest';

import { type MapSlice, NO_LABEL } from '../../../domain/map/MapSlice';
import { filled } from './fill';
import { emptyArrays, type GraphArrays } from './GraphArrays';
import { nodeIndex, relationshipIndex } from './indexes';
import { type MapPatch, patched } from './patch';

const first: MapSlice = {
  labels: ['Person', 'Firm'],
  types: ['WORKS_AT'],
  nodes: {
    ids: ['ada', 'bob', 'firm'],
    x: [0, 10, NaN],
    y: [5, 15, NaN],
    label: [0, 0, 1],
    degree: [3, 2, 2],
    captions: ['Ada', 'Bob', 'Firm Ltd.'],
  },
  relationships: { ids: ['r1', 'r2'], from: [0, 1], to: [2, 2], type: [0, 0] },
};
const second: MapSlice = {
  labels: ['City'],
  types: ['LIVES_IN', 'KNOWS'],
  nodes: { ids: ['iasi'], x: [7], y: [8], label: [2], degree: [1], captions: ['Iași'] },
  relationships: { ids: ['r3', 'r4'], from: [0, 0], to: [3, 1], type: [1, 2] },
};

/** What the arrays say, in words: two that say the same are equal however their memory lies. */
function contentOf(arrays: GraphArrays) {
  const name = (at: number) => arrays.ids[at];
  const nodes = arrays.ids.map((id, at) => [
    id,
    arrays.captions[at],
    arrays.labels[arrays.label[at]!] ?? (arrays.label[at] === NO_LABEL ? 'no label' : 'unknown'),
    `${arrays.x[at]},${arrays.y[at]}`,
    arrays.degree[at],
  ]);
  const relationships = arrays.relationshipIds.map((id, at) => [
    id,
    `${name(arrays.from[at]!)}-${arrays.types[arrays.type[at]!]}->${name(arrays.to[at]!)}`,
  ]);
  return {
    nodes: Object.fromEntries(nodes.map(([id, ...rest]) => [id, rest])),
    relationships: Object.fromEntries(relationships),
  };
}

const whole = () => filled(filled(emptyArrays(), first), second);
/** Changes the whole graph, and checks that ids are found where they stand. */
function change(patch: MapPatch, arrays = whole()): GraphArrays {
  const next = patched(arrays, patch);
  expect([next.nodeCount, next.captions.length]).toEqual([next.ids.length, next.ids.length]);
  expect(next.relationshipCount).toBe(next.relationshipIds.length);
  expect(next.ids.map((id) => nodeIndex(next, id))).toEqual([...next.ids.keys()]);
  expect(next.relationshipIds.map((id) => relationshipIndex(next, id))).toEqual([...next.relationshipIds.keys()]);
  return next;
}

describe('the arrays of a graph', () => {
  test('fill slice by slice, with room made as it is needed', () => {
    const arrays = whole();
    expect([arrays.nodeCount, arrays.relationshipCount]).toEqual([4, 4]);
    expect(contentOf(arrays)).toEqual({
      nodes: {
        ada: ['Ada', 'Person', '0,5', 3],
        bob: ['Bob', 'Person', '10,15', 2],
        firm: ['Firm Ltd.', 'Firm', 'NaN,NaN', 2],
        iasi: ['Iași', 'City', '7,8', 1],
      },
      relationships: {
        r1: 'ada-WORKS_AT->firm',
        r2: 'bob-WORKS_AT->firm',
        r3: 'ada-LIVES_IN->iasi',
        r4: 'ada-KNOWS->bob',
      },
    });
  });

  test('find an id by its index, and none that is not there', () => {
    const arrays = whole();
    expect([nodeIndex(arrays, 'iasi'), relationshipIndex(arrays, 'r3'), nodeIndex(arrays, 'r3')]).toEqual([
      3,
      2,
      undefined,
    ]);
  });

  test('keep their memory while there is room, and say by identity that they have changed', () => {
    const roomy = filled(emptyArrays(10, 10), first);
    const next = filled(roomy, second);
    expect(next.x).toBe(roomy.x);
    expect(next).not.toBe(roomy);
    expect(roomy.nodeCount).toBe(3);
  });

  test('take on what is added', () => {
    const next = change({
      nodes: [
        { id: 'cy', label: 'Robot', caption: 'Cy', degree: 1, place: { x: 1, y: 2 } },
        { id: 'dan', label: undefined, caption: 'Dan', degree: 0 },
      ],
      relationships: [
        { id: 'r5', from: 'cy', to: 'iasi', type: 'SEES' },
        { id: 'r6', from: 'cy', to: 'nobody', type: 'SEES' },
      ],
    });
    expect(contentOf(next).nodes).toMatchObject({
      cy: ['Cy', 'Robot', '1,2', 1],
      dan: ['Dan', 'no label', 'NaN,NaN', 0],
    });
    expect(contentOf(next).relationships).toMatchObject({ r5: 'cy-SEES->iasi' });
    expect(next.relationshipCount).toBe(5);
  });

  test('move, rename and relabel what is there', () => {
    const next = change({
      nodes: [
        { id: 'bob', label: 'Firm', caption: 'Bob Ltd.', degree: 9 },
        { id: 'firm', label: 'Firm', caption: 'Firm Ltd.', degree: 2, place: { x: -3, y: 4 } },
      ],
      relationships: [{ id: 'r2', from: 'bob', to: 'iasi', type: 'LIVES_IN' }],
    });
    expect(contentOf(next).nodes).toMatchObject({
      bob: ['Bob Ltd.', 'Firm', '10,15', 9],
      firm: ['Firm Ltd.', 'Firm', '-3,4', 2],
    });
    expect(contentOf(next).relationships).toMatchObject({ r2: 'bob-LIVES_IN->iasi' });
    expect([next.nodeCount, next.relationshipCount]).toEqual([4, 4]);
  });

  test('drop what is removed with what hangs on it, and nothing else', () => {
    const { nodes, relationships } = contentOf(change({ removedNodes: ['ada', 'nobody', 'ada'] }));
    expect(nodes).toEqual({
      bob: ['Bob', 'Person', '10,15', 2],
      firm: ['Firm Ltd.', 'Firm', 'NaN,NaN', 2],
      iasi: ['Iași', 'City', '7,8', 1],
    });
    expect(relationships).toEqual({ r2: 'bob-WORKS_AT->firm' });
  });

  test('drop relationships alone, and may be filled on', () => {
    const next = change({ removedRelationships: ['r1', 'r4', 'r3'] });
    expect(Object.keys(contentOf(next).relationships)).toEqual(['r2']);
    const again = change({ relationships: [{ id: 'r1', from: 'iasi', to: 'ada', type: 'KNOWS' }] }, next);
    expect(contentOf(again).relationships).toEqual({ r2: 'bob-WORKS_AT->firm', r1: 'iasi-KNOWS->ada' });
  });

  test('come to the same whichever of many are removed together', () => {
    const ids = Array.from({ length: 40 }, (_, at) => `n${at}`);
    const ring = (kept: readonly string[]): GraphArrays => {
      const place = new Map(kept.map((id, at) => [id, at]));
      const links = ids.flatMap((id, at) => {
        const [from, to] = [place.get(id), place.get(ids[(at + 1) % ids.length]!)];
        return from === undefined || to === undefined ? [] : [{ id: `to ${id}`, from, to }];
      });
      return filled(emptyArrays(), {
        labels: [],
        types: ['NEXT'],
        nodes: {
          ids: kept,
          x: kept.map((id) => Number(id.slice(1))),
          y: kept.map(() => 0),
          label: kept.map(() => NO_LABEL),
          degree: kept.map(() => 2),
          captions: kept,
        },
        relationships: {
          ids: links.map((link) => link.id),
          from: links.map((link) => link.from),
          to: links.map((link) => link.to),
          type: links.map(() => 0),
        },
      });
    };
    for (const gone of [[0], [39], [38, 39], [0, 1, 2, 37, 39], [5, 20, 21, 22, 38], ids.keys()]) {
      const removed = [...gone].map((at) => ids[at]!).toReversed();
      const kept = ids.filter((id) => !removed.includes(id));
      expect(contentOf(change({ removedNodes: removed }, ring(ids)))).toEqual(contentOf(ring(kept)));
    }
  });
});
