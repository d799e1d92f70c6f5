import { expect, test } from 'vitest';

import { type ColumnMapping, NO_END, NO_PLACE, type TableMapping } from '../../../domain/imports/mapping';
import { asRelationships, likelyTable, type MappedTable } from './byHand';

const column = (name: string): ColumnMapping => ({
  ...{ column: name, use: 'property', property: name, kind: 'text', style: 'plain', separator: '' },
  ...{ label: name, type: '', table: '' },
});

function tableOf(
  name: string,
  keys: readonly string[],
  values: Readonly<Record<string, readonly string[]>>,
): MappedTable {
  const names = Object.keys(values);
  const mapping: TableMapping = {
    ...{ table: name, becomes: 'nodes', label: name, type: '', keys, caption: '' },
    ...{ start: NO_END, end: NO_END, place: NO_PLACE, columns: names.map(column) },
  };
  const columns = names.map((each) => ({ name: each, values: values[each] }));
  return { table: { name, part: 'rows', columns } as unknown as MappedTable['table'], mapping };
}

const kilns = tableOf('kilns', ['no'], { no: ['K1', 'K2'], site: ['Bârlad', 'Huși'] });
const bowls = tableOf('bowls', ['code'], { code: ['B1', 'B2'], fired_in: ['K2', 'K1'] });

test('a column refers to the table that has its values among its keys, wherever that stands', () => {
  expect(likelyTable(['K2', 'K1'], [bowls, kilns])).toBe('kilns');
  expect(likelyTable(['K2'], [tableOf('loose', [], { no: ['K2'] })])).toBe('');
});

test('a table that is said to be relationships goes from its first column to its second, to rows that they know', () => {
  const moves = tableOf('kiln moves', [], { of: ['B1', 'B2'], by: ['cart', 'boat'], day: ['2024-01-05'] });
  const said = asRelationships(moves, [kilns, bowls, moves]);
  expect(said).toMatchObject({
    becomes: 'relationships',
    type: 'KILN_MOVES',
    start: { column: 'of', table: 'bowls' },
    end: { column: 'by', table: '', label: 'by', property: 'name' },
  });
  expect(said.columns?.map(({ use }) => use)).toEqual(['nothing', 'nothing', 'property']);
});

test('ends that were chosen stay as they were', () => {
  const chosen = { ...kilns, mapping: { ...kilns.mapping, start: { ...NO_END, column: 'site' } } };
  expect(asRelationships(chosen, [chosen])).toEqual({ becomes: 'relationships' });
});
