import { describe, expect, test } from 'vitest';

import { NeighbourhoodDocument } from '../../../graphql/generated/graph';
import { createCache } from '../../apollo/cache/createCache';
import { type GraphNode } from '../../../domain/elements/elements';
import { renew } from './cachedElements';

const at = '2026-01-01T00:00:00.000Z';
const held = { id: 'a', labels: ['A'], properties: { name: 'Ana' }, propertyKinds: {}, createdAt: at, updatedAt: at };
const told = (version: number, name: string): GraphNode => ({ ...held, properties: { name }, version, degree: 3 });
const variables = { nodeId: 'x', hops: 1, limit: 10, projectId: 'P', type: null };

/** A cache that holds one neighbour in version 2. */
function cacheOfNeighbour() {
  const cache = createCache();
  const node = { __typename: 'GraphNode', ...held, version: 2, degree: 1, position: null, provenance: null } as const;
  const neighbourhood = { nodes: [node], nodesLeftOut: 0, relationships: [], types: [] };
  cache.writeQuery({
    query: NeighbourhoodDocument,
    variables,
    data: { __typename: 'Query', neighbourhood: { __typename: 'Neighbourhood', ...neighbourhood } } as never,
  });
  const read = () => cache.readQuery({ query: NeighbourhoodDocument, variables })?.neighbourhood?.nodes[0];
  return { cache, read };
}

describe('what the cache holds of an element', () => {
  test('follows what was told of it, wherever it is shown', () => {
    const { cache, read } = cacheOfNeighbour();
    renew(cache, told(3, 'Ada'));
    expect(read()).toMatchObject({ version: 3, degree: 3, properties: { name: 'Ada' }, position: null });
  });

  test('never goes back to an older version, and takes in nothing that it does not hold', () => {
    const { cache, read } = cacheOfNeighbour();
    renew(cache, told(1, 'Old'));
    renew(cache, { ...told(1, 'Strange'), id: 'b' });
    expect(read()).toMatchObject({ version: 2, properties: { name: 'Ana' } });
    expect(Object.keys(cache.extract()).filter((key) => key.startsWith('GraphNode'))).toEqual(['GraphNode:a']);
  });
});
