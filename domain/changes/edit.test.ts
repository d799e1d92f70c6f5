import { describe, expect, it } from 'vitest';

import { difference, withDelta } from './delta.js';
import { type Edit, inSafeOrder, inverse, type StoredNode } from './edit.js';

const node: StoredNode = {
  id: 'N',
  seq: 1,
  batch: 0,
  version: 1,
  createdAt: '',
  updatedAt: '',
  labels: ['A'],
  properties: { x: 1, born: '2000-01-01' },
  propertyKinds: { born: 'date' },
};

describe('edits', () => {
  it('are their own inverse twice', () => {
    const edits: Edit[] = [
      { of: 'node', op: 'create', id: 'N', element: node },
      { of: 'node', op: 'update', id: 'M', from: { labels: ['A'] }, to: { labels: ['B'] } },
    ];
    expect(inverse(edits).map(({ op }) => op)).toEqual(['delete', 'update']);
    expect(inverse(inverse(edits))).toEqual(edits);
  });

  it('give back exactly what was there, kinds and absence included', () => {
    const after = { ...node, labels: ['A', 'B'], properties: { born: 'May', y: [1] }, propertyKinds: {} };
    const { from, to } = difference(node, after)!;
    expect(withDelta(node, to)).toEqual(after);
    expect(withDelta(after, from)).toEqual(node);
    expect(difference(node, { ...node, labels: ['A'] })).toBeUndefined();
  });

  it('stand in an order in which no relationship lacks an end', () => {
    const steps = ['node delete', 'relationship update', 'relationship delete', 'node create', 'relationship create'];
    const edits = steps.map((step) => ({ of: step.split(' ')[0], op: step.split(' ')[1], id: step }) as Edit);
    expect(inSafeOrder(edits).map(({ id }) => id)).toEqual([
      'node create',
      'relationship delete',
      'relationship create',
      'relationship update',
      'node delete',
    ]);
  });
});
