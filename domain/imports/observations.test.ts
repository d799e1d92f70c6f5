import { expect, test } from 'vitest';

import { tableOf } from '../../tests/imports/tableOf.js';
import { proposeMapping } from './propose.js';

const YEARS = ['1990', '1995', '2000'];
const inYears = (things: readonly string[], times = YEARS) =>
  things.flatMap((thing, at) =>
    times.map((time, turn) => [thing, time, String(60 + at * 7 + turn), `${at + 1}${turn}00`]),
  );

const mapped = (name: string, titles: readonly string[], rows: readonly (readonly string[])[]) =>
  proposeMapping([tableOf(name, titles, rows)]).tables[0];

test('countries by year are countries with observations that know their year, and no country for each row', () => {
  const table = mapped('countries', ['country', 'year', 'life', 'pop'], inYears(['Brazil', 'Chile', 'Kenya']));
  expect(table).toMatchObject({ becomes: 'nodes', label: 'Observation', caption: 'year', keys: [] });
  expect(table?.columns).toMatchObject([
    { column: 'country', use: 'node', label: 'Country', property: 'name', type: 'HAS_COUNTRY' },
    { column: 'year', use: 'property', kind: 'number' },
    { column: 'life', use: 'property' },
    { column: 'pop', use: 'property' },
  ]);
});

test('also in Romanian, and by days, under the word that the file has for its rows', () => {
  const towns = mapped('orase', ['Oraș', 'An', 'Populație', 'Turiști'], inYears(['Arad', 'Dej', 'Turda']));
  expect(towns).toMatchObject({ label: 'Observație', caption: 'An' });
  const days = ['2024-01-01', '2024-01-02', '2024-01-03'];
  const readings = mapped('readings', ['station', 'date', 'temp', 'rain'], inYears(['Omu', 'Bran'], days));
  expect(readings).toMatchObject({ label: 'Reading', caption: 'date' });
  expect(readings?.columns[0]).toMatchObject({ use: 'node', label: 'Station' });
});

test('what happens twice to the same in a year is no observation of it', () => {
  const rows = [...inYears(['Brazil', 'Chile', 'Kenya']), ['Brazil', '1990', '1', '2']];
  expect(mapped('countries', ['country', 'year', 'life', 'pop'], rows)?.label).not.toBe('Observation');
});
