import { describe, expect, test } from 'vitest';

import { tableOf } from '../../tests/imports/tableOf.js';
import { addProperty, type Content } from './applyMapping.js';
import { asProperty } from './asColumn.js';
import { durationOf } from './durations.js';
import { BY_ENDINGS } from './singulars.js';

const kindOf = (heading: string, cells: readonly string[]) => {
  const { columns } = tableOf(
    'films',
    [heading],
    cells.map((cell) => [cell]),
  );
  return [columns[0]?.kind, columns[0]?.unit];
};

describe('durations as people write them', () => {
  test('are read with their units, in both languages', () => {
    expect(['1h 36m', '2h', '96 min', '1 hr, 5 mins', '1:36:00', '1h36'].map((text) => durationOf(text))).toEqual([
      96, 120, 96, 65, 96, 96,
    ]);
    expect(['2 ore 20 de minute', '1 oră'].map((text) => durationOf(text))).toEqual([140, 60]);
    expect(durationOf('36 hours', 'days')).toBe(1.5);
    expect(durationOf('4m 20s')).toBe(4.3333);
  });

  test('are no other texts', () => {
    expect(['12A', '3 km', '5m 2h', '96', 'h 36', '1:75:00', '1h 36m approx'].map((text) => durationOf(text))).toEqual(
      Array(7).fill(undefined),
    );
  });
});

describe('a column of durations', () => {
  test('is counted in what its cells say', () => {
    expect(kindOf('run_time', ['1h 36m', '2h', '45m'])).toEqual(['duration', 'min']);
    expect(kindOf('stay', ['1 day', '3 days'])).toEqual(['duration', 'days']);
    expect(kindOf('open', ['1 hour', '8 hours'])).toEqual(['duration', 'h']);
  });

  test('is one by colons only where its heading says so', () => {
    expect(kindOf('running time', ['1:36:00', '2:04:10'])).toEqual(['duration', 'min']);
    expect(kindOf('durata', ['01:36:00', '02:04:10'])).toEqual(['duration', 'min']);
    expect(kindOf('departure_time', ['06:16:00', '07:04:10'])[0]).toBe('text');
  });

  test('is none of lengths, codes or one unit', () => {
    expect(kindOf('depth', ['45m', '12m'])[0]).toBe('text');
    expect(kindOf('room', ['3d', '4d'])[0]).toBe('text');
    expect(kindOf('gap', ['96 min', '80 min'])).toEqual(['number', 'min']);
  });
});

test('a duration becomes a number that its property names the unit of, and what is none stays as it stands and is told', () => {
  const { columns } = tableOf('films', ['run_time'], [['1h 36m'], ['2h']]);
  const [column] = columns.map((each) => asProperty(each, BY_ENDINGS));
  const content: Content = { properties: [], propertyKinds: {}, notes: [] };
  if (column !== undefined) addProperty(content, column, '1h 36m', 2);
  expect(content.properties).toEqual([['run_time (min)', 96]]);
  const other: Content = { properties: [], propertyKinds: {}, notes: [] };
  if (column !== undefined) addProperty(other, column, 'two parts', 3);
  expect(other.properties).toEqual([['run_time (min)', 'two parts']]);
  expect(other.notes.map(({ code }) => code)).toEqual(['KEPT_AS_TEXT']);
});
