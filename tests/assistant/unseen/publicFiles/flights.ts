import { brought, toldBy } from '../personalFiles/rows.js';
import { about, en, is, NOTHING, says } from '../Gold.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, type Row, sum, those, worldOf } from '../ownTables/rows.js';
import { amount, publicRows, share, where } from './rows.js';

const flights = publicRows('flights.csv');
const airlines = publicRows('airlines.csv');
const airports = publicRows('airports.csv');
const planes = publicRows('planes.csv');
const number = (heading: string) => (row: Row) => amount(row[heading]);
const [tail, airport, airline] = [cell('tailnum'), cell('name'), cell('name')];
/** An airline by its code or by its name. */
export const airlineBy = (code: string) => [code, airline(airlines.find((row) => row['carrier'] === code))];
const airportBy = (code: string) => [code, airport(airports.find((row) => row['faa'] === code))];
const to = (code: string) => where(flights, 'dest', code);
const of = (code: string) => where(flights, 'carrier', code);

/** The first 300 departures from New York on 1 January 2013, with their airlines, planes and airports. */
export const departures = brought(
  'departures',
  'en',
  ['flights.csv', 'airlines.csv', 'planes.csv', 'airports.csv'],
  worldOf({
    airline: airlines.map(airline),
    airport: airports.map(airport),
    tailnum: planes.map(tail),
    manufacturer: planes.map(cell('manufacturer')),
  }),
  [
    en('how many flights left from JFK', () => says(where(flights, 'origin', 'JFK').length), 'origin'),
    en(
      'Which airline has the most flights?',
      toldBy(...mostCounted(counted(flights, 'carrier')).map(airlineBy)),
      'carrier',
    ),
    en('longest departure delay', () => says(Math.max(...flights.map(number('dep_delay')))), 'dep_delay'),
    en('How many flights went to Miami?', () => says(to('MIA').length), 'dest'),
    en(
      'how many seats does N14228 have',
      () => says(number('seats')(planes.find((row) => tail(row) === 'N14228') ?? {})),
      'seats',
    ),
    en(
      'average arrival delay of Delta flights',
      () => about(mean(of('DL').map(number('arr_delay')))),
      'arr_delay',
      'carrier',
    ),
    en(
      'Which planes were built before 1990?',
      those(...planes.filter((row) => number('year')(row) < 1990).map(tail)),
      'year',
    ),
    en('how many boeing planes are there', () => says(where(planes, 'manufacturer', 'BOEING').length), 'manufacturer'),
    en('busiest destinations', toldBy(...mostCounted(counted(flights, 'dest')).map(airportBy)), 'dest'),
    en(
      'Which airports are on America/Denver time?',
      those(...where(airports, 'tzone', 'America/Denver').map(airport)),
      'tzone',
    ),
    en(
      'did any flight arrive more than an hour early',
      () => is(flights.some((row) => number('arr_delay')(row) < -60)),
      'arr_delay',
    ),
    en('total distance flown by JetBlue', () => says(sum(of('B6').map(number('distance')))), 'distance', 'carrier'),
    en(
      'who operates flight 1545?',
      toldBy(...where(flights, 'flight', '1545').map(cell('carrier')).map(airlineBy)),
      'carrier',
    ),
    en('highest airport', those(...most(airports, number('alt')).map(airport)), 'alt'),
    en(
      'which manufacturer made most of these planes',
      those(...mostCounted(counted(planes, 'manufacturer'))),
      'manufacturer',
    ),
    en(
      'How many flights arrived more than 30 minutes late?',
      () => says(flights.filter((row) => number('arr_delay')(row) > 30).length),
      'arr_delay',
    ),
    en(
      'what share of flights left early or on time',
      share(flights.filter((row) => number('dep_delay')(row) <= 0).length, flights.length),
      'dep_delay',
    ),
    en('average air time to San Francisco', () => about(mean(to('SFO').map(number('air_time')))), 'air_time', 'dest'),
    en('planes with only one engine', those(...where(planes, 'engines', '1').map(tail)), 'engines'),
    en(
      'which airlines fly to honolulu?',
      toldBy(...[...new Set(to('HNL').map(cell('carrier')))].map(airlineBy)),
      'carrier',
      'dest',
    ),
    en('How many passengers flew to Boston?', NOTHING),
    en('what was the ticket price to LAX', NOTHING),
    en('who was the pilot of flight 725?', NOTHING),
  ],
);
