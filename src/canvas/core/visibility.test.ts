import { describe, expect, test } from 'vitest';

import { type GraphNode, type GraphRelationship } from '../../../domain/elements/elements';
import { GraphModel } from '../../graph/GraphModel';
import {
  degreeInSight,
  elementsInSight,
  type Hidden,
  inSightByName,
  NOTHING_HIDDEN,
  revealing,
  valuesInSight,
} from './visibility';

const at = '2026-01-01T00:00:00.000Z';
const stored = {
  properties: {},
  propertyKinds: {},
  version: 1,
  createdAt: at,
  updatedAt: at,
};
const node = (id: string, ...labels: string[]) => ({ ...stored, id, labels, degree: 1 }) as unknown as GraphNode;
const from = (startNodeId: string, type: string, endNodeId: string) =>
  ({
    ...stored,
    id: `${startNodeId}-${endNodeId}`,
    type,
    startNodeId,
    endNodeId,
  }) as unknown as GraphRelationship;

const model = new GraphModel();
model.replace({
  nodes: [node('ana', 'Person', 'Poet'), node('bob', 'Person'), node('cluj', 'Place')],
  relationships: [from('ana', 'KNOWS', 'bob'), from('ana', 'LIVES_IN', 'cluj')],
  nodesTotal: 3,
  relationshipsTotal: 2,
  labels: [],
  types: [],
});
const hiding = (labels: string[], types: string[] = []): Hidden => ({
  labels: new Set(labels),
  types: new Set(types),
  ids: new Set(),
});

describe('what the legend hides', () => {
  test('a node goes when all of its labels are switched off, its relationships with it', () => {
    const counts = (...labels: string[]) => {
      const { nodes, relationships } = elementsInSight(model, hiding(labels));
      return [nodes.length, relationships.length];
    };
    expect(counts('Person')).toEqual([2, 1]);
    expect(counts('Person', 'Poet')).toEqual([1, 0]);
  });
  test('each name counts what is in sight of it, also where another name hides it', () => {
    const { labels, types } = inSightByName(model, hiding(['Person', 'Poet']));
    expect(labels.get('Poet')).toEqual({ loaded: 1, inSight: 0 });
    expect(types.get('LIVES_IN')).toEqual({ loaded: 1, inSight: 0 });
    expect(inSightByName(model, hiding(['Person'])).labels.get('Person')).toEqual({ loaded: 2, inSight: 1 });
  });
  test('what the list counts of a node leaves out what is out of sight, and keeps what was never drawn', () => {
    const ana = { ...node('ana', 'Person', 'Poet'), degree: 7 };
    expect(degreeInSight(model, ana, NOTHING_HIDDEN)).toBe(7);
    expect(degreeInSight(model, ana, hiding(['Place']))).toBe(6);
    expect(degreeInSight(model, ana, hiding(['Place'], ['KNOWS']))).toBe(5);
  });
  test('a found node switches its own labels on again, and nothing else', () => {
    expect(revealing(model, hiding(['Person', 'Place'], ['KNOWS']), 'bob')).toEqual(hiding(['Place'], ['KNOWS']));
  });
  test('a found relationship switches on its type and its ends', () => {
    expect(revealing(model, hiding(['Person', 'Place'], ['LIVES_IN']), 'ana-cluj')).toEqual(hiding(['Person']));
  });
  test('what is in sight already changes nothing', () => {
    const hidden = hiding(['Person']);
    expect(revealing(model, hidden, 'ana')).toBe(hidden);
    expect(revealing(model, NOTHING_HIDDEN, 'gone')).toBe(NOTHING_HIDDEN);
  });
});

test('the values by which a label is coloured are counted as far as they are in sight, whatever hides the rest', () => {
  const people = new GraphModel();
  const person = (id: string, state: string) => ({ ...node(id, 'Person'), properties: { state } }) as GraphNode;
  people.replace({
    nodes: [person('a', 'late'), person('b', 'late'), person('c', 'done')],
    relationships: [],
    nodesTotal: 3,
    relationshipsTotal: 0,
    labels: [],
    types: [],
  });
  const counted = (hidden: Hidden) => [...valuesInSight(people, hidden, { kind: 'label', name: 'Person' }, 'state')];
  expect(counted(NOTHING_HIDDEN)).toEqual([
    ['late', 2],
    ['done', 1],
  ]);
  expect(counted({ ...NOTHING_HIDDEN, only: new Set(['a', 'c']) })).toEqual([
    ['late', 1],
    ['done', 1],
  ]);
});
