import { brought } from '../personalFiles/rows.js';
import { is, NOTHING, ro, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, those, worldOf } from '../ownTables/rows.js';
import { perGroup } from '../publicFiles/rows.js';
import { greatest, tableRows } from './rows.js';

const states = tableRows('mexico.csv');
const state = cell('State');
export const called = (name: string) => states.find((row) => state(row) === name);
export const income = (year: number) => amountOf(`pcgdp${year}`);
const inRegion = (heading: string, region: number) => states.filter((row) => amountOf(heading)(row) === region);
const YEARS = [1940, 1950, 1960, 1970, 1980, 1990, 2000];
const incomes2000 = states.map(income(2000));
const regions = new Map([...counted(states, 'esquivel99')].map(([region, count]) => [String(Number(region)), count]));

/** Income per head in the states of Mexico, each ten years a column. */
export const statesOfMexico = brought('statesOfMexico', 'ro', ['mexico.csv'], worldOf({ State: states.map(state) }), [
  ro('cât era pcgdp2000 în Jalisco', () => says(income(2000)(called('Jalisco'))), 'pcgdp2000'),
  ro('care stat avea cel mai mare venit in 1940', those(...most(states, income(1940)).map(state)), 'pcgdp1940'),
  ro('cel mai sărac stat în 2000', those(...most(states, (row) => -income(2000)(row)).map(state)), 'pcgdp2000'),
  ro('cate state sunt in tabel', () => says(states.length), 'State'),
  ro('media la pcgdp1990', near(mean(states.map(income(1990)))), 'pcgdp1990'),
  ro(
    'în ce state pcgdp2000 e peste 30000?',
    those(...states.filter((row) => income(2000)(row) > 30_000).map(state)),
    'pcgdp2000',
  ),
  ro(
    'a crescut venitul din Tabasco între 1980 și 1990?',
    () => is(income(1990)(called('Tabasco')) > income(1980)(called('Tabasco'))),
    'pcgdp1980',
    'pcgdp1990',
  ),
  ro(
    'cu cat a crescut Nuevo Leon din 1940 pana in 2000',
    () => says(income(2000)(called('Nuevo Leon')) - income(1940)(called('Nuevo Leon'))),
    'pcgdp1940',
    'pcgdp2000',
  ),
  ro(
    'câte state erau mai sărace în 2000 decât în 1990',
    () => says(states.filter((row) => income(2000)(row) < income(1990)(row)).length),
    'pcgdp2000',
    'pcgdp1990',
  ),
  ro('top 3 state la pcgdp1970', those(...greatest(states, income(1970), 3).map(state)), 'pcgdp1970'),
  ro('ce hanson03 are Yucatan', () => says(amountOf('hanson03')(called('Yucatan'))), 'hanson03'),
  ro('câte state sunt în fiecare esquivel99', perGroup(regions), 'esquivel99'),
  ro('statele cu hanson03 1', those(...inRegion('hanson03', 1).map(state)), 'hanson03'),
  ro(
    'era Campeche mai bogat decât Distrito Federal în 1990?',
    () => is(income(1990)(called('Campeche')) > income(1990)(called('Distrito Federal'))),
    'pcgdp1990',
  ),
  ro('in ce an a fost cel mai bogat Quintana Roo', () =>
    says(...most(YEARS, (year) => income(year)(called('Quintana Roo')))),
  ),
  ro(
    'diferența dintre cel mai bogat și cel mai sărac stat în 2000',
    () => says(Math.max(...incomes2000) - Math.min(...incomes2000)),
    'pcgdp2000',
  ),
  ro('cati locuitori are Jalisco', NOTHING),
  ro('cât era pcgdp în 2010 în Sonora', NOTHING),
  ro('cine e guvernator in Puebla', NOTHING),
  ro('care e capitala din Oaxaca?', NOTHING),
]);
