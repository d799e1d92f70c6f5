import { is, NOTHING, ro, says } from '../Gold.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mostCounted, type Row, those, worldOf } from '../ownTables/rows.js';
import { brought, toldBy } from '../personalFiles/rows.js';
import { distinct, where } from '../publicFiles/rows.js';
import { containing, recordRows } from './rows.js';

const plants = recordRows('index.csv');
export const [plant, code, scientific] = [cell('name'), cell('code'), cell('scie')] as const;
export const called = (name: string) => where(plants, 'name', name)[0];
export const beginning = (letters: string) => plants.filter((row) => plant(row).startsWith(letters));
const ofSpecies = (name: string) => where(plants, 'scie', name);
const ofGenus = (name: string) => plants.filter((row) => scientific(row).startsWith(`${name} `));
const told = (rows: readonly Row[]) => those(...rows.map(plant));

/** Fruits and spices with their scientific names and what they are called in the languages of India. */
export const fruitsAndSpices = brought('fruitsAndSpices', 'ro', ['index.csv'], worldOf({ name: plants.map(plant) }), [
  ro('care e numele științific (scie) la Rambutan?', toldBy([scientific(called('Rambutan'))]), 'scie'),
  ro('ce cod are Pineapple', toldBy([code(called('Pineapple'))]), 'code'),
  ro('cate soiuri de Mango, ripe sunt in lista', () => says(beginning('Mango, ripe').length), 'name'),
  ro('care sunt din genul Citrus?', told(ofGenus('Citrus')), 'scie'),
  ro(
    'ce altceva are acelasi scie ca Nutmeg',
    told(ofSpecies(scientific(called('Nutmeg'))).filter((row) => plant(row) !== 'Nutmeg')),
    'scie',
  ),
  ro('câte au scie Capsicum annum', () => says(ofSpecies('Capsicum annum').length), 'scie'),
  ro(
    'ce e Vitis vinifera dar nu se numește Grapes?',
    told(ofSpecies('Vitis vinifera').filter((row) => !plant(row).startsWith('Grapes'))),
    'scie',
    'name',
  ),
  ro('ce planta are codul G019', told(where(plants, 'code', 'G019')), 'code'),
  ro(
    'numele științifice pentru Star fruit și Soursop, te rog',
    toldBy([scientific(called('Star fruit'))], [scientific(called('Soursop'))]),
    'scie',
  ),
  ro('cate coduri incep cu G', () => says(plants.filter((row) => code(row).startsWith('G')).length), 'code'),
  ro('care e cel mai des întâlnit nume științific (scie)?', toldBy(mostCounted(counted(plants, 'scie'))), 'scie'),
  ro('cate scie diferite sunt', () => says(distinct(plants, 'scie').length), 'scie'),
  ro(
    'au Guava, white flesh și Gauva, pink flesh același scie?',
    () => is(scientific(called('Guava, white flesh')) === scientific(called('Gauva, pink flesh'))),
    'scie',
  ),
  ro('cele din genul Prunus', told(ofGenus('Prunus')), 'scie'),
  ro('ce feluri de garlic sunt', told(beginning('Garlic')), 'name'),
  ro('ce plante au seeds în nume', told(containing(plants, 'name', 'seeds')), 'name'),
  ro('al cui scie incepe cu Piper', told(ofGenus('Piper')), 'scie'),
  ro('cum se cheama stiintific turmeric powder', toldBy([scientific(called('Turmeric powder'))]), 'scie'),
  ro(
    'sunt mai multe soiuri de Mango, ripe decât de Banana, ripe?',
    () => is(beginning('Mango, ripe').length > beginning('Banana, ripe').length),
    'name',
  ),
  ro('câte coduri nu încep cu E', () => says(plants.filter((row) => !code(row).startsWith('E')).length), 'code'),
  ro('câte calorii are Papaya, ripe?', NOTHING),
  ro('cat costa Cloves', NOTHING),
  ro('în ce lună se coace Mangosteen', NOTHING),
  ro('cine produce cel mai mult Cumin seeds', NOTHING),
]);
