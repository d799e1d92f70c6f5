import { describe, expect, test } from 'vitest';

import { tableOf } from '../../tests/imports/tableOf.js';
import { jointReferencesOf } from './jointReferences.js';

const YEARS = ['1901', '1902', '1903', '1904'];
const TEAMS = ['BOS', 'CHI', 'NYA'];
const seasons = YEARS.flatMap((year) => TEAMS.map((team) => [year, team]));
const teams = tableOf(
  'teams',
  ['yearID', 'teamID', 'wins'],
  seasons.map(([year = '', team = ''], at) => [year, team, String(70 + (at % 5))]),
);

describe('two columns that name rows of another table only together', () => {
  test('are told, with that table', () => {
    const managers = tableOf(
      'managers',
      ['name', 'yearID', 'teamID'],
      [...seasons, ...seasons.slice(0, 4)].map(([year = '', team = ''], at) => [`M${String(at % 7)}`, year, team]),
    );
    expect(jointReferencesOf(managers, [teams, managers])).toEqual([{ table: 'teams', columns: ['yearID', 'teamID'] }]);
    expect(jointReferencesOf(teams, [teams, managers])).toEqual([]);
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
