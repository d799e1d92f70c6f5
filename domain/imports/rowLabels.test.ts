import { expect, test } from 'vitest';

import { tableOf } from '../../tests/imports/tableOf.js';
import { proposeMapping, withLabels } from './propose.js';
import { BY_ENDINGS, type Singulars } from './singulars.js';
import { type Table } from './table.js';

const KNOWN = ['lake', 'sprint', 'employee', 'animal', 'animals', 'names'];
const DICTIONARY: Singulars = { ...BY_ENDINGS, isKnown: (word) => KNOWN.includes(word.toLowerCase()) };

const labelOf = (table: Table): string | undefined => proposeMapping([table], DICTIONARY).tables[0]?.label;

const ASLEEP = ['name', 'vore', 'sleep_total', 'bodywt', 'brainwt'];
const SLEEPERS = [
  ['Cheetah', 'carni', '12.1', '50', '0.4'],
  ['Owl monkey', 'omni', '17', '0.48', '0.0155'],
  ['Cow', 'herbi', '4', '600', '0.423'],
];

test('a file whose name no dictionary has is of what its headings say of such things alone', () => {
  expect(labelOf(tableOf('msleep', ASLEEP, SLEEPERS))).toBe('Animal');
});

test('a word for several things in the name of the file says what rows are, whatever the headings are', () => {
  expect(labelOf(tableOf('animals', ['name', 'director', 'runtime'], SLEEPERS))).toBe('Animal');
  expect(labelOf(tableOf('employee', ASLEEP, SLEEPERS))).toBe('Employee');
});

test('the heading of an id says what rows are where the name of the file names all of them together', () => {
  const passengers = [
    ['1', '3', 'Braund, Owen Harris'],
    ['2', '1', 'Cumings, John Bradley'],
    ['3', '3', 'Heikkinen, Laina'],
  ];
  expect(labelOf(tableOf('titanic', ['PassengerId', 'Pclass', 'Name'], passengers))).toBe('Passenger');
  // A number of something is not called so.
  expect(labelOf(tableOf('titanic', ['Ticket No', 'Class', 'Name'], passengers))).toBe('Titanic');
});

test('the heading of a code says what rows are, that of a number only where nothing else names them', () => {
  const trains = [
    ['1581', 'Brașov', '165'],
    ['3001', 'Ploiești', '140'],
    ['2045', 'Sibiu', '75'],
  ];
  expect(labelOf(tableOf('cfr', ['Nr tren', 'Sosire', 'Durata'], trains))).toBe('Tren');
  expect(labelOf(tableOf('cfr', ['Cod tren', 'Nume', 'Durata'], trains))).toBe('Tren');
  expect(labelOf(tableOf('cfr', ['IdTren', 'Nume', 'Durata'], trains))).toBe('Tren');
  expect(labelOf(tableOf('cfr', ['Nr tren', 'Nume', 'Durata'], trains))).toBe('Cfr');
  expect(labelOf(tableOf('export', ['Cod tren', 'Nume', 'Durata'], trains))).toBe('Tren');
  // What is no thing says nothing of them.
  const adjectives: Singulars = { ...DICTIONARY, isNoun: (word) => word !== 'fiscal' };
  const [mapping] = proposeMapping([tableOf('cfr', ['Cod fiscal', 'Nume', 'Durata'], trains)], adjectives).tables;
  expect(mapping?.label).toBe('Cfr');
});

test('a count of the rows before the word for what they are says nothing of them', () => {
  const cities = [
    ['1', 'Akron', '675'],
    ['2', 'Albany', '713'],
    ['3', 'Albuquerque', '534'],
  ];
  expect(labelOf(tableOf('metro', ['rownames', 'City', 'Beds'], cities))).toBe('City');
  expect(labelOf(tableOf('metro', ['Nr. crt.', 'City', 'Beds'], cities))).toBe('City');
});

test('a file that says the heading of its rows, and where they are, is of what the heading says', () => {
  const shops = [
    ['Catena', '8-20'],
    ['Dona', '10-22'],
    ['Ropharma', '0-24'],
  ];
  expect(labelOf(tableOf('animals_iasi', ['Animal', 'Hours'], shops))).toBe('Animal');
});

test('the word that all names have says what is named', () => {
  const lakes = ['Erie', 'Huron', 'Ontario', 'Superior', 'Geneva'].map((name, at) => [`Lake ${name}`, String(at * 7)]);
  expect(labelOf(tableOf('glwb', ['name', 'depth'], lakes))).toBe('Lake');
});

test('a person may choose among what the file, the ids and the headings say', () => {
  const [table] = withLabels([tableOf('msleep', ASLEEP, SLEEPERS)], DICTIONARY);
  expect(table?.labels).toEqual(['Animal', 'Msleep']);
});

test('the word for several things within a name that no dictionary has is what the rows are', () => {
  expect(labelOf(tableOf('zoanimals', ['vore', 'sleep'], SLEEPERS))).toBe('ZoAnimal');
});

test('the letter of a column without a heading is no word for what the rows are', () => {
  const rows = ['Tin', 'Lead', 'Tin', 'Lead', 'Tin', 'Lead'].map((metal, at) => [`${at + 1}x`, metal, `${at * 2}`]);
  expect(labelOf(tableOf('solder', ['A', 'metal', 'flaws'], rows))).toBe('Solder');
});

test('what other tables call rows where they lead to them says what they are, where no dictionary has the name of the file', () => {
  const cars = tableOf(
    'gtx',
    ['code', 'name'],
    ['A1', 'B2', 'C3', 'D4'].map((code) => [code, `Model ${code}`]),
  );
  const repairs = tableOf(
    'repairs',
    ['car_code', 'cost'],
    ['A1', 'B2', 'C3', 'D4', 'A1', 'B2'].map((code, at) => [code, String(100 + at)]),
  );
  const of = (all: readonly Table[]) => proposeMapping(all, DICTIONARY).tables.map(({ label }) => label);
  expect(of([cars, repairs])[0]).toBe('Car');
  expect(of([cars])[0]).toBe('Gtx');
});

test('a heading that names rows by two words says what they are, where no dictionary has the name of the file', () => {
  const stations = [['Argentine'], ['Bastille'], ['Crimée']];
  expect(labelOf(tableOf('ratp', ['station_name'], stations))).toBe('Station');
  expect(labelOf(tableOf('lake', ['station_name'], stations))).toBe('Lake');
});

test('first letters of several words have no plural', () => {
  expect(labelOf(tableOf('MCAS', ['name'], [['Abington'], ['Acton'], ['Acushnet']]))).toBe('MCAS');
});
