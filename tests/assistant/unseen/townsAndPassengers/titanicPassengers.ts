import { rather } from '../bundledTables/rows.js';
import { en, is, NOTHING, says } from '../Gold.js';
import { amountOf, near } from '../openData/rows.js';
import { cell } from '../ownFiles/rows.js';
import { counted, mean, most, type Row, those, worldOf } from '../ownTables/rows.js';
import { brought } from '../personalFiles/rows.js';
import { distinct, perGroup, share, where } from '../publicFiles/rows.js';
import { townRows } from './rows.js';

const rows = townRows('titanic_all.csv');
const name = cell('name');
export const age = amountOf('age');
export const called = (some: string) => where(rows, 'name', some)[0];
export const inClass = (some: string, among: readonly Row[] = rows) => where(among, 'class', some);
export const survivors = (among: readonly Row[] = rows) => where(among, 'survived', '1');
export const ofSex = (some: string, among: readonly Row[] = rows) => where(among, 'sex', some);
const told = (some: readonly Row[]) => those(...some.map(name));
const youngest = (some: readonly Row[]) => most(some, (row) => -age(row));
const over = (years: number) => rows.filter((row) => age(row) > years);
const classes = ['1st', '2nd', '3rd'];

/** People who sailed on the Titanic, with their class, age and sex, and whether they survived (1) or not (0). */
export const titanicPassengers = brought(
  'titanicPassengers',
  'en',
  ['titanic_all.csv'],
  worldOf({ name: rows.map(name), class: classes, sex: distinct(rows, 'sex') }),
  [
    en('how many passengers were in 2nd class?', () => says(inClass('2nd').length), 'class'),
    en('How old was Astor, Colonel John Jacob?', () => says(age(called('Astor, Colonel John Jacob'))), 'age'),
    en('what class did Futrelle, Mr Jacques travel in', those('1st'), 'class'),
    en(
      'how many female passengers survived (survived 1)',
      () => says(survivors(ofSex('female')).length),
      'survived',
      'sex',
    ),
    en('average age in 3rd class', near(mean(inClass('3rd').map(age))), 'age', 'class'),
    en('who was the youngest passenger', told(youngest(rows)), 'age'),
    en('passengers older than 69', told(over(69)), 'age'),
    en('number of passengers by sex please', perGroup(counted(rows, 'sex')), 'sex'),
    en(
      'how many passangers in 1st class did not survive?',
      () => says(inClass('1st').length - survivors(inClass('1st')).length),
      'class',
      'survived',
    ),
    en(
      'were there more men than women in 1st class',
      () => is(ofSex('male', inClass('1st')).length > ofSex('female', inClass('1st')).length),
      'sex',
      'class',
    ),
    en(
      'which class had the most survivors?',
      those(...most(classes, (some) => survivors(inClass(some)).length)),
      'class',
      'survived',
    ),
    en('how many passengers have no age', () => says(where(rows, 'age', '').length), 'age'),
    en(
      "I'd like to know what percentage of the 3rd class passengers survived",
      share(survivors(inClass('3rd')).length, inClass('3rd').length),
      'survived',
      'class',
    ),
    en('which passengers over 64 survived', told(survivors(over(64))), 'age', 'survived'),
    en(
      'who was older, Straus, Mr Isidor or Guggenheim, Mr Benjamin?',
      rather('Straus, Mr Isidor', 'Guggenheim, Mr Benjamin'),
      'age',
    ),
    en('which lifeboat was Ismay, Mr Joseph Bruce in', NOTHING),
    en('what did a 1st class ticket cost?', NOTHING),
    en('where did Andrews, Mr Thomas, jr board the ship', NOTHING),
  ],
);
