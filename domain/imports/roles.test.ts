import { describe, expect, test } from 'vitest';

import { tableOf } from '../../tests/imports/tableOf.js';
import { proposeMapping } from './propose.js';

describe('columns that name the same things', () => {
  const TEAMS = ['Alder', 'Braid', 'Corrie', 'Dunmore'];
  const matches = Array.from({ length: 24 }, (_, at) => [
    TEAMS[at % 4],
    TEAMS[(at + 1 + (at % 3)) % 4],
    String(at % 5),
  ]);
  const roles = (mapping: unknown) =>
    (mapping as { columns: { use: string; label: string }[] }).columns.filter(({ use }) => use === 'node');

  test('are what rows tie that nothing else tells apart, called by the word that both headings have', () => {
    const rows = matches.map(([home = '', away = '', goals = '']) => [home, away, goals]);
    const [mapping] = proposeMapping([tableOf('matches', ['home_team', 'away_team', 'goals'], rows)]).tables;
    expect(mapping).toMatchObject({
      becomes: 'relationships',
      type: 'MATCHES',
      start: { label: 'Team' },
      end: { label: 'Team' },
    });
  });

  test('belong to rows that are things where something else is named in them too', () => {
    const referees = ['Ines Falk', 'Otto Brandt', 'Mara Quill'];
    const rows = matches.map(([home = '', away = ''], at) => [home, away, referees[at % 3] ?? '']);
    const [mapping] = proposeMapping([tableOf('matches', ['home_team', 'away_team', 'referee'], rows)]).tables;
    expect(mapping).toMatchObject({ becomes: 'nodes', label: 'Match' });
    expect(roles(mapping).map(({ label }) => label)).toEqual(['Team', 'Team', 'Referee']);
  });

  test('become nodes of one label where the rows are things themselves, with those that say which of them it was', () => {
    const rows = matches.map(([white = '', black = ''], at) => [`G-${at}`, white, black, at % 2 === 0 ? white : black]);
    const [mapping] = proposeMapping([tableOf('games', ['game', 'white', 'black', 'winner'], rows)]).tables;
    expect(mapping).toMatchObject({ becomes: 'nodes', caption: 'game' });
    expect(roles(mapping).map(({ label }) => label)).toEqual(['White/Black', 'White/Black', 'White/Black']);
  });

  test('are none where rows often say the same in both, as answers do', () => {
    const answers = ['Good', 'Fair', 'Poor', 'Bad'];
    const rows = Array.from({ length: 40 }, (_, at) => [
      `R${at}`,
      answers[at % 4] ?? '',
      answers[(at * 7 + (at >> 2)) % 4] ?? '',
    ]);
    const [mapping] = proposeMapping([tableOf('survey', ['respondent', 'rooms', 'food'], rows)]).tables;
    expect(new Set(roles(mapping).map(({ label }) => label)).size).toBe(roles(mapping).length);
  });

  test('by their headings become nodes too, where the row has an id and is tied to another table', () => {
    const ships = tableOf(
      'nave',
      ['cod', 'denumire'],
      [
        ['N-01', 'Albatros'],
        ['N-02', 'Tomis'],
        ['N-03', 'Sulina'],
      ],
    );
    const trips = [
      ['1', 'N-01', 'Constanța', 'Istanbul'],
      ['2', 'N-02', 'Istanbul', 'Constanța'],
      ['3', 'N-03', 'Constanța', 'Varna'],
      ['4', 'N-01', 'Varna', 'Constanța'],
    ];
    const [, mapping] = proposeMapping([ships, tableOf('curse', ['id_cursa', 'nava', 'de_la', 'la'], trips)]).tables;
    expect(mapping).toMatchObject({ becomes: 'nodes', keys: ['id_cursa'] });
    expect(roles(mapping)).toMatchObject([
      { column: 'de_la', label: 'DeLa/La' },
      { column: 'la', label: 'DeLa/La' },
    ]);
  });

  test('and where each row has a name of its own', () => {
    const ferries = ['Heron', 'Teal', 'Scaup', 'Eider'].map((name, at) => [
      `MX${at}1`,
      name,
      TEAMS[at % 2] ?? '',
      TEAMS[2 + (at % 2)] ?? '',
    ]);
    const [mapping] = proposeMapping([
      tableOf('ferries', ['callsign', 'name', 'from_port', 'to_port'], ferries),
    ]).tables;
    expect(mapping).toMatchObject({ becomes: 'nodes', label: 'Ferry', caption: 'name' });
    expect(roles(mapping).map(({ label }) => label)).toEqual(['Port', 'Port']);
  });

  test('are no times, which only say from when to when', () => {
    const rows = TEAMS.map((lender, at) => [lender, `2024-0${at + 1}-01`, `2024-0${at + 2}-01`]);
    const [mapping] = proposeMapping([tableOf('loans', ['lender', 'from_date', 'to_date'], rows)]).tables;
    expect(mapping?.becomes).toBe('nodes');
  });
});
