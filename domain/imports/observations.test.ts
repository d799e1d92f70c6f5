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

test('who signs up on some day is not observed on it: days that few rows share are no times of a panel', () => {
  const days = ['2025-09-01', '2025-09-03', '2025-09-04', '2025-09-08', '2025-09-09', '2025-09-15', '2025-09-21'];
  const rows = [...days, '2025-09-21'].map((day, at) => [
    ['Mara', 'Tudor', 'Ilinca'][at % 3] ?? '',
    day,
    String(at * 5),
  ]);
  expect(mapped('signups', ['pupil', 'signed up', 'paid'], rows)?.label).not.toBe('Observation');
});
