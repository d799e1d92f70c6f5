import { brought, toldBy } from '../personalFiles/rows.js';
import { en, is, NOTHING, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell, totals } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, sum, those, worldOf } from '../ownTables/rows.js';
import { distinct, share, where } from '../publicFiles/rows.js';
import { containing, greatest, rather, shippedRows } from './rows.js';

const stations = shippedRows('cycle_hire_xy.csv');
export const station = cell('name');
export const [bikes, empty] = [amountOf('nbikes'), amountOf('nempty')] as const;
export const called = (name: string) => where(stations, 'name', name)[0];
export const inArea = (...areas: readonly string[]) => where(stations, 'area', ...areas);
const bikesByArea = [...totals(stations, cell('area'), bikes)];

/** Docking stations of London's hired bikes at one moment. */
export const cycleHire = brought(
  'cycleHire',
  'en',
  ['cycle_hire_xy.csv'],
  worldOf({ name: stations.map(station), area: stations.map(cell('area')) }),
  [
    en('how many stations are in Clerkenwell', () => says(inArea('Clerkenwell').length), 'area'),
    en('which station has the most bikes?', those(...most(stations, bikes).map(station)), 'nbikes'),
    en('how many bikes at Waterloo Station 2', () => says(bikes(called('Waterloo Station 2'))), 'nbikes'),
    en('stations in Soho', those(...inArea('Soho').map(station)), 'area'),
    en('what area is Serpentine Car Park in?', toldBy([cell('area')(called('Serpentine Car Park'))]), 'area'),
    en('how many stations have no bikes at all', () => says(where(stations, 'nbikes', '0').length), 'nbikes'),
    en('which area has the most stations', those(...mostCounted(counted(stations, 'area'))), 'area'),
    en('total bikes in Vauxhall', () => says(sum(inArea('Vauxhall').map(bikes))), 'nbikes', 'area'),
    en(
      'top 5 areas by number of bikes',
      those(...greatest(bikesByArea, 5, ([, count]) => count).map(([area]) => area)),
      'nbikes',
      'area',
    ),
    en('avg nbikes in Battersea', near(mean(inArea('Battersea').map(bikes))), 'nbikes', 'area'),
    en('anything with zoo in the name?', those(...containing(stations, 'name', 'zoo').map(station)), 'name'),
    en('stations with more than 44 bikes', those(...stations.filter((row) => bikes(row) > 44).map(station)), 'nbikes'),
    en('are there any stations in Putney?', () => is(inArea('Putney').length > 0), 'area'),
    en(
      'does Kennington Cross have more bikes than Bonny Street',
      () => is(bikes(called('Kennington Cross')) > bikes(called('Bonny Street'))),
      'nbikes',
    ),
    en('how many different areas are there?', () => says(distinct(stations, 'area').length), 'area'),
    en('how much does it cost to hire a bike for an hour', NOTHING),
    en('which stations have electric bikes', NOTHING),
    en('how many trips started at Eagle Wharf Road yesterday?', NOTHING),
    en('when was the station at Hyde Park Corner installed', NOTHING),
    en('empty docks at Soho Square', () => says(empty(called('Soho Square'))), 'nempty'),
    en(
      'what percentage of stations have at least 10 bikes',
      share(stations.filter((row) => bikes(row) >= 10).length, stations.length),
      'nbikes',
    ),
    en(
      'stations in Hyde Park with fewer than 10 empty docks',
      those(
        ...inArea('Hyde Park')
          .filter((row) => empty(row) < 10)
          .map(station),
      ),
      'area',
      'nempty',
    ),
    en('which has more bikes, Sail Street or Golden Square?', rather('Sail Street', 'Golden Square'), 'nbikes'),
    en(
      'wich stations in Chelsea have between 15 and 20 bikes',
      those(
        ...inArea('Chelsea')
          .filter((row) => bikes(row) >= 15 && bikes(row) <= 20)
          .map(station),
      ),
      'nbikes',
      'area',
    ),
  ],
);
