import { describe, expect, test } from 'vitest';

import { type GraphNode, type GraphRelationship } from '../../../domain/elements/elements';
import { differencesOf } from './differencesOf';
import { type PatchOperation } from '../../../domain/changes/patch';
import { type ProposedOperation } from '../../../domain/chat/message';
import { idsToRead, isReplaceable, needsOf, standingOf, withoutUnused } from './operations';
import { proposalGraph } from './proposalGraph';

const operation = (parts: PatchOperation): PatchOperation => parts;
const stamps = { propertyKinds: {}, version: 1, createdAt: '', updatedAt: '' };
const node = (id: string, properties: GraphNode['properties'] = { name: id }): GraphNode => ({
  id,
  labels: ['City'],
  properties,
  degree: 1,
  ...stamps,
});
const link = (id: string, startNodeId: string, endNodeId: string): GraphRelationship => ({
  id,
  type: 'IN',
  startNodeId,
  endNodeId,
  properties: {},
  ...stamps,
});
const makeNode = operation({ op: 'createNode', nodeId: 'N', labels: ['City'], properties: { name: 'Cluj' } });
const makeLink = operation({
  op: 'createRelationship',
  relationshipId: 'R',
  type: 'IN',
  startNodeId: 'N',
  endNodeId: 'B',
});
const proposed = (of: PatchOperation, duplicates: readonly string[] = []): ProposedOperation => ({
  operation: of,
  summary: '',
  duplicates: duplicates.map((id) => ({ id, caption: id, labels: [] })),
});
const nothing = { nodes: [], relationships: [] };

describe('what an operation needs', () => {
  test('a relationship needs the nodes that are made for it, and what is there already needs nothing', () => {
    const change = operation({ op: 'updateRelationship', relationshipId: 'R', setProperties: { since: 1 } });
    const other = operation({ op: 'deleteNode', nodeId: 'B' });
    expect(needsOf([makeNode, makeLink, change, other])).toEqual([[], [0], [1], []]);
  });
  test('a node without an id is needed by none', () => {
    expect(needsOf([operation({ op: 'createNode' }), makeLink])).toEqual([[], []]);
  });
  test('is read once, with the ends', () => {
    expect(idsToRead([proposed(makeNode, ['D']), proposed(makeLink)])).toEqual({
      nodeIds: ['N', 'B', 'D'],
      relationshipIds: ['R'],
      withAll: [],
    });
    const deletion = operation({ op: 'deleteNode', nodeId: 'B' });
    expect(idsToRead([proposed(deletion)])).toMatchObject({ nodeIds: ['B'], withAll: ['B'] });
  });
});

describe('a node that is there in place of a new one', () => {
  const existing = [{ place: 0, nodeId: 'D' }];
  const elements = { nodes: [node('D'), node('B')], relationships: [link('S', 'D', 'B')] };
  test('makes a relationship needless that stands already', () => {
    expect(standingOf([makeNode, makeLink], existing, elements)).toEqual([1]);
    expect(standingOf([makeNode, makeLink], [], elements)).toEqual([]);
    expect(standingOf([makeNode, { ...makeLink, type: 'NEAR' }], existing, elements)).toEqual([]);
  });
  test('cannot take its place when more than relationships hangs on the new one', () => {
    const change = operation({ op: 'updateNode', nodeId: 'N', setProperties: { since: 1 } });
    expect(isReplaceable([makeNode, makeLink], 0)).toBe(true);
    expect(isReplaceable([makeNode, change], 0)).toBe(false);
    expect(isReplaceable([operation({ op: 'createNode' })], 0)).toBe(false);
  });
  test('is drawn only when it is used', () => {
    const all = [proposed(makeNode, ['D']), proposed(makeLink)];
    expect(withoutUnused(elements, all, []).nodes.map(({ id }) => id)).toEqual(['B']);
    expect(withoutUnused(elements, all, existing).nodes.map(({ id }) => id)).toEqual(['D', 'B']);
  });
});

describe('a proposal as a picture', () => {
  test('shows what is made with what it hangs on', () => {
    const { graph } = proposalGraph([makeNode, makeLink], { nodes: [node('B')], relationships: [] });
    expect(graph.nodes.map(({ caption, mark }) => [caption, mark])).toEqual([
      ['Cluj', 'created'],
      ['B', undefined],
    ]);
    expect(graph.relationships.map(({ id, mark }) => [id, mark])).toEqual([['R', 'created']]);
  });
  test('a deleted node takes its relationships along', () => {
    const { graph } = proposalGraph([operation({ op: 'deleteNode', nodeId: 'A' })], {
      nodes: [node('A'), node('B'), node('C')],
      relationships: [link('AB', 'A', 'B'), link('BC', 'B', 'C')],
    });
    expect(graph.relationships.map(({ id, mark }) => [id, mark])).toEqual([
      ['AB', 'deleted'],
      ['BC', undefined],
    ]);
  });
  test('draws a part of many, what changes first, and says how many there are', () => {
    const others = Array.from({ length: 40 }, (_, i) => node(`x${i}`));
    const { graph, nodesTotal } = proposalGraph([makeNode], { nodes: others, relationships: [] });
    expect([graph.nodes.length, graph.nodes[0]?.caption, nodesTotal]).toEqual([24, 'Cluj', 41]);
  });
  test('draws a node that is there in place of a new one, with what leads to it', () => {
    const { graph } = proposalGraph([makeNode, makeLink], { nodes: [node('D'), node('B')], relationships: [] }, [
      { place: 0, nodeId: 'D' },
    ]);
    expect(graph.nodes.map(({ id, mark }) => [id, mark])).toEqual([
      ['D', undefined],
      ['B', undefined],
    ]);
    expect(graph.relationships).toMatchObject([{ id: 'R', startNodeId: 'D', endNodeId: 'B', mark: 'created' }]);
  });
  test('a relationship without both ends is not drawn', () => {
    expect(proposalGraph([makeLink], nothing).graph.relationships).toEqual([]);
  });
});

describe('the differences of an operation', () => {
  const elements = { nodes: [node('B', { name: 'B', area: 3, old: 'x' })], relationships: [] };
  const shown = (change: PatchOperation) =>
    differencesOf(change, elements).map(({ name, part, before, after }) => [name || part, before, after]);
  test('of an update: what stands now and what would stand, and nothing that stays', () => {
    const change = operation({
      op: 'updateNode',
      nodeId: 'B',
      addLabels: ['Capital'],
      setProperties: { area: 4, name: 'B', mayor: 'Ana' },
      removeProperties: ['old'],
    });
    expect(shown(change)).toEqual([
      ['labels', ['City'], ['City', 'Capital']],
      ['area', 3, 4],
      ['mayor', undefined, 'Ana'],
      ['old', 'x', undefined],
    ]);
  });
  test('of a creation: what it brings', () => expect(shown(makeNode)).toEqual([['name', undefined, 'Cluj']]));
  test('of a deletion: none', () => expect(shown(operation({ op: 'deleteNode', nodeId: 'B' }))).toEqual([]));
});
