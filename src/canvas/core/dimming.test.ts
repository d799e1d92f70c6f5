import { expect, test } from 'vitest';

import { type GraphNode, type GraphRelationship } from '../../../domain/elements/elements';
import { GraphModel } from '../../graph/GraphModel';
import { dimmedBy } from './dimming';

const stored = { properties: {}, propertyKinds: {}, version: 1, createdAt: '', updatedAt: '' };
const node = (id: string): GraphNode => ({ ...stored, id, labels: [], degree: 0 });
const tie = (startNodeId: string, endNodeId: string): GraphRelationship => ({
  ...{ ...stored, id: `${startNodeId}-${endNodeId}`, type: 'TO', startNodeId, endNodeId },
});

test('faint is all but what is kept and what joins it, or but the relationships that are kept themselves', () => {
  const model = new GraphModel();
  model.replace({
    nodes: ['a', 'b', 'c'].map(node),
    relationships: [tie('a', 'b'), tie('b', 'c'), tie('b', 'a')],
    ...{ nodesTotal: 3, relationshipsTotal: 3, labels: [], types: [] },
  });
  const nodes = new Set(['a', 'b']);
  expect(dimmedBy(model, null)).toEqual(new Set());
  expect(dimmedBy(model, { nodes })).toEqual(new Set(['c', 'b-c']));
  expect(dimmedBy(model, { nodes, relationships: new Set(['a-b']) })).toEqual(new Set(['c', 'b-c', 'b-a']));
});
