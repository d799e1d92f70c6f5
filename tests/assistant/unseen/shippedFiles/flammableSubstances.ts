import { brought, toldBy } from '../personalFiles/rows.js';
import { is, NOTHING, ro, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, those, worldOf } from '../ownTables/rows.js';
import { perGroup, where } from '../publicFiles/rows.js';
import { containing, greatest, least, listed, rather, shippedTable } from './rows.js';

const flammables = shippedTable('NFPA 497 2008.tsv');
const carcinogens = shippedTable('IARC Carcinogen Database.tsv');
const substance = cell('Name');
export const [flash, ignition] = [amountOf('T_flash'), amountOf('T_autoignition')] as const;
const [lower, upper] = [amountOf('LFL'), amountOf('UFL')] as const;
export const called = (name: string) => where(flammables, 'Name', name)[0];
const named = (part: string) => containing(flammables, 'Name', part);
const starting = (letters: string) => flammables.filter((row) => substance(row).startsWith(letters));
const described = (name: string) => where(carcinogens, 'description', name)[0];
const group = cell('group');
const ofGroup = (one: string) => where(carcinogens, 'group', one);
/** The flammable substances whose number stands in a group of carcinogens. */
const flammableOf = (one: string) => where(flammables, 'CAS', ...ofGroup(one).map(cell('CAS')));

/** What burns at which temperature, and what causes cancer: two tables with the same numbers of substances. */
export const flammableSubstances = brought(
  'flammableSubstances',
  'ro',
  ['NFPA 497 2008.tsv', 'IARC Carcinogen Database.tsv'],
  worldOf({ Name: flammables.map(substance), description: carcinogens.map(cell('description')) }),
  [
    ro(
      'la ce temperatură se autoaprinde (T_autoignition) Acetone',
      () => says(ignition(called('Acetone'))),
      'T_autoignition',
    ),
    ro('substanta cu cel mai mic T_flash', those(...least(flammables, flash).map(substance)), 'T_flash'),
    ro('ce substanțe au LFL peste 0,1?', those(...flammables.filter((row) => lower(row) > 0.1).map(substance)), 'LFL'),
    ro('ce CAS are Gasoline', toldBy([cell('CAS')(called('Gasoline'))]), 'CAS'),
    ro(
      'cate substante cu LFL nu au T_flash',
      () => says(where(flammables, 'T_flash', '').filter((row) => !isNaN(lower(row))).length),
      'T_flash',
      'LFL',
    ),
    ro('media T_flash la substanțele cu Acetate în nume', near(mean(named('Acetate').map(flash))), 'T_flash', 'Name'),
    ro('in ce grup e Vinyl chloride', toldBy([group(described('Vinyl chloride'))]), 'group'),
    ro('ce substanțe din NFPA sunt în grupul 1 la IARC', those(...flammableOf('1').map(substance)), 'group', 'CAS'),
    ro('din ce an e evaluarea pentru Styrene', toldBy([cell('year')(described('Styrene'))]), 'year'),
    ro('câte substanțe IARC au anul 2018', () => says(where(carcinogens, 'year', '2018').length), 'year'),
    ro('care au UFL egal cu 1', those(...flammables.filter((row) => upper(row) === 1).map(substance)), 'UFL'),
    ro('care are T_flash mai mare, Ethanol sau Methanol?', rather('Ethanol', 'Methanol'), 'T_flash'),
    ro('cât costă un litru de Kerosene', NOTHING),
    ro('cine a descoperit Hydrogen', NOTHING),
    ro('la ce temperatură îngheață Benzene', NOTHING),
    ro('ce miros are Ammonia?', NOTHING),
    ro('cate substante sunt in fiecare grup IARC', perGroup(counted(carcinogens, 'group')), 'group'),
    ro('top 3 după T_flash', those(...greatest(flammables, 3, flash).map(substance)), 'T_flash'),
    ro('Pyridine e in grupul 1?', () => is(flammableOf('1').map(substance).includes('Pyridine')), 'group'),
    ro(
      'în ce volume apare Formaldehyde',
      toldBy(...listed(cell('volumes')(described('Formaldehyde'))).map((one) => [one])),
      'volumes',
    ),
    ro('substanțe din NFPA care încep cu Vinyl', those(...starting('Vinyl').map(substance)), 'Name'),
    ro(
      'cate substante au T_autoignition intre 800 si 900',
      () => says(flammables.filter((row) => ignition(row) > 800 && ignition(row) < 900).length),
      'T_autoignition',
    ),
    ro(
      'ce se autoaprinde la temperatura cea mai mare',
      those(...most(flammables, ignition).map(substance)),
      'T_autoignition',
    ),
  ],
);
