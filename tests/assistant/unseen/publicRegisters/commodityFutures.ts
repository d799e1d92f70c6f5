import { en, is, NOTHING, says } from '../Gold.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mostCounted, type Row, those, worldOf } from '../ownTables/rows.js';
import { brought, toldBy } from '../personalFiles/rows.js';
import { distinct, perGroup, where } from '../publicFiles/rows.js';
import { registerRows } from './rows.js';

const rows = registerRows('commodities.csv');
const name = cell('name');
export const currency = cell('currency');
const group = cell('group');
export const told = (some: readonly Row[]) => those(...new Set(some.map(name)));
export const called = (some: string) => where(rows, 'name', some)[0];
export const inGroup = (some: string) => where(rows, 'group', some);
export const of = (some: string) => where(rows, 'country', some);
const pricedIn = (some: string) => where(rows, 'currency', some);
const both = (some: readonly Row[], others: readonly Row[]) => some.filter((row) => others.includes(row));
const groups = distinct(rows, 'group');

/** Commodities that futures are traded on, with their countries and currencies. */
export const commodityFutures = brought(
  'commodityFutures',
  'en',
  ['commodities.csv'],
  worldOf({
    name: rows.map(name),
    group: groups,
    currency: distinct(rows, 'currency'),
    country: distinct(rows, 'country'),
  }),
  [
    en('how many energy commodities are there?', () => says(inGroup('energy').length), 'group'),
    en('list the meats', told(inGroup('meats')), 'group'),
    en('what currency is Brent Oil quoted in', those(currency(called('Brent Oil'))), 'currency'),
    en('which commodities trade in GBP', told(pricedIn('GBP')), 'currency'),
    en('What group is Lumber in?', those(group(called('Lumber'))), 'group'),
    en('full name of MCX Gold Petal Del', toldBy([cell('full_name')(called('MCX Gold Petal Del'))]), 'full_name'),
    en('which commodities have no country', told(where(rows, 'country', '')), 'country'),
    en('how many commodities per currency', perGroup(counted(rows, 'currency')), 'currency'),
    en('which country has the most comodities', those(...mostCounted(counted(rows, 'country'))), 'country'),
    en('united kingdom metals', told(both(of('united kingdom'), inGroup('metals'))), 'country', 'group'),
    en('what is quoted in EUR?', told(pricedIn('EUR')), 'currency'),
    en(
      'does india have more softs than energy commodities',
      () => is(both(of('india'), inGroup('softs')).length > both(of('india'), inGroup('energy')).length),
      'country',
      'group',
    ),
    en(
      'which groups have no commodity from india?',
      those(...groups.filter((some) => both(of('india'), inGroup(some)).length === 0)),
      'group',
      'country',
    ),
    en(
      'how many commodities from india are not metals',
      () => says(of('india').filter((row) => group(row) !== 'metals').length),
      'country',
      'group',
    ),
    en('grains in USD please', told(both(inGroup('grains'), pricedIn('USD'))), 'group', 'currency'),
    en('under which title does Xetra-Gold stand?', toldBy([cell('title')(called('Xetra-Gold'))]), 'title'),
    en("what's the price of Gold today?", NOTHING),
    en('how much crude oil does india import', NOTHING),
    en('when does the Lean Hogs contract expire', NOTHING),
  ],
);
