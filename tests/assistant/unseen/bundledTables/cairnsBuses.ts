import { brought, toldBy } from '../personalFiles/rows.js';
import { is, NOTHING, ro, says } from '../Gold.js';
import { amountOf } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { counted, most, mostCounted, type Row, those, worldOf } from '../ownTables/rows.js';
import { perGroup, where } from '../publicFiles/rows.js';
import { bundledRows } from './rows.js';

const routes = bundledRows('routes.csv');
const trips = bundledRows('trips.csv');
const calls = bundledRows('stop_times.csv');
const stops = bundledRows('stops.csv');
const [short, long] = [cell('route_short_name'), cell('route_long_name')] as const;
const stop = cell('stop_name');
/** Gold of some routes, each by its number or its name. */
const routed = (rows: readonly Row[]) => toldBy(...rows.map((row) => [short(row), long(row), cell('route_id')(row)]));
export const route = (number: string) => where(routes, 'route_short_name', number)[0];
export const tripsOf = (row: Row | undefined) => where(trips, 'route_id', cell('route_id')(row));
const towards = (headsign: string) => where(trips, 'trip_headsign', headsign);
const namedWith = (part: string) => stops.filter((row) => stop(row).includes(part));
const passing = (name: string) => {
  const at = where(stops, 'stop_name', name).map(cell('stop_id'));
  const passed = where(trips, 'trip_id', ...where(calls, 'stop_id', ...at).map(cell('trip_id')));
  return where(routes, 'route_id', ...passed.map(cell('route_id')));
};
const callsOf = (trip: string) => where(calls, 'trip_id', trip);
const TRIP = 'CNS2014-CNS_MUL-Saturday-00-4180842';
const busiest = where(stops, 'stop_id', ...mostCounted(counted(calls, 'stop_id')));

/** Bus routes of Cairns with some of their Saturday trips and where these stop: four tables. */
export const cairnsBuses = brought(
  'cairnsBuses',
  'ro',
  ['routes.csv', 'trips.csv', 'stop_times.csv', 'stops.csv'],
  worldOf({ stop_name: stops.map(stop), trip_headsign: trips.map(cell('trip_headsign')) }),
  [
    ro('câte rute sunt?', () => says(routes.length)),
    ro(
      'ce rute au Palm Cove în nume',
      routed(routes.filter((row) => long(row).includes('Palm Cove'))),
      'route_long_name',
    ),
    ro('câte curse are ruta 110', () => says(tripsOf(route('110')).length), 'route_id'),
    ro('cate curse merg spre Kewarra Beach', () => says(towards('Kewarra Beach').length), 'trip_headsign'),
    ro(
      'care e cea mai frecventă destinație (trip_headsign)',
      those(...mostCounted(counted(trips, 'trip_headsign'))),
      'trip_headsign',
    ),
    ro('cate statii sunt', () => says(stops.length)),
    ro('stațiile care au Hospital în nume', those(...namedWith('Hospital').map(stop)), 'stop_name'),
    ro('câte stații sunt Hail and Ride', () => says(namedWith('Hail and Ride').length), 'stop_name'),
    ro('care e cea mai nordică stație', those(...most(stops, amountOf('stop_lat')).map(stop)), 'stop_lat'),
    ro('cum se numeste ruta 143W', toldBy([long(route('143W'))]), 'route_long_name'),
    ro(`câte opriri are cursa ${TRIP}`, () => says(callsOf(TRIP).length), 'trip_id'),
    ro(
      'ce rute trec prin Williams Esplanade N201?',
      routed(passing('Williams Esplanade N201')),
      'stop_id',
      'route_id',
      'trip_id',
    ),
    ro('cat costa un bilet', NOTHING),
    ro('cine conduce autobuzul 150', NOTHING),
    ro(
      'câte rute conțin via în nume',
      () => says(routes.filter((row) => long(row).includes(' via ')).length),
      'route_long_name',
    ),
    ro('cate curse sunt pe fiecare direction_id', perGroup(counted(trips, 'direction_id')), 'direction_id'),
    ro('are ruta 112 vreo cursă?', () => is(true), 'route_id'),
    ro('la ce statie opresc cele mai multe curse', those(...busiest.map(stop)), 'stop_id'),
    ro('rute cu mai puțin de 4 curse', routed(routes.filter((row) => tripsOf(row).length < 4)), 'route_id'),
    ro('câte locuri are autobuzul de pe ruta 121', NOTHING),
  ],
);
