import { expect, test } from 'vitest';

import { type GraphNode } from '../../../domain/elements/elements';
import { mergeEdit, propertiesSideBySide } from './merging';

const node = (id: string, properties: GraphNode['properties']): GraphNode => ({
  ...{ id, labels: ['Person'], properties, propertyKinds: {}, version: 1, degree: 1, createdAt: '', updatedAt: '' },
});
const nodes = [node('ana', { name: 'Ana', age: 30 }), node('bob', { name: 'Bob' }), node('cluj', { name: 'Cluj' })];

test('several nodes become one with the values that were chosen', () => {
  expect(propertiesSideBySide(nodes.slice(0, 2))).toEqual([
    { name: 'name', holders: ['ana', 'bob'] },
    { name: 'age', holders: ['ana'] },
  ]);
  expect(
    mergeEdit(
      nodes,
      'bob',
      new Map([
        ['name', 'ana'],
        ['gone', 'cluj'],
      ]),
    ),
  ).toMatchObject({
    action: 'merge',
    targetNodeId: 'bob',
    setProperties: { name: 'Ana' },
    nodes: [{ id: 'ana', version: 1 }, { id: 'bob' }, { id: 'cluj' }],
  });
});
test('a node that is made of several has a property only where it is their own, whatever that is called', () => {
  const [ana, bob] = nodes as [GraphNode, GraphNode];
  const built = { ...ana, properties: { ...ana.properties, constructor: 'Meyer' } };
  expect(propertiesSideBySide([built, bob])).toContainEqual({ name: 'constructor', holders: ['ana'] });
  expect(mergeEdit([built, bob], 'bob', new Map([['constructor', 'bob']])).setProperties).toEqual({});
  expect(mergeEdit([built, bob], 'bob', new Map([['constructor', 'ana']])).setProperties).toEqual({
    constructor: 'Meyer',
  });
});
