import { describe, expect, test } from 'vitest';

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
    { words: ['mara', 'ionescu'], text: 'Mara Ionescu', via: 'name' },
  ]);
  // It is known by the other one still.
  expect(namesOf(NODE, chosen)).toContainEqual({ words: ['mara77'], text: 'mara77', via: 'alias', property: 'name' });
  expect(namesOf(NODE, new Map())[0]).toEqual({ words: ['mara77'], text: 'mara77', via: 'name' });
});

describe('a column that was chosen to name rows', () => {
  const nameIn = (properties: Readonly<Record<string, string | number>>, column: string) =>
    namesOf({ ...NODE, properties }, new Map([['Passenger', `{${column}}`]])).filter(({ via }) => via === 'name');

  test('names none of them by a number alone, as the year of an observation', () => {
    expect(nameIn({ country: 'Norway', year: 2022 }, 'year')).toEqual([]);
  });

  test('names them by a version', () => {
    expect(nameIn({ version: '21.2.0', codename: 'Hydrogen' }, 'version').map(({ text }) => text)).toEqual(['21.2.0']);
  });
});
