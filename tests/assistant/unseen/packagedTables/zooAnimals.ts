import { brought } from '../personalFiles/rows.js';
import { is, NOTHING, ro, says } from '../Gold.js';
import { amountOf } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { counted, most, mostCounted, type Row, those, worldOf } from '../ownTables/rows.js';
import { perGroup, where } from '../publicFiles/rows.js';
import { tabbedRows } from './rows.js';

const animals = tabbedRows('zoo.tsv');
const animal = cell('name');
const legs = amountOf('legs');
const called = (name: string) => where(animals, 'name', name)[0];
export const ofType = (type: string) => where(animals, 'type', type);
export const that = (heading: string, rows: readonly Row[] = animals) => where(rows, heading, '1');
const thatNot = (heading: string, rows: readonly Row[] = animals) => where(rows, heading, '0');
export const animalNames = (rows: readonly Row[]) => those(...new Set(rows.map(animal)));

/** Animals with what they have and do, as ones and zeros. */
export const zooAnimals = brought(
  'zooAnimals',
  'ro',
  ['zoo.tsv'],
  worldOf({ name: animals.map(animal), type: counted(animals, 'type').keys() }),
  [
    ro('câte mamifere (mammal) sunt', () => says(ofType('mammal').length), 'type'),
    ro('ce insecte (insect) sunt in tabel', animalNames(ofType('insect')), 'type'),
    ro('ce animale dau lapte și fac ouă? (milk, eggs)', animalNames(that('milk', that('eggs'))), 'milk', 'eggs'),
    ro('cate picioare are octopus', () => says(legs(called('octopus'))), 'legs'),
    ro('câte animale zboară (airborne)', () => says(that('airborne').length), 'airborne'),
    ro(
      'care păsări (bird) nu zboară (airborne)?',
      animalNames(thatNot('airborne', ofType('bird'))),
      'airborne',
      'type',
    ),
    ro('animale domestic', animalNames(that('domestic')), 'domestic'),
    ro('e scorpion venomous?', () => is(cell('venomous')(called('scorpion')) === '1'), 'venomous'),
    ro('cine are cele mai multe picioare', animalNames(most(animals, legs)), 'legs'),
    ro('ce tip de animal e newt', those(cell('type')(called('newt'))), 'type'),
    ro('câte animale sunt de fiecare type', perGroup(counted(animals, 'type')), 'type'),
    ro('ce pești (fish) sunt venomous', animalNames(that('venomous', ofType('fish'))), 'venomous', 'type'),
    ro('cate animale aquatic nu au fins', () => says(thatNot('fins', that('aquatic')).length), 'aquatic', 'fins'),
    ro('are dolphin dinți (toothed)?', () => is(cell('toothed')(called('dolphin')) === '1'), 'toothed'),
    ro('animale venomous fara picioare', animalNames(where(that('venomous'), 'legs', '0')), 'venomous', 'legs'),
    ro('câte nu respiră (breathes)?', () => says(thatNot('breathes').length), 'breathes'),
    ro('care type are cele mai multe animale', those(...mostCounted(counted(animals, 'type'))), 'type'),
    ro('cât trăiește un elephant', NOTHING),
    ro('ce mănâncă gorilla?', NOTHING),
    ro('cat cantareste ostrich', NOTHING),
  ],
);
