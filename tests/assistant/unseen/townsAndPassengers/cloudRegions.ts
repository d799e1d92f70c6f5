import { en, is, NOTHING, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, type Row, those, worldOf } from '../ownTables/rows.js';
import { brought, toldBy } from '../personalFiles/rows.js';
import { least } from '../bundledTables/rows.js';
import { distinct, where } from '../publicFiles/rows.js';
import { greatest } from '../shippedFiles/rows.js';
import { townRows } from './rows.js';

const rows = townRows('impact.csv');
const [region, city] = [cell('region'), cell('city')] as const;
export const impact = amountOf('impact');
export const called = (some: string) => where(rows, 'region', some)[0];
export const of = (some: string) => where(rows, 'country_name', some);
/** Gold of regions, each by its sign or by its city, which no two share. */
export const told = (some: readonly Row[]) => toldBy(...some.map((row) => [region(row), city(row)]));
const countries = counted(rows, 'country_name');
const perCountry = (count: number) => [...countries].filter(([, many]) => many === count).map(([some]) => some);

/** Regions of a cloud provider, with the carbon that a kilowatt-hour costs there. */
export const cloudRegions = brought(
  'cloudRegions',
  'en',
  ['impact.csv'],
  worldOf({ country_name: distinct(rows, 'country_name'), city: rows.map(city) }),
  [
    en('how many regions are in Japan?', () => says(of('Japan').length), 'country_name'),
    en('which city is europe-west4 in', those(city(called('europe-west4'))), 'city'),
    en('impact of us-east1', () => says(impact(called('us-east1'))), 'impact'),
    en('Which region has the lowest impact?', told(least(rows, impact)), 'impact'),
    en('what country has the most regions', those(...mostCounted(countries)), 'country_name'),
    en('regions with an impact above 570', told(rows.filter((row) => impact(row) > 570)), 'impact'),
    en('average impact of the regions in USA', near(mean(of('USA').map(impact))), 'impact', 'country_name'),
    en('which region is in the state of Oregon', told(where(rows, 'state', 'Oregon')), 'state'),
    en(
      'is the impact of europe-west9 lower than that of europe-north1',
      () => is(impact(called('europe-west9')) < impact(called('europe-north1'))),
      'impact',
    ),
    en('which countries have exactly two regions?', those(...perCountry(2)), 'country_name'),
    en('how many countries are there', () => says(countries.size), 'country_name'),
    en('top 3 regions by impact', told(greatest(rows, 3, impact)), 'impact'),
    en("what's the countryIsoCode of Qatar", toldBy([cell('countryIsoCode')(of('Qatar')[0])]), 'countryIsoCode'),
    en(
      'how many regions have an impact under 100 please',
      () => says(rows.filter((row) => impact(row) < 100).length),
      'impact',
    ),
    en(
      'which german cities have a region (country_name Germany)',
      those(...of('Germany').map(city)),
      'city',
      'country_name',
    ),
    en('which region in Canada has the higher impact', told(most(of('Canada'), impact)), 'impact', 'country_name'),
    en('how many servers run in us-west1?', NOTHING),
    en('what does a virtual machine cost per hour in europe-west3', NOTHING),
    en('when did europe-west12 open', NOTHING),
  ],
);
