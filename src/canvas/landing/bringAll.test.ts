import { expect, test, vi } from 'vitest';

import { type GraphNode, type GraphRelationship } from '../../../domain/elements/elements';
import { GraphModel } from '../../graph/GraphModel';
import { bringAll } from './bringAll';

const AT = '2026-01-01T00:00:00.000Z';
const made = { properties: {}, propertyKinds: {}, version: 1, createdAt: AT, updatedAt: AT };
const node = (id: string): GraphNode => ({ ...made, id, labels: ['A'], degree: 1 }) as GraphNode;
const joins = (id: string, startNodeId: string, endNodeId: string): GraphRelationship =>
  ({ ...made, id, type: 'T', startNodeId, endNodeId }) as GraphRelationship;

const NODES = ['a', 'b', 'c', 'd'].map(node);
const RELATIONSHIPS = [joins('ab', 'a', 'b'), joins('bc', 'b', 'c'), joins('cd', 'c', 'd')];

/** A project of four nodes in a row, of which `a` is shown. */
function shownA() {
  const model = new GraphModel();
  model.replace({ nodes: [node('a')], relationships: [], nodesTotal: 4, relationshipsTotal: 3, labels: [], types: [] });
  const reads = {
    elements: async (nodeIds: readonly string[], relationshipIds: readonly string[]) => ({
      nodes: NODES.filter(({ id }) => nodeIds.includes(id)),
      relationships: RELATIONSHIPS.filter(({ id }) => relationshipIds.includes(id)),
    }),
    among: vi.fn(async (nodeIds: readonly string[]) =>
      RELATIONSHIPS.filter(({ startNodeId, endNodeId }) =>
        [startNodeId, endNodeId].every((id) => nodeIds.includes(id)),
      ),
    ),
  };
  const drawn: string[] = [];
  model.subscribe((event) => {
    if (event.type === 'delta') drawn.push(...event.delta.relationships.map(({ id }) => id));
  });
  return { model, reads, drawn };
}

test('nodes come with what joins them with each other and with what is shown, each once', async () => {
  const { model, reads, drawn } = shownA();
  const wanted = ['b', 'c', 'gone'].map((id) => ({ kind: 'node' as const, id }));
  expect(await bringAll(model, reads, wanted)).toEqual(wanted.slice(0, 2));
  expect(drawn.toSorted()).toEqual(['ab', 'bc']);
  expect(model.node('d')).toBeUndefined();
});

test('a relationship comes with its ends, and with what joins those too', async () => {
  const { model, reads, drawn } = shownA();
  expect(await bringAll(model, reads, [{ kind: 'relationship', id: 'bc' }])).toHaveLength(1);
  expect(drawn.toSorted()).toEqual(['ab', 'bc']);
});

test('what is shown already is not read again', async () => {
  const { model, reads, drawn } = shownA();
  expect(await bringAll(model, reads, [{ kind: 'node', id: 'a' }])).toHaveLength(1);
  expect(reads.among).not.toHaveBeenCalled();
  expect(drawn).toEqual([]);
});
