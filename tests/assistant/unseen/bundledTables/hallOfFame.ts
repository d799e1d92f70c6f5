import { brought, toldBy } from '../personalFiles/rows.js';
import { en, is, NOTHING, says } from '../Gold.js';
import { amountOf, day } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { most, type Row, those, worldOf } from '../ownTables/rows.js';
import { where } from '../publicFiles/rows.js';
import { bundledRows } from './rows.js';

const people = bundledRows('People.csv');
const elections = bundledRows('HallOfFame.csv');
const colleges = bundledRows('CollegePlaying.csv');
const schools = bundledRows('Schools.csv');
const lastName = cell('nameLast');
export const player = (rows: readonly Row[]): string[] =>
  rows.map((row) => lastName(where(people, 'playerID', cell('playerID')(row))[0]));
const called = (firstName: string, last: string) =>
  people.filter((row) => row['nameFirst'] === firstName && lastName(row) === last)[0];
export const elected = (year: number) => where(elections, 'yearID', String(year));
export const votes = amountOf('votes');
const electionOf = (row: Row | undefined) => where(elections, 'playerID', cell('playerID')(row))[0];
export const [height, weight] = [amountOf('height'), amountOf('weight')] as const;
const death = amountOf('deathYear');
export const bornIn = (country: string) => where(people, 'birthCountry', country);
/** Who studied where, and where somebody did. */
const studentsOf = (school: string) => {
  const ids = where(schools, 'name_full', school).map(cell('schoolID'));
  return people.filter((one) =>
    colleges.some((row) => row['playerID'] === one['playerID'] && ids.includes(cell('schoolID')(row))),
  );
};
const schoolsOf = (row: Row | undefined) => {
  const ids = where(colleges, 'playerID', cell('playerID')(row)).map(cell('schoolID'));
  return where(schools, 'schoolID', ...ids).map(cell('name_full'));
};

/** Baseball players of the Hall of Fame since 2000, their elections and their schools: four tables. */
export const hallOfFame = brought(
  'hallOfFame',
  'en',
  ['People.csv', 'HallOfFame.csv', 'CollegePlaying.csv', 'Schools.csv'],
  worldOf({ nameLast: people.map(lastName), name_full: schools.map(cell('name_full')) }),
  [
    en('how many players were elected in 2006', () => says(elected(2006).length), 'yearID'),
    en('who was born in Cuba?', those(...bornIn('Cuba').map(lastName)), 'birthCountry'),
    en('who is the tallest player', those(...most(people, height).map(lastName)), 'height'),
    en('where was Bert Blyleven born', toldBy(['Zeist', 'Netherlands', 'Utrecht']), 'birthCity', 'birthCountry'),
    en(
      'which players went to the University of Minnesota',
      those(...studentsOf('University of Minnesota').map(lastName)),
      'schoolID',
    ),
    en('Where did Tony Gwynn go to college?', those(...schoolsOf(called('Tony', 'Gwynn'))), 'schoolID'),
    en(
      'how many votes did Rickey Henderson get',
      () => says(votes(electionOf(called('Rickey', 'Henderson')))),
      'votes',
    ),
    en('who got the most votes', those(...player(most(elections, votes))), 'votes'),
    en('players voted in by the Veterans', those(...player(where(elections, 'votedBy', 'Veterans'))), 'votedBy'),
    en('heaviest hall of famer', those(...most(people, weight).map(lastName)), 'weight'),
    en('when did Chipper Jones make his debut?', day(cell('debut')(called('Chipper', 'Jones'))), 'debut'),
    en('what is the average height of the pitchers', NOTHING),
    en('players who died before 1940', those(...people.filter((row) => death(row) < 1940).map(lastName)), 'deathYear'),
    en(
      'how many bat L and throw R',
      () => says(where(where(people, 'bats', 'L'), 'throws', 'R').length),
      'bats',
      'throws',
    ),
    en('schools in CA', those(...where(schools, 'state', 'CA').map(cell('name_full'))), 'state'),
    en('did Ken Griffey go to any college?', () => is(false), 'schoolID'),
    en('how many home runs did Ken Griffey hit', NOTHING),
    en('who went to auburn', those(...studentsOf('Auburn University').map(lastName)), 'schoolID'),
    en('what team did Wade Boggs play for?', NOTHING),
    en('who are the umpires', NOTHING),
  ],
);
