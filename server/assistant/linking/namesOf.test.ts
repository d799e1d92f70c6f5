import { expect, test } from 'vitest';

import { type GraphNode } from '../../contract/elements.js';
import { namesOf } from './namesOf.js';

const NODE = {
  ...{ id: '01J', labels: ['Passenger'], propertyKinds: {}, version: 1, degree: 0 },
  ...{ createdAt: '2026-11-27T00:00:00.000Z', updatedAt: '2026-11-27T00:00:00.000Z' },
  properties: { name: 'mara77', 'Full passenger': 'Mara Ionescu' },
} as unknown as GraphNode;

test('the column that was chosen to name rows names them before a property that is called a name', () => {
  const chosen = new Map([['Passenger', '{Full passenger}']]);
  expect(namesOf(NODE, chosen).filter(({ via }) => via === 'name')).toEqual([
    { words: ['mara', 'ionescu'], via: 'name' },
  ]);
  // It is known by the other one still.
  expect(namesOf(NODE, chosen)).toContainEqual({ words: ['mara77'], via: 'alias', property: 'name' });
  expect(namesOf(NODE, new Map())[0]).toEqual({ words: ['mara77'], via: 'name' });
});
