import { describe, expect, test } from 'vitest';

import { type GraphNode, type GraphRelationship, NO_CHANGE } from '../../domain/elements/elements';
import { changeByEditing, changeByShowing } from './graphChanges';
import { GraphModel } from './GraphModel';

const stamps = { properties: {}, propertyKinds: {}, version: 1, createdAt: '', updatedAt: '' };
const node = (id: string, degree: number): GraphNode => ({ ...stamps, id, labels: ['Thing'], degree });
const link = (id: string, startNodeId: string, endNodeId: string): GraphRelationship => ({
  ...{ ...stamps, id, type: 'KNOWS', startNodeId, endNodeId },
});

/** a – b – c, as the store counts them. */
function chain(): GraphModel {
  const model = new GraphModel();
  const nodes = [node('a', 1), node('b', 2), node('c', 1)];
  model.show({ nodes, relationships: [link('r', 'a', 'b'), link('s', 'b', 'c')] });
  return model;
}
const degrees = (nodes: readonly GraphNode[]) => nodes.map(({ id, degree }) => `${id} ${degree}`);

describe('what an edit changes', () => {
  test('is decided without changing anything', () => {
    const model = chain();
    const before = [model.nodes(), model.relationships()];
    const change = changeByEditing(model, { ...NO_CHANGE, deletedNodeIds: ['b'] });
    expect(degrees(change.nodes)).toEqual(['a 0', 'c 0']);
    expect([model.nodes(), model.relationships()]).toEqual(before);
  });
  test('leaves alone what stands as it stood', () => {
    expect(changeByEditing(chain(), { ...NO_CHANGE, relationships: [link('r', 'a', 'b')] }).nodes).toEqual([]);
  });
  test('takes off the canvas what leads to a node that goes in the same step', () => {
    const edit = { ...NO_CHANGE, relationships: [link('t', 'a', 'c')], deletedNodeIds: ['c'] };
    const change = changeByEditing(chain(), edit);
    expect([change.relationships, change.deletedRelationshipIds]).toEqual([[], ['t']]);
  });
});

test('what is only shown besides is counted already', () => {
  const change = changeByShowing(chain(), { nodes: [node('d', 1)], relationships: [link('t', 'c', 'd')] });
  expect(degrees(change.nodes)).toEqual(['d 1']);
});

test('each follower hears of every event once and in order, also of one that another follower brings about', () => {
  const [model, heard] = [chain(), [] as string[]];
  model.subscribe((event) => {
    if (event.type === 'edited') model.tell({ type: 'filled' });
  });
  model.subscribe(({ type }) => heard.push(type));
  model.tell({ type: 'edited', by: 'hand' });
  model.noteHead(7);
  expect(heard).toEqual(['edited', 'filled']);
});
