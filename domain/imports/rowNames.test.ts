import { describe, expect, test } from 'vitest';

import { tableOf } from '../../tests/imports/tableOf.js';
import { proposeMapping } from './propose.js';

describe('what rows are called', () => {
  const moorings = tableOf(
    'moorings',
    ['Mooring', 'Chain', 'Depth', 'Remarks'],
    [
      ['K1', '22 m', '4', ''],
      ['K2', '30 m', '6', 'no answer, write again'],
      ['K3', '12 m', '3', ''],
      ['K4', '18 m', '5', 'chain worn'],
    ],
  );
  test('is what each is known by, and no remark that some of them have', () => {
    expect(proposeMapping([moorings]).tables[0]).toMatchObject({ caption: 'Mooring' });
  });

  test('and a unit is told by a property whose heading only has its letters', () => {
    const columns = proposeMapping([
      tableOf(
        'tanks',
        ['Tank', 'Volume'],
        [...'ABCD'].map((one) => [`Tank ${one}`, '23 l']),
      ),
    ]).tables[0]?.columns;
    expect(columns?.map(({ property }) => property)).toEqual(['Tank', 'Volume (l)']);
  });
});
