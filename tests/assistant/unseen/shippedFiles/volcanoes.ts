import { brought, toldBy } from '../personalFiles/rows.js';
import { en, is, NOTHING, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, those, worldOf } from '../ownTables/rows.js';
import { perGroup, share, where } from '../publicFiles/rows.js';
import { greatest, least, rather, shippedRows } from './rows.js';

const register = shippedRows('volcanoes.csv');
export const volcano = cell('volcano_name');
export const elevation = amountOf('elevation_m');
export const called = (name: string) => where(register, 'volcano_name', name)[0];
export const inCountry = (country: string) => where(register, 'country', country);
const erupted = (year: string) => where(register, 'last_known_eruption', year);
const ofType = (type: string) => where(register, 'primary_volcano_type', type);
/** The year of `1944 CE`, below zero where it is `1050 BCE`. */
function eruptionYear(row: (typeof register)[number]): number {
  const [, year = '', era] = /^(\d+) (BCE|CE)$/u.exec(cell('last_known_eruption')(row)) ?? [];
  if (era === undefined) return NaN;
  return era === 'BCE' ? -Number(year) : Number(year);
}
export const dated = (name: string) => toldBy([cell('last_known_eruption')(called(name)).replace(/ .*/u, '')]);

/** Volcanoes of Japan and of six countries of Europe. */
export const volcanoes = brought(
  'volcanoes',
  'en',
  ['volcanoes.csv'],
  worldOf({ volcano_name: register.map(volcano), country: register.map(cell('country')) }),
  [
    en('how many volcanoes are in Iceland?', () => says(inCountry('Iceland').length), 'country'),
    en('highest volcano', those(...most(register, elevation).map(volcano)), 'elevation_m'),
    en('when did Vesuvius last erupt', dated('Vesuvius'), 'last_known_eruption'),
    en('elevation of Etna?', () => says(elevation(called('Etna'))), 'elevation_m'),
    en('which volcanoes last erupted in 2025', those(...erupted('2025 CE').map(volcano)), 'last_known_eruption'),
    en(
      'italian volcanoes with Caldera as primary type',
      those(
        ...inCountry('Italy')
          .filter((row) => ofType('Caldera').includes(row))
          .map(volcano),
      ),
      'primary_volcano_type',
      'country',
    ),
    en('which country has the most volcanoes?', those(...mostCounted(counted(register, 'country'))), 'country'),
    en(
      'what kind of volcano is Hekla',
      toldBy([cell('primary_volcano_type')(called('Hekla')), cell('volcano_landform')(called('Hekla'))]),
      'primary_volcano_type',
      'volcano_landform',
    ),
    en(
      'how many volcanoes in Japan are below sea level (elevation under 0)',
      () => says(inCountry('Japan').filter((row) => elevation(row) < 0).length),
      'elevation_m',
      'country',
    ),
    en('avg elevation of the greek ones', near(mean(inCountry('Greece').map(elevation))), 'elevation_m', 'country'),
    en(
      'volcanoes whose dominant rock is Foidite',
      those(...where(register, 'dominant_rock_type', 'Foidite').map(volcano)),
      'dominant_rock_type',
    ),
    en(
      'lowest elevation?',
      toldBy(...least(register, elevation).map((row) => [volcano(row), elevation(row)])),
      'elevation_m',
    ),
    en('number of volcanoes by country', perGroup(counted(register, 'country')), 'country'),
    en('how many people died when Vesuvius erupted', NOTHING),
    en('is it safe to climb Stromboli?', NOTHING),
    en('which flights were cancelled because of Eyjafjallajokull', NOTHING),
    en(
      'what region is Santorini in?',
      toldBy([cell('volcanic_region')(called('Santorini')), cell('volcanic_region_group')(called('Santorini'))]),
      'volcanic_region',
      'volcanic_region_group',
    ),
    en('which is higher, Pico or Tenerife', rather('Tenerife', 'Pico'), 'elevation_m'),
    en('how many have Unknown as last known eruption', () => says(erupted('Unknown').length), 'last_known_eruption'),
    en(
      '3 highest in Iceland',
      those(...greatest(inCountry('Iceland'), 3, elevation).map(volcano)),
      'elevation_m',
      'country',
    ),
    en(
      'Spanish volcanoes between 500 and 1000 m',
      those(
        ...inCountry('Spain')
          .filter((row) => elevation(row) >= 500 && elevation(row) <= 1000)
          .map(volcano),
      ),
      'elevation_m',
      'country',
    ),
    en(
      'is Krafla a shield?',
      () => is(ofType('Shield').map(volcano).includes('Krafla')),
      'primary_volcano_type',
      'volcano_landform',
    ),
    en('what percent of the volcanoes are in Japan', share(inCountry('Japan').length, register.length), 'country'),
    en('how many tourists visit Etna each year?', NOTHING),
    en(
      'how many volcanoes last erupted after 2020',
      () => says(register.filter((row) => eruptionYear(row) > 2020).length),
      'last_known_eruption',
    ),
    en(
      'which volcano has the oldest known eruption?',
      those(...least(register, eruptionYear).map(volcano)),
      'last_known_eruption',
    ),
  ],
);
