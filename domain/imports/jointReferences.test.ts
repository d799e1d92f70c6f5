import { describe, expect, test } from 'vitest';

import { tableOf } from '../../tests/imports/tableOf.js';
import { jointReferencesOf } from './jointReferences.js';
import { proposeMapping } from './propose.js';
import { type Table } from './table.js';

const YEARS = ['1901', '1902', '1903', '1904'];
const TEAMS = ['BOS', 'CHI', 'NYA'];
const seasons = YEARS.flatMap((year) => TEAMS.map((team) => [year, team]));
const teams = tableOf(
  'teams',
  ['yearID', 'teamID', 'wins'],
  seasons.map(([year = '', team = ''], at) => [year, team, String(70 + (at % 5))]),
);

const managersBy = (year: string, team: string, rows: readonly (readonly string[])[]): Table =>
  tableOf(
    'managers',
    ['name', year, team],
    rows.map(([y = '', t = ''], at) => [`M${String(at % 7)}`, y, t]),
  );
const SOME_TWICE = [...seasons, ...seasons.slice(0, 4)];
const PAIRS = [
  { column: 'yearID', by: 'yearID' },
  { column: 'teamID', by: 'teamID' },
];

describe('columns that name rows of another table only together', () => {
  test('are told, with that table and the share of the rows that lead there', () => {
    const managers = managersBy('yearID', 'teamID', [...SOME_TWICE, ['1904', 'BOS'], ['1901', '']]);
    expect(jointReferencesOf(managers, [teams, managers])).toEqual([{ table: 'teams', pairs: PAIRS, rate: 1 }]);
    expect(jointReferencesOf(teams, [teams, managers])).toEqual([]);
    const some = tableOf('teams', ['yearID', 'teamID', 'wins'], teams.rows.slice(0, -1));
    const [found] = jointReferencesOf(managers, [some, managers]);
    expect(found?.rate).toBeCloseTo(16 / 17);
  });

  test('may have headings that say it with another word for a key', () => {
    const managers = managersBy('year.key', 'team.key', SOME_TWICE);
    expect(jointReferencesOf(managers, [teams, managers])[0]?.pairs).toEqual([
      { column: 'year.key', by: 'yearID' },
      { column: 'team.key', by: 'teamID' },
    ]);
  });

  test('may be three, where two do not tell rows apart', () => {
    const halves = seasons.flatMap(([year = '', team = '']) => ['1', '2'].map((half) => [year, team, half]));
    const parts = tableOf(
      'halves',
      ['yearID', 'teamID', 'half', 'wins'],
      halves.map((row) => [...row, '40']),
    );
    const notes = tableOf(
      'notes',
      ['text', 'yearID', 'teamID', 'half'],
      [...halves, ...halves].map((row, at) => [`N${at % 5}`, ...row]),
    );
    expect(jointReferencesOf(notes, [parts, notes])[0]?.pairs.map(({ by }) => by)).toEqual([
      'yearID',
      'teamID',
      'half',
    ]);
  });

  test('link the later of two tables whose rows are one to one, and not both ways', () => {
    const other = tableOf(
      'results',
      ['yearID', 'teamID', 'points'],
      seasons.map((row, at) => [...row, String(at % 4)]),
    );
    expect(jointReferencesOf(other, [teams, other])).toHaveLength(1);
    expect(jointReferencesOf(teams, [teams, other])).toEqual([]);
  });

  test('are no places: what lies at one latitude and longitude is not the same thing', () => {
    const spots = seasons.map(([year = '', team = '']) => [
      `4${String(year.at(-1))}.5`,
      `${String(TEAMS.indexOf(team))}.25`,
    ]);
    const stops = tableOf(
      'stops',
      ['lat', 'lon', 'name'],
      spots.map((row, at) => [...row, `S${at % 4}`]),
    );
    const trees = tableOf(
      'trees',
      ['lat', 'lon', 'kind'],
      [...spots, ...spots].map((row, at) => [...row, `T${at % 5}`]),
    );
    expect(jointReferencesOf(trees, [stops, trees])).toEqual([]);
  });

  test('are proposed as a link, and stay properties', () => {
    const managers = managersBy('yearID', 'teamID', SOME_TWICE);
    const named = tableOf(
      'teams',
      ['yearID', 'teamID', 'name'],
      seasons.map((row, at) => [...row, `Reds ${'ABCDE'.charAt(at % 5)}`]),
    );
    const told = { ...managers, jointReferences: jointReferencesOf(managers, [named, managers]) };
    const mapping = proposeMapping([named, told]).tables.find(({ table }) => table === 'managers');
    expect(mapping?.jointLinks).toEqual([{ table: 'teams', pairs: PAIRS, type: 'HAS_TEAM' }]);
    expect(mapping?.columns.filter(({ column }) => column !== 'name').map(({ use }) => use)).not.toContain('nothing');
  });

  test('are none where the pairs stand in no row there', () => {
    const others = tableOf(
      'awards',
      ['name', 'yearID', 'teamID'],
      seasons.map(([year = '', team = ''], at) => [`A${String(at % 5)}`, year, team]),
    );
    const some = tableOf(
      'teams',
      ['yearID', 'teamID'],
      seasons.filter((_, at) => at % 2 === 0).map((row) => [...row]),
    );
    expect(jointReferencesOf(others, [some, others])).toEqual([]);
  });

  test('are none where one of them names the rows by itself', () => {
    const clubs = tableOf(
      'clubs',
      ['teamID', 'name'],
      TEAMS.map((team) => [team, `Club ${team}`]),
    );
    expect(jointReferencesOf(teams, [clubs, teams])).toEqual([]);
  });
});
