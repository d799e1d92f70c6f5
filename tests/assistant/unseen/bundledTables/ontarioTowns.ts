import { brought, toldBy } from '../personalFiles/rows.js';
import { en, is, NOTHING, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { mean, most, sum, those, worldOf } from '../ownTables/rows.js';
import { distinct, where } from '../publicFiles/rows.js';
import { bundledRows } from './rows.js';

const places = bundledRows('towny.csv');
export const place = cell('name');
export const people = (year: number) => amountOf(`population_${year}`);
const density = amountOf('density_2021');
export const area = amountOf('land_area_km2');
export const within = (division: string) => where(places, 'census_div', division);
const kind = (type: string) => where(places, 'csd_type', type);
export const called = (name: string) => where(places, 'name', name)[0];

/** Municipalities of Ontario with their people at six censuses. */
export const ontarioTowns = brought(
  'ontarioTowns',
  'en',
  ['towny.csv'],
  worldOf({ name: places.map(place), census_div: distinct(places, 'census_div') }),
  [
    en('what was the population of Kingston in 2021', () => says(people(2021)(called('Kingston'))), 'population_2021'),
    en('which place had the most people in 2021', those(...most(places, people(2021)).map(place)), 'population_2021'),
    en('how many villages are there?', () => says(kind('village').length), 'csd_type'),
    en('which places are in York', those(...within('York').map(place)), 'census_div'),
    en('land area of Sault Ste. Marie', () => says(area(called('Sault Ste. Marie'))), 'land_area_km2'),
    en('largest municipality by land area', those(...most(places, area).map(place)), 'land_area_km2'),
    en(
      'places with fewer than 200 people in 2021',
      those(...places.filter((row) => people(2021)(row) < 200).map(place)),
      'population_2021',
    ),
    en('how many are single-tier', () => says(where(places, 'status', 'single-tier').length), 'status'),
    en('average density of the cities in 2021', near(mean(kind('city').map(density))), 'density_2021', 'csd_type'),
    en(
      'total population of Peel in 2021',
      () => says(sum(within('Peel').map(people(2021)))),
      'population_2021',
      'census_div',
    ),
    en('did Thunder Bay grow from 2016 to 2021', () => is(true), 'pop_change_2016_2021_pct', 'population_2021'),
    en(
      'Which municipality grew the fastest between 2016 and 2021?',
      those(...most(places, amountOf('pop_change_2016_2021_pct')).map(place)),
      'pop_change_2016_2021_pct',
    ),
    en('who is the mayor of Guelph', NOTHING),
    en('website of Brampton', toldBy(['www.brampton.ca']), 'website'),
    en('did London have more people than Markham in 2021?', () => is(true), 'population_2021'),
    en(
      'cities with over 300000 people in 2021',
      those(
        ...kind('city')
          .filter((row) => people(2021)(row) > 300_000)
          .map(place),
      ),
      'csd_type',
      'population_2021',
    ),
    en('how many census divisions are there', () => says(distinct(places, 'census_div').length), 'census_div'),
    en('towns in Simcoe', those(...where(within('Simcoe'), 'csd_type', 'town').map(place)), 'csd_type', 'census_div'),
    en('median income in Toronto', NOTHING),
    en('places without a website', those(...where(places, 'website', '').map(place)), 'website'),
    en('how many schools are there in Ottawa', NOTHING),
  ],
);
