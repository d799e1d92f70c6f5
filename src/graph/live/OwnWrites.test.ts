import { describe, expect, test } from 'vitest';

import { type GraphChanged } from '../../../machines/liveGraphMachine';
import { OwnWrites } from './OwnWrites';

const NOTHING: GraphChanged = {
  projectId: 'P',
  head: 7,
  complete: true,
  nodes: [],
  relationships: [],
  deletedNodeIds: [],
  deletedRelationshipIds: [],
};
const wrote = (...answers: object[]) => {
  const own = new OwnWrites();
  own.onStart();
  answers.forEach((answer) => own.onAnswer({ answer }));
  own.onEnd();
  return own;
};

describe('what this window wrote itself', () => {
  test('is known by the version that the store answered', () => {
    const own = wrote({ __typename: 'GraphNode', id: 'a', version: 2 });
    expect(own.take({ ...NOTHING, nodes: [{ id: 'a', version: 3 }] })).toBe(false);
    expect(own.take({ ...NOTHING, nodes: [{ id: 'a', version: 2 }] })).toBe(true);
  });

  test('is not what another window hangs on a node that was made here', () => {
    const own = wrote({ __typename: 'GraphNode', id: 'a', version: 1 });
    const change = { ...NOTHING, nodes: [{ id: 'a', version: 1 }], relationships: [{ id: 'r', version: 1 }] };
    expect(own.take(change)).toBe(false);
    expect(wrote({ __typename: 'GraphRelationship', id: 'r', version: 1 }).take(change)).toBe(true);
  });

  test('is known by the step of the history', () => {
    const own = wrote({ __typename: 'ChangeReceipt', projectId: 'P', head: 7 });
    expect(own.take({ ...NOTHING, projectId: 'Q', complete: false })).toBe(false);
    expect(own.take({ ...NOTHING, complete: false })).toBe(true);
  });

  test('is known once: another window may delete the same element again after an undo', () => {
    const own = wrote({ __typename: 'NodeDeleted', id: 'a' });
    const gone = { ...NOTHING, deletedNodeIds: ['a'], deletedRelationshipIds: ['r'] };
    expect([own.take(gone), own.take(gone)]).toEqual([true, false]);
  });

  test('is forgotten when its news does not come', () => {
    let now = 0;
    const own = new OwnWrites(() => now);
    own.onAnswer({ answer: { __typename: 'RelationshipDeleted', id: 'r' } });
    now = 60_000;
    expect(own.take({ ...NOTHING, deletedRelationshipIds: ['r'] })).toBe(false);
  });

  test('is waited for, but not for ever', async () => {
    const own = new OwnWrites();
    own.onStart();
    const order: string[] = [];
    const settled = own.settled(10_000).then(() => order.push('settled'));
    setTimeout(() => {
      order.push('answered');
      own.onEnd();
    }, 5);
    await settled;
    expect(order).toEqual(['answered', 'settled']);
    own.onStart();
    await own.settled(5);
  });
});
