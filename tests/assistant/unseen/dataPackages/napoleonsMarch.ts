import { brought } from '../personalFiles/rows.js';
import { en, is, NOTHING, says } from '../Gold.js';
import { amountOf, day, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { mean, most, those, worldOf } from '../ownTables/rows.js';
import { where } from '../publicFiles/rows.js';
import { measures, packageRows } from './rows.js';

const army = packageRows('army.csv');
const cities = packageRows('cities.csv');
const cold = packageRows('temperature.csv');
const [lon, lat, size, temperature] = [amountOf('lon'), amountOf('lat'), amountOf('size'), amountOf('temp')] as const;
const city = cell('city');
const place = (name: string) => where(cities, 'city', name)[0] ?? {};
export const degreesOn = (date: string) => temperature(where(cold, 'date', date)[0]);
const sizes = (heading: string, value: string) => where(army, heading, value).map(size);
const largest = (division: string) => Math.max(...sizes('division', division));

/** Napoleon's march on Moscow: the army by place, cities on its way, and how cold it was on the way back. */
export const napoleonsMarch = brought(
  'napoleonsMarch',
  'en',
  ['army.csv', 'cities.csv', 'temperature.csv'],
  worldOf({ city: cities.map(city) }),
  [
    en('how many cities are there', () => says(cities.length)),
    en('When was it coldest?', day('1812-12-06'), 'temp'),
    en('what was the temperature on 14 november 1812', () => says(degreesOn('14 Nov 1812')), 'temp', 'date'),
    en('largest size of the army', () => says(Math.max(...army.map(size))), 'size'),
    en('how many men did division 2 have at most?', () => says(largest('2')), 'size', 'division'),
    en('smallest size in direction A', () => says(Math.min(...sizes('direction', 'A'))), 'size', 'direction'),
    en('which city is furthest east', those(...most(cities, lon).map(city)), 'lon'),
    en('longitude of Smolensk', () => says(lon(place('Smolensk'))), 'lon'),
    en('lon and lat of Minsk', () => says(lon(place('Minsk')), lat(place('Minsk'))), 'lon', 'lat'),
    en('average temperature', near(mean(cold.map(temperature))), 'temp'),
    en(
      'on how many days was it colder than -20?',
      () => says(cold.filter((row) => temperature(row) < -20).length),
      'temp',
    ),
    en('how many army points have direction R', () => says(where(army, 'direction', 'R').length), 'direction'),
    en(
      'was it colder on 1 december than on 28 november 1812',
      () => is(degreesOn('01 Dec 1812') < degreesOn('28 Nov 1812')),
      'temp',
      'date',
    ),
    en('Which cities have a lat below 54?', those(...cities.filter((row) => lat(row) < 54).map(city)), 'lat'),
    en(
      'temperatures in november',
      measures(...cold.filter((row) => cell('date')(row).includes('Nov')).map(temperature)),
      'temp',
      'date',
    ),
    en('cities east of lon 36', those(...cities.filter((row) => lon(row) > 36).map(city)), 'lon'),
    en('who commanded division 3', NOTHING),
    en('How many horses did they lose?', NOTHING),
    en('temperature on 20 november 1812', NOTHING),
  ],
);
