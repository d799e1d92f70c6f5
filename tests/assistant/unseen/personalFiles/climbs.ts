import { about, en, is, NOTHING, ro, says } from '../Gold.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, point, type Row, sum, those, worldOf } from '../ownTables/rows.js';
import { brought, personalRows, spelled } from './rows.js';

const climbs = personalRows('logbook.csv', ',');
const [climb, crag, rock, style] = [cell('Climb'), cell('Crag'), cell('Rock'), cell('Lead/second')];
const mates = (row: Row) => cell('With')(row).split('; ');
const day = (row: Row) => spelled(cell('Date')(row));
const climbsWith = (holds: (row: Row) => boolean) => climbs.filter(holds).map(climb);
const height = (row: Row) => point(row['Height (m)']);
const daysAt = (where: string) => climbs.filter((row) => crag(row) === where).map(day);
const unfinished = (row: Row) => row['How it went'] === 'dnf';
export const unfinishedAt = (where: string): readonly string[] =>
  climbsWith((row) => unfinished(row) && crag(row) === where);

/** One climber's logbook: a row for each route, several partners in a cell. */
export const climbing = brought(
  'climbing log',
  'en',
  ['logbook.csv'],
  worldOf({
    Climb: climbs.map(climb),
    Crag: climbs.map(crag),
    With: [...counted(climbs, 'With', '; ').keys()],
  }),
  [
    en(
      'what did I do with Bea in 2024?',
      those(...climbsWith((row) => mates(row).includes('Bea') && day(row).startsWith('2024'))),
      'With',
      'Date',
      'Climb',
    ),
    en(
      'how many routes have I led on grit',
      () => says(climbsWith((row) => style(row) === 'lead' && rock(row) === 'gritstone').length),
      'Lead/second',
      'Rock',
      'Climb',
    ),
    en('Who do I climb with most?', those(...mostCounted(counted(climbs, 'With', '; '))), 'With', 'Climb'),
    en("what's the tallest thing I've been up", those(...most(climbs, height).map(climb)), 'Height (m)', 'Climb'),
    en(
      'Which crags did I get to in 2024?',
      those(...climbs.filter((row) => day(row).startsWith('2024')).map(crag)),
      'Crag',
      'Date',
    ),
    en(
      'have I ever soloed anything at Pembroke?',
      () => is(climbs.some((row) => style(row) === 'solo' && crag(row) === 'Pembroke')),
      'Lead/second',
      'Crag',
    ),
    en(
      "routes I didn't finish in 2025",
      those(...climbsWith((row) => unfinished(row) && day(row).startsWith('2025'))),
      'How it went',
      'Date',
      'Climb',
    ),
    en(
      'Three star routes, except the ones at Almscliff',
      those(...climbsWith((row) => row['Stars'] === '3' && crag(row) !== 'Almscliff')),
      'Stars',
      'Crag',
      'Climb',
    ),
    en(
      'average height of the limestone routes I seconded?',
      () => about(mean(climbs.filter((row) => rock(row) === 'limestone' && style(row) === 'second').map(height))),
      'Height (m)',
      'Rock',
      'Lead/second',
    ),
    en(
      'when was I last at Almscliff',
      () => says({ date: daysAt('Almscliff').toSorted().at(-1) ?? '' }),
      'Date',
      'Crag',
    ),
    ro(
      'Câte lungimi de coardă am urcat în total la Tremadog?',
      () => says(sum(climbs.filter((row) => crag(row) === 'Tremadog').map((row) => point(row['Pitches'])))),
      'Pitches',
      'Crag',
    ),
    ro(
      'cu cine am fost pe Cameo?',
      those(...climbs.filter((row) => climb(row) === 'Cameo').flatMap(mates)),
      'With',
      'Climb',
    ),
    en('Who took the photos at Pembroke?', NOTHING),
    en('what size rope did we have on Christmas Curry', NOTHING),
    ro('Cat am dat pe benzina pana la Tremadog?', NOTHING),
  ],
);
