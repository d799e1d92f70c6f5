import { expect, test } from 'vitest';

import { type GraphNode } from '../../contract/elements.js';
import { namesOf } from './namesOf.js';

const NODE = {
  ...{ id: '01J', labels: ['Passenger'], propertyKinds: {}, version: 1, degree: 0 },
  ...{ createdAt: '2026-11-27T00:00:00.000Z', updatedAt: '2026-11-27T00:00:00.000Z' },
  properties: { name: 'mara77', 'Full passenger': 'Mara Ionescu' },
} as unknown as GraphNode;

const CHOSEN = new Map([['Passenger', '{Full passenger}']]);

test('the column that was chosen to name rows names them before a property that is called a name', () => {
  expect(namesOf(NODE, CHOSEN).filter(({ via }) => via === 'name')).toEqual([
    { words: ['mara', 'ionescu'], text: 'Mara Ionescu', via: 'name', only: 'mentions' },
  ]);
  // It is known by the other one still.
  expect(namesOf(NODE, CHOSEN)).toContainEqual({
    ...{ words: ['mara77'], text: 'mara77', via: 'alias', property: 'name' },
    isCaption: true,
  });
  expect(namesOf(NODE, new Map())[0]).toEqual({ words: ['mara77'], text: 'mara77', via: 'name' });
});

test('of a column that was chosen to name rows the grammar reads all that have its value, since many may share it', () => {
  expect(namesOf(NODE, CHOSEN).filter(({ only }) => only !== 'mentions')).toContainEqual({
    ...{ words: ['mara', 'ionescu'], text: 'Mara Ionescu', via: 'value', property: 'Full passenger' },
    only: 'grammar',
  });
});
