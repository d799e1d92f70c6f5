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

test('the word that all names have says what is named', () => {
  const lakes = ['Erie', 'Huron', 'Ontario', 'Superior', 'Geneva'].map((name, at) => [`Lake ${name}`, String(at * 7)]);
  expect(labelOf(tableOf('glwb', ['name', 'depth'], lakes))).toBe('Lake');
});

test('a person may choose among what the file, the ids and the headings say', () => {
  const [table] = withLabels([tableOf('msleep', ASLEEP, SLEEPERS)], DICTIONARY);
  expect(table?.labels).toEqual(['Animal', 'Msleep']);
});
