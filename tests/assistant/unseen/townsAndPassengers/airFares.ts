import { is, NOTHING, ro, says } from '../Gold.js';
import { least } from '../bundledTables/rows.js';
import { amountOf, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, type Row, worldOf } from '../ownTables/rows.js';
import { brought, toldBy } from '../personalFiles/rows.js';
import { where } from '../publicFiles/rows.js';
import { townRows } from './rows.js';

/** The routes of the file, with single blanks in the names of their cities. */
const routes: readonly Row[] = townRows('Airfares.csv').map((row) =>
  Object.fromEntries(Object.entries(row).map(([heading, text]) => [heading, text.replace(/\s+/gu, ' ')])),
);
const [start, end] = [cell('S_CITY'), cell('E_CITY')] as const;
export const [fare, distance, travellers] = [amountOf('FARE'), amountOf('DISTANCE'), amountOf('PAX')] as const;
export const leaving = (city: string) => where(routes, 'S_CITY', city);
const arriving = (city: string, among: readonly Row[] = routes) => where(among, 'E_CITY', city);
export const route = (from: string, to: string) => arriving(to, leaving(from))[0];
/** A city, with its state or without. */
const city = (name: string) => [name, name.replace(/ [A-Z]{2}$/u, '')];
/** Gold of the cities where some routes begin, and where they end. */
const starts = (some: readonly Row[]) => toldBy(...some.map((row) => city(start(row))));
export const ends = (some: readonly Row[]) => toldBy(...some.map((row) => city(end(row))));
/** Gold of routes, each by both its cities. */
const told = (some: readonly Row[]) => toldBy(...some.flatMap((row) => [city(start(row)), city(end(row))]));
/** Gold of fares in dollars, with their cents or rounded. */
export const dollars = (...amounts: readonly number[]) =>
  toldBy(...amounts.map((amount) => [amount, Number(amount.toFixed(1)), Math.round(amount)]));
const averageWith = (held: string) => mean(where(routes, 'SW', held).map(fare));

/** Average fares of flights between cities of the United States, in dollars and miles. */
export const airFares = brought(
  'airFares',
  'ro',
  ['Airfares.csv'],
  worldOf({ S_CITY: routes.map(start), E_CITY: routes.map(end) }),
  [
    ro('cât e FARE de la Boston MA la Denver CO?', dollars(fare(route('Boston MA', 'Denver CO'))), 'FARE'),
    ro('care e ruta cea mai scumpă (FARE)', told(most(routes, fare)), 'FARE'),
    ro('cea mai ieftina ruta, dupa FARE', told(least(routes, fare)), 'FARE'),
    ro('cate rute pleaca din Atlanta GA', () => says(leaving('Atlanta GA').length), 'S_CITY'),
    ro('în ce orașe se poate zbura din Seattle/Tacoma WA', ends(leaving('Seattle/Tacoma WA')), 'E_CITY', 'S_CITY'),
    ro(
      'ce DISTANCE e de la Austin TX la Houston TX?',
      () => says(distance(route('Austin TX', 'Houston TX'))),
      'DISTANCE',
    ),
    ro('cate rute au SW Yes', () => says(where(routes, 'SW', 'Yes').length), 'SW'),
    ro('media FARE la rutele care pleacă din Miami FL', near(mean(leaving('Miami FL').map(fare))), 'FARE', 'S_CITY'),
    ro('ce rută are cei mai mulți pasageri (PAX)?', told(most(routes, travellers)), 'PAX'),
    ro(
      'e mai scump de la Boston MA la Houston TX decat de la Boston MA la Denver CO',
      () => is(fare(route('Boston MA', 'Houston TX')) > fare(route('Boston MA', 'Denver CO'))),
      'FARE',
    ),
    ro('rutele cu DISTANCE peste 2650', told(routes.filter((row) => distance(row) > 2650)), 'DISTANCE'),
    ro('câte rute ajung la Reno NV', () => says(arriving('Reno NV').length), 'E_CITY'),
    ro(
      'cate rute sunt de vacanta, adica VACATION Yes?',
      () => says(where(routes, 'VACATION', 'Yes').length),
      'VACATION',
    ),
    ro(
      'din ce oraș (S_CITY) pleacă cele mai multe rute',
      toldBy(...mostCounted(counted(routes, 'S_CITY')).map(city)),
      'S_CITY',
    ),
    ro('din ce orase se ajunge la Honolulu (Intl) HI', starts(arriving('Honolulu (Intl) HI')), 'S_CITY', 'E_CITY'),
    ro(
      'care e media FARE pentru SW Yes și pentru SW No?',
      dollars(averageWith('Yes'), averageWith('No')),
      'FARE',
      'SW',
    ),
    ro(
      'din Denver CO, unde e cel mai ieftin de zburat?',
      ends(least(leaving('Denver CO'), fare)),
      'FARE',
      'S_CITY',
      'E_CITY',
    ),
    ro('ce companie zboară de la Miami FL la Tampa FL?', NOTHING),
    ro('la ce ora pleaca avionul din El Paso TX', NOTHING),
    ro('cât durează zborul de la Boston MA la San Diego CA', NOTHING),
  ],
);
