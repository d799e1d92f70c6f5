import { brought } from '../personalFiles/rows.js';
import { is, NOTHING, ro, says } from '../Gold.js';
import { cell } from '../ownFiles/rows.js';
import { distinct, perGroup, where } from '../publicFiles/rows.js';
import { counted, mean, most, those, worldOf } from '../ownTables/rows.js';
import { amountOf, day, near, openRows, whereNot } from './rows.js';

const pumps = openRows('hplib_database.csv');
export const model = cell('Model');
const maker = cell('Manufacturer');
export const efficiency = amountOf('COP_ref');
const filling = amountOf('Mass of Refrigerant [kg]');
const noise = amountOf('SPL outdoor [dBA]');
export const madeBy = (name: string) => pumps.filter((row) => maker(row).startsWith(name));
const pump = (name: string) => where(pumps, 'Model', name)[0] ?? {};
const meanBy = (heading: string, of: typeof efficiency) =>
  new Map(distinct(pumps, heading).map((value) => [value, mean(where(pumps, heading, value).map(of))] as const));
const dates = pumps.map(cell('Date')).sort();

/** Tested heat pumps, with units in the headings and half of the columns fitted curves. */
export const testedHeatPumps = brought(
  'testedHeatPumps',
  'ro',
  ['hplib_database.csv'],
  worldOf({
    Model: pumps.map(model),
    Manufacturer: distinct(pumps, 'Manufacturer'),
    Refrigerant: distinct(pumps, 'Refrigerant'),
    Type: distinct(pumps, 'Type'),
  }),
  [
    ro(
      'ce agent frigorific (Refrigerant) are CHA-07/400V?',
      those(cell('Refrigerant')(pump('CHA-07/400V'))),
      'Refrigerant',
    ),
    ro('câte pompe sunt de la Viessmann', () => says(madeBy('Viessmann').length), 'Manufacturer'),
    ro('Care pompă are cel mai mare COP_ref?', those(...most(pumps, efficiency).map(model)), 'COP_ref'),
    ro('cate folosesc R32', () => says(where(pumps, 'Refrigerant', 'R32').length), 'Refrigerant'),
    ro(
      'cea mai zgomotoasă pompă la exterior (SPL outdoor)',
      those(...most(pumps, noise).map(model)),
      'SPL outdoor [dBA]',
    ),
    ro('media COP_ref pe tip (Type)', perGroup(meanBy('Type', efficiency)), 'COP_ref', 'Type'),
    ro(
      'ce pompe Nibe sunt Brine/Water',
      those(...where(madeBy('Nibe'), 'Type', 'Brine/Water').map(model)),
      'Type',
      'Manufacturer',
    ),
    ro('cât refrigerant intră în F2120-16?', () => says(filling(pump('F2120-16'))), 'Mass of Refrigerant [kg]'),
    ro(
      'pompe cu mai mult de 4 kg de refrigerant',
      those(...pumps.filter((row) => filling(row) > 4).map(model)),
      'Mass of Refrigerant [kg]',
    ),
    ro(
      'la câte pompe lipsește SPL indoor?',
      () => says(where(pumps, 'SPL indoor [dBA]', '').length),
      'SPL indoor [dBA]',
    ),
    ro(
      'are VWF 87/4 35 & 55 un COP mai mare decât VWF 57/4 35 & 55?',
      () => is(efficiency(pump('VWF 87/4 35 & 55')) > efficiency(pump('VWF 57/4 35 & 55'))),
      'COP_ref',
    ),
    ro('Ce producători sunt în listă?', those(...distinct(pumps, 'Manufacturer')), 'Manufacturer'),
    ro('cate modele are fiecare producator', perGroup(counted(pumps, 'Manufacturer')), 'Manufacturer'),
    ro(
      'media puterii termice (P_th_h_ref) la Samsung',
      near(mean(madeBy('Samsung').map(amountOf('P_th_h_ref [W]')))),
      'P_th_h_ref [W]',
      'Manufacturer',
    ),
    ro('care e cea mai veche dată din tabel', day(dates[0] ?? ''), 'Date'),
    ro('câte modele au data în 2021?', () => says(dates.filter((one) => one.startsWith('2021')).length), 'Date'),
    ro('modelele WOLF', those(...madeBy('WOLF').map(model)), 'Manufacturer'),
    ro(
      'Are vreo pompă Panasonic R290?',
      () => is(where(madeBy('Panasonic'), 'Refrigerant', 'R290').length > 0),
      'Refrigerant',
      'Manufacturer',
    ),
    ro(
      'ce pompe On-Off nu folosesc R410a',
      those(...whereNot(where(pumps, 'Subtype', 'On-Off'), 'Refrigerant', 'R410a').map(model)),
      'Subtype',
      'Refrigerant',
    ),
    ro(
      'diferența de COP_ref dintre CHA-07/400V și CHA-10/400V',
      () => says(Number((efficiency(pump('CHA-07/400V')) - efficiency(pump('CHA-10/400V'))).toFixed(2))),
      'COP_ref',
    ),
    ro('cat costa VITOCAL 300-G BWC 301.C06', NOTHING),
    ro('Ce garanție are F2120-16?', NOTHING),
    ro('unde se fabrică pompele Ochsner', NOTHING),
    ro('clasa energetica la CHA-10/400V', NOTHING),
  ],
);
