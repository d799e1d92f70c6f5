import { describe, expect, test } from 'vitest';

import { type GraphChanged } from '../../../machines/liveGraphMachine';
import { touches } from './touches';

const wanted = { projectId: 'P', nodeIds: ['A', 'GONE'], relationshipIds: ['R'] };
const shown = {
  nodes: [],
  relationships: [
    {
      id: 'S',
      type: 'T',
      startNodeId: 'A',
      endNodeId: 'B',
      properties: {},
      propertyKinds: {},
      version: 1,
      createdAt: '',
      updatedAt: '',
    },
  ],
};
const change = (parts: Partial<GraphChanged>): GraphChanged => ({
  projectId: 'P',
  head: 7,
  complete: true,
  nodes: [],
  relationships: [],
  deletedNodeIds: [],
  deletedRelationshipIds: [],
  ...parts,
});

describe('what is shown is read anew after a change', () => {
  test.each([
    ['of a node that is cited', change({ nodes: [{ id: 'A', version: 2 }] }), true],
    ['that deletes a cited relationship', change({ deletedRelationshipIds: ['R'] }), true],
    ['that brings a deleted node back', change({ nodes: [{ id: 'GONE', version: 3 }] }), true],
    ['of a relationship that stands between', change({ relationships: [{ id: 'S', version: 2 }] }), true],
    ['too large to be listed', change({ complete: false }), true],
    ['of something else', change({ nodes: [{ id: 'X', version: 2 }], deletedNodeIds: ['Y'] }), false],
    ['of another project', change({ projectId: 'Q', complete: false }), false],
  ])('%s', (_, news, expected) => {
    expect(touches(news, wanted, shown)).toBe(expected);
  });
});
