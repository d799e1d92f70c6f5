import { expect, test } from 'vitest';

import { type GraphNode } from '../../../domain/elements/elements';
import { csvOf, propertiesOf } from './resultTable';

const node = (id: string, properties: GraphNode['properties']): GraphNode => ({
  id,
  labels: ['Country', 'Place'],
  properties,
  propertyKinds: {},
  version: 1,
  createdAt: '',
  updatedAt: '',
  degree: 0,
});
const nodes = [
  node('1', { name: 'Chad, “dry”', area: -3, note: '=1+1' }),
  node('2', { name: 'Fiji', area: 4, isles: ['a', 'b'] }),
];

test('a result as CSV: what needs quotes has them, lists are one cell, and no cell is a formula', () => {
  expect(csvOf(nodes, ['id', 'Name', 'Labels'], ({ properties }) => String(properties['name']))).toBe(
    [
      'id,Name,Labels,name,area,note,isles',
      `1,"Chad, “dry”",Country|Place,"Chad, “dry”",-3,'=1+1,`,
      '2,Fiji,Country|Place,Fiji,4,,a|b',
    ].join('\r\n'),
  );
});

test('what most of them have comes first', () => {
  expect(propertiesOf(nodes)).toEqual(['name', 'area', 'note', 'isles']);
});
