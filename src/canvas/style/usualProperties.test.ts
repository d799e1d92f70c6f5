import { expect, test } from 'vitest';

import { type GraphNode } from '../../../domain/elements/elements';
import { summarised } from '../../../domain/styles/summary';
import { fieldsOf, missingProperties, namingPropertyOf } from './usualProperties';

const station = (id: string, properties: GraphNode['properties']) =>
  ({
    id,
    labels: ['Station'],
    properties,
    propertyKinds: {},
    version: 1,
    degree: 0,
    createdAt: '',
    updatedAt: '',
  }) as GraphNode;
const stations = [
  station('a', { station_name: 'Obor', lines: 2, note: 'old' }),
  station('b', { station_name: 'Iancului', lines: 1 }),
  station('c', { station_name: 'Piața Muncii', lines: 1 }),
];
const unstyled = { styleOf: () => ({}) };

test('a new node is named by what its label is named by', () => {
  expect(namingPropertyOf('Station', unstyled, stations)).toBe('station_name');
  expect(namingPropertyOf('Station', { styleOf: () => ({ caption: '{code}' }) }, stations)).toBe('code');
  // A caption of several properties names none: what names the others does.
  expect(namingPropertyOf('Station', { styleOf: () => ({ caption: '{code}, {lines}' }) }, stations)).toBe(
    'station_name',
  );
});

test('of a label that nobody has used the name is called so', () => {
  expect(namingPropertyOf('Depot', unstyled, stations)).toBe('name');
  expect(namingPropertyOf(undefined, unstyled, stations)).toBe('name');
});

test('it is offered what most of its label have and it has not, with the kind that they have', () => {
  const { labels } = summarised(stations, []);
  expect(missingProperties(station('d', { station_name: 'Nou' }), labels)).toEqual([{ name: 'lines', kind: 'number' }]);
  expect(missingProperties(station('e', { station_name: 'Nou', lines: 3 }), labels)).toEqual([]);
});

test('a form asks a new node for its name first, then for what its label usually has', () => {
  const summary = summarised(stations, []);
  const lines = { name: 'lines', kind: 'number' };
  expect(fieldsOf('Station', { ...unstyled, summary })).toEqual([{ name: 'station_name', kind: 'text' }, lines]);
  expect(fieldsOf('Station', { styleOf: () => ({ caption: '{note}' }), summary })).toEqual([
    { name: 'note', kind: 'text' },
    { name: 'station_name', kind: 'text' },
    lines,
  ]);
  expect(fieldsOf('Depot', { ...unstyled, summary })).toEqual([{ name: 'name', kind: 'text' }]);
});
