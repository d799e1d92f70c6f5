import { brought } from '../personalFiles/rows.js';
import { about, is, NOTHING, ro, says } from '../Gold.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, mostCounted, type Row, those, worldOf } from '../ownTables/rows.js';
import { amount, publicRows, where } from './rows.js';

const elements = publicRows('elements.csv');
const name = cell('name');
const number = (heading: string) => (row: Row) => amount(row[heading]);
const the = (element: string) => where(elements, 'name', element)[0] ?? {};
const kind = (metal: string) => where(elements, 'metal', metal);
const state = (value: string) => where(elements, 'standard state', value);
const mass = (row: Row) => Number(row['atomic mass']?.replace(/[^\d.]/gu, ''));

/** The periodic table. */
export const periodicTable = brought(
  'periodicTable',
  'en',
  ['elements.csv'],
  worldOf({ name: elements.map(name), metal: elements.map(cell('metal')), period: elements.map(cell('period')) }),
  [
    ro('ce simbol are Tungsten', () => says(cell('symbol')(the('Tungsten'))), 'symbol'),
    ro('cate elemente sunt gaze', () => says(state('gas').length), 'standard state'),
    ro('Ce element are masa atomică cea mai mare?', those(...most(elements, mass).map(name)), 'atomic mass'),
    ro('elemente lichide', those(...state('liquid').map(name)), 'standard state'),
    ro('gazele nobile', those(...kind('noble gas').map(name)), 'metal'),
    ro('când a fost descoperit Oxygen?', () => says(number('year discovered')(the('Oxygen'))), 'year discovered'),
    ro('Câte metale de tranziție sunt?', () => says(kind('transition metal').length), 'metal'),
    ro('ce elemente sunt in grupa 17', those(...where(elements, 'group', '17').map(name)), 'group'),
    ro('densitate Gold', () => says(number('density')(the('Gold'))), 'density'),
    ro(
      'elemente descoperite dupa 2000',
      those(...elements.filter((row) => number('year discovered')(row) > 2000).map(name)),
      'year discovered',
    ),
    ro(
      'care element are cel mai mare punct de topire',
      those(...most(elements, number('melting point')).map(name)),
      'melting point',
    ),
    ro(
      'electronegativitatea medie a halogenilor',
      () => about(mean(kind('halogen').map(number('electronegativity')))),
      'electronegativity',
      'metal',
    ),
    ro('e Carbon nemetal?', () => is(cell('metal')(the('Carbon')) === 'nonmetal'), 'metal'),
    ro(
      'Câte elemente erau cunoscute din antichitate (ancient)?',
      () => says(where(elements, 'year discovered', 'Ancient').length),
      'year discovered',
    ),
    ro('ce perioada are cele mai multe elemente', those(...mostCounted(counted(elements, 'period'))), 'period'),
    ro(
      'Fierbe Mercury la o temperatură mai mare decât Bromine?',
      () => is(number('boiling point')(the('Mercury')) > number('boiling point')(the('Bromine'))),
      'boiling point',
    ),
    ro('culoarea CPK pentru Sulfur', () => says(cell('CPK')(the('Sulfur'))), 'CPK'),
    ro(
      'elemente cu densitatea peste 20',
      those(...elements.filter((row) => number('density')(row) > 20).map(name)),
      'density',
    ),
    ro('cine a descoperit Radium', NOTHING),
    ro('cât costă un gram de Platinum', NOTHING),
    ro('la ce se foloseste Lithium', NOTHING),
    ro('Câți izotopi are Uranium?', NOTHING),
  ],
);
