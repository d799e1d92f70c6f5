import { brought } from '../personalFiles/rows.js';
import { en, is, NOTHING, says } from '../Gold.js';
import { cell } from '../ownFiles/rows.js';
import { distinct, perGroup, share, where } from '../publicFiles/rows.js';
import { counted, mean, most, mostCounted, type Row, sum, those, worldOf } from '../ownTables/rows.js';
import { amountOf, near, openRows, whereNot } from './rows.js';

const turbines = openRows('turbine_data.csv');
export const kind = cell('turbine_type');
export const diameter = amountOf('rotor_diameter');
const output = amountOf('nominal_power');
const turbine = (type: string) => where(turbines, 'turbine_type', type)[0] ?? {};
export const builtBy = (manufacturer: string) => where(turbines, 'manufacturer', manufacturer);
const curved = (rows: readonly Row[]) => where(rows, 'has_power_curve', 'True');
/** The heights of one hub, which stand in one cell: `85;115;135;165`. */
const heights = (type: string) => cell('hub_height')(turbine(type)).split(';').map(Number);

/** Types of wind turbines by their makers; half of the cells are empty. */
export const windTurbines = brought(
  'windTurbines',
  'en',
  ['turbine_data.csv'],
  worldOf({ turbine_type: turbines.map(kind), manufacturer: distinct(turbines, 'manufacturer') }),
  [
    en('rotor diameter of the V164/8000', () => says(diameter(turbine('V164/8000'))), 'rotor_diameter'),
    en('who makes the E-126/7580?', those(cell('manufacturer')(turbine('E-126/7580'))), 'manufacturer'),
    en('how many vestas turbines are there', () => says(builtBy('Vestas').length), 'manufacturer'),
    en('Which turbine has the highest nominal power?', those(...most(turbines, output).map(kind)), 'nominal_power'),
    en('which manufacturers are in there', those(...distinct(turbines, 'manufacturer')), 'manufacturer'),
    en(
      'turbines with a rotor diameter over 150',
      those(...turbines.filter((row) => diameter(row) > 150).map(kind)),
      'rotor_diameter',
    ),
    en(
      'average rotor diameter of the siemens turbines',
      near(mean(builtBy('Siemens').map(diameter))),
      'rotor_diameter',
      'manufacturer',
    ),
    en('how many turbines have no name?', () => says(where(turbines, 'name', '').length), 'name'),
    en('hub heights of the SWT130/3600', () => says(...heights('SWT130/3600')), 'hub_height'),
    en(
      'Is the rotor of the E-141/4200 larger than that of the V136/3450?',
      () => is(diameter(turbine('E-141/4200')) > diameter(turbine('V136/3450'))),
      'rotor_diameter',
    ),
    en('number of turbines per manufacturer', perGroup(counted(turbines, 'manufacturer')), 'manufacturer'),
    en('who has the most turbines', those(...mostCounted(counted(turbines, 'manufacturer'))), 'manufacturer'),
    en('smallest rotor', those(...most(turbines, (row) => -diameter(row)).map(kind)), 'rotor_diameter'),
    en('nordex turbines with a power curve', those(...curved(builtBy('Nordex')).map(kind)), 'has_power_curve'),
    en(
      'Which Enercon turbines do not have a cp curve?',
      those(...whereNot(builtBy('Enercon'), 'has_cp_curve', 'True').map(kind)),
      'has_cp_curve',
      'manufacturer',
    ),
    en(
      'how many have a nominal power of 3000000',
      () => says(where(turbines, 'nominal_power', '3000000').length),
      'nominal_power',
    ),
    en(
      'does any Eno turbine have a ct curve',
      () => is(where(builtBy('Eno'), 'has_ct_curve', 'True').length > 0),
      'has_ct_curve',
    ),
    en(
      'what share of the turbines has a power curve?',
      share(curved(turbines).length, turbines.length),
      'has_power_curve',
    ),
    en(
      'total nominal power of the Adwen/Areva turbines',
      () => says(sum(builtBy('Adwen/Areva').map(output))),
      'nominal_power',
    ),
    en('rotor area of N117/3600 and N131/3600', () =>
      says(...['N117/3600', 'N131/3600'].map((type) => amountOf('rotor_area')(turbine(type)))),
    ),
    en('how much does a V90/2000 cost', NOTHING),
    en('Where is the E-126/7500 installed?', NOTHING),
    en('who designed the blades of the AD180/8000', NOTHING),
    en('how loud is the N117/2400', NOTHING),
  ],
);
