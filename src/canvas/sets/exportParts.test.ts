import { expect, test } from 'vitest';

import { GraphModel } from '../../graph/GraphModel';
import { NOTHING_HIDDEN } from '../core/visibility';
import { exportParts } from './choosing';

const STAMPS = {
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  properties: {},
  propertyKinds: {},
};
const node = (id: string) => ({ ...STAMPS, id, labels: ['Town'], degree: 1 });
const road = (id: string, startNodeId: string, endNodeId: string) => ({
  ...STAMPS,
  id,
  type: 'ROAD',
  startNodeId,
  endNodeId,
});

test('a selection is exported with the relationships between its nodes, and a relationship with its ends', () => {
  const model = new GraphModel();
  model.replace({
    nodes: ['a', 'b', 'c'].map(node),
    relationships: [road('ab', 'a', 'b'), road('bc', 'b', 'c')],
    nodesTotal: 3,
    relationshipsTotal: 2,
    labels: [],
    types: [],
  } as never);
  expect(
    exportParts(model, NOTHING_HIDDEN, [
      { kind: 'node', id: 'a' },
      { kind: 'node', id: 'b' },
    ]).selection,
  ).toEqual({ nodeIds: ['a', 'b'], relationshipIds: ['ab'] });
  expect(exportParts(model, NOTHING_HIDDEN, [{ kind: 'relationship', id: 'bc' }]).selection).toEqual({
    nodeIds: ['b', 'c'],
    relationshipIds: ['bc'],
  });
  expect(exportParts(model, { ...NOTHING_HIDDEN, ids: new Set(['c']) }, [])).toEqual({
    view: { nodeIds: ['a', 'b'], relationshipIds: ['ab'] },
  });
});
