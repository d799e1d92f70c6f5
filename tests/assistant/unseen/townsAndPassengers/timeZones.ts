import { en, is, NOTHING, says } from '../Gold.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mostCounted, type Row, those, worldOf } from '../ownTables/rows.js';
import { brought, toldBy } from '../personalFiles/rows.js';
import { where } from '../publicFiles/rows.js';
import { townTable } from './rows.js';

const CODE = 'country-code';
const NAME = 'name of country, territory, area, or subdivision';
const countries = townTable('iso3166.tsv');
const zones = townTable('zone.tsv');
const [code, name, zone] = [cell(CODE), cell(NAME), cell('TZ')] as const;
export const comments = cell('comments');
export const called = (some: string) => where(zones, 'TZ', some)[0];
export const of = (country: string) => where(zones, CODE, code(where(countries, NAME, country)[0]));
const countryOf = (some: string) => name(where(countries, CODE, some)[0]);
/** Gold of the country that a zone is in, by name or by code. */
export const placed = (some: string) => toldBy([countryOf(code(called(some))), code(called(some))]);
export const told = (some: readonly Row[]) => those(...some.map(zone));
const perCountry = counted(zones, CODE);
const having = (count: number) => [...perCountry].filter(([, many]) => many > count).map(([some]) => countryOf(some));

/** Time zones and the countries they are in: two tables, joined by the codes of the countries. */
export const timeZones = brought(
  'timeZones',
  'en',
  ['iso3166.tsv', 'zone.tsv'],
  worldOf({ country: countries.map(name), TZ: zones.map(zone) }),
  [
    en('how many time zones does Russia have?', () => says(of('Russia').length), CODE),
    en('which TZ are there in Spain', told(of('Spain')), 'TZ', CODE),
    en('what country is Asia/Kathmandu in', placed('Asia/Kathmandu'), CODE),
    en("what's the country-code of Bolivia?", toldBy([code(where(countries, NAME, 'Bolivia')[0])]), CODE),
    en('Which country has the most time zones?', those(...mostCounted(perCountry).map(countryOf)), CODE),
    en(
      'which countries have no time zone',
      those(...countries.filter((row) => !perCountry.has(code(row))).map(name)),
      CODE,
    ),
    en('what do the comments say about Asia/Hovd', toldBy([comments(called('Asia/Hovd'))]), 'comments'),
    en(
      'coordinates of Europe/Bucharest please',
      toldBy([cell('coordinates')(called('Europe/Bucharest'))]),
      'coordinates',
    ),
    en('does Brazil have more time zones than Mexico', () => is(of('Brazil').length > of('Mexico').length), CODE),
    en('countries with more than 15 time zones', those(...having(15)), CODE),
    en('how many time zones have no comments', () => says(where(zones, 'comments', '').length), 'comments'),
    en('which country has the code ZW', those(countryOf('ZW')), CODE),
    en('time zones of New Zealand', told(of('New Zealand')), 'TZ', CODE),
    en('is Asia/Makassar in Indonesia?', () => is(of('Indonesia').some((row) => zone(row) === 'Asia/Makassar')), CODE),
    en('how many countires are listed', () => says(countries.length), CODE),
    en('which TZ has the comments Easter Island', told(where(zones, 'comments', 'Easter Island')), 'comments'),
    en('how many hours ahead of London is Asia/Tokyo?', NOTHING),
    en('how many people live in Peru', NOTHING),
    en('when do the clocks change in America/Santiago', NOTHING),
  ],
);
