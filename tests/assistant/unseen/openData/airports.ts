import { brought, toldBy } from '../personalFiles/rows.js';
import { is, NOTHING, ro, says } from '../Gold.js';
import { cell } from '../ownFiles/rows.js';
import { distinct, perGroup, where } from '../publicFiles/rows.js';
import { counted, mean, most, mostCounted, type Row, worldOf } from '../ownTables/rows.js';
import { amountOf, near, openRows } from './rows.js';

export const airports = openRows('airports.csv');
const shared = openRows('iata_macs.csv');
export const elevation = amountOf('elevation');
const inCountry = (code: string) => where(airports, 'country', code);
export const coded = (iata: string) => where(airports, 'iata', iata)[0] ?? {};
/** What people call an airport: its name or one of its codes. */
export const airportBy = (row: Row): readonly string[] =>
  [cell('name')(row), cell('icao')(row), cell('iata')(row)].filter((one) => one !== '');
/** Airports of a city in the list of cities with several, by either file's name of them. */
export const servedBy = (city: string): (readonly string[])[] =>
  where(shared, 'City Name', city).map((row) => [
    cell('Airport Name')(row),
    ...airportBy(coded(cell('Airport Code')(row))),
  ]);
const romanian = inCountry('RO');
const perCity = counted(shared, 'City Name');

/** Airports of Romania and its neighbours with their codes, and cities of the world that have several. */
export const airportCodes = brought(
  'airportCodes',
  'ro',
  ['airports.csv', 'iata_macs.csv'],
  worldOf({
    icao: airports.map(cell('icao')),
    iata: distinct(airports, 'iata'),
    name: airports.map(cell('name')),
    city: distinct(airports, 'city'),
    'City Name': distinct(shared, 'City Name'),
    'City Code': distinct(shared, 'City Code'),
    'Airport Name': shared.map(cell('Airport Name')),
  }),
  [
    ro('câte aeroporturi sunt în România?', () => says(romanian.length), 'country'),
    ro('ce cod iata are aeroportul din Cluj-Napoca', toldBy(['CLJ']), 'iata', 'city'),
    ro(
      'Care aeroport din RO are cea mai mare elevație?',
      toldBy(...most(romanian, elevation).map(airportBy)),
      'elevation',
      'country',
    ),
    ro('ce aeroport e LROP', toldBy(...where(airports, 'icao', 'LROP').map((row) => [cell('name')(row)])), 'icao'),
    ro('aeroporturile din RO fără cod IATA', toldBy(...where(romanian, 'iata', '').map(airportBy)), 'iata', 'country'),
    ro('in ce oras e SUJ', toldBy([cell('city')(coded('SUJ'))]), 'iata', 'city'),
    ro(
      'câte aeroporturi din Ungaria (HU) au elevation peste 500?',
      () => says(inCountry('HU').filter((row) => elevation(row) > 500).length),
      'elevation',
      'country',
    ),
    ro('media elevation la aeroporturile din BG', near(mean(inCountry('BG').map(elevation))), 'elevation'),
    ro('Ce aeroporturi are Londra (London)?', toldBy(...servedBy('London')), 'City Name'),
    ro('la ce elevatie e heathrow', () => says(elevation(coded('LHR'))), 'elevation', 'name'),
    ro(
      'e mai sus aeroportul din Sibiu decât cel din Suceava?',
      () => is(elevation(coded('SBZ')) > elevation(coded('SCV'))),
      'elevation',
    ),
    ro(
      'câte orașe au mai mult de două aeroporturi in lista de orase iata',
      () => says([...perCity.values()].filter((count) => count > 2).length),
      'City Name',
      'City Code',
    ),
    ro('ce oraș are cele mai multe aeroporturi?', toldBy(...mostCounted(perCity).map((city) => [city])), 'City Name'),
    ro(
      'ce fus orar (tz) au aeroporturile din Moldova, MD',
      toldBy(...distinct(inCountry('MD'), 'tz').map((tz) => [tz])),
      'tz',
    ),
    ro(
      'câte aeroporturi sunt în fiecare țară: RO, BG, HU și MD?',
      perGroup(new Map(['RO', 'BG', 'HU', 'MD'].map((code) => [code, inCountry(code).length] as const))),
      'country',
    ),
    ro('aeroporturile din județul Cluj', toldBy(...where(airports, 'subd', 'Cluj').map(airportBy)), 'subd'),
    ro('exista aeroport in Tulcea?', () => is(where(airports, 'city', 'Tulcea').length > 0), 'city'),
    ro(
      'care e aeroportul cel mai jos din Bulgaria (BG)',
      toldBy(...most(inCountry('BG'), (row) => -elevation(row)).map(airportBy)),
      'elevation',
      'country',
    ),
    ro(
      'Sunt toate aeroporturile din RO pe fusul Europe/Bucharest?',
      () => is(romanian.every((row) => cell('tz')(row) === 'Europe/Bucharest')),
      'tz',
      'country',
    ),
    ro(
      'ce city code au JFK si LGA',
      toldBy([...distinct(where(shared, 'Airport Code', 'JFK', 'LGA'), 'City Code')]),
      'City Code',
    ),
    ro('câți pasageri a avut aeroportul din Cluj anul trecut', NOTHING),
    ro('cand s-a deschis aeroportul din Craiova', NOTHING),
    ro('Ce companii zboară din Iași?', NOTHING),
    ro('câte piste are OTP', NOTHING),
  ],
);
