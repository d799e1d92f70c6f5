import { expect, test } from 'vitest';

import { type GraphNode } from '../../../domain/elements/elements';
import { csvOf, type IsNamedBy, propertiesOf } from './resultTable';

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

const byName: IsNamedBy = (_, property) => property === 'name';
const heads = ['id', 'Name', 'Labels'] as const;

test('a result as CSV: what needs quotes has them, lists are one cell, no cell is a formula, and a name stands once', () => {
  expect(csvOf(nodes, heads, ({ properties }) => String(properties['name']), byName)).toBe(
    ['id,Name,Labels,area,note,isles', `1,"Chad, “dry”",Country|Place,-3,'=1+1,`, '2,Fiji,Country|Place,4,,a|b'].join(
      '\r\n',
    ),
  );
});

test('a name that is written otherwise than it is stored stands in a file both ways', () => {
  const years = [node('3', { founded: 12_500 })];
  expect(
    csvOf(
      years,
      heads,
      () => '12,500',
      (_, property) => property === 'founded',
    ),
  ).toBe(['id,Name,Labels,founded', '3,"12,500",Country|Place,12500'].join('\r\n'));
});

test('what most of them have comes first, and what the name says already is no column', () => {
  expect(propertiesOf(nodes, () => false)).toEqual(['name', 'area', 'note', 'isles']);
  expect(propertiesOf(nodes, byName)).toEqual(['area', 'note', 'isles']);
});

test('what names some of them only is a column still', () => {
  const film = node('4', { title: 'Aferim!' });
  const person = node('5', { name: 'Ada', title: 'Dr' });
  const first: IsNamedBy = ({ properties }, property) => property === ('name' in properties ? 'name' : 'title');
  expect(propertiesOf([film, person], first)).toEqual(['title']);
});
