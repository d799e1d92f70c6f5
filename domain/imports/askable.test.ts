import { expect, test } from 'vitest';

import { tableOf } from '../../tests/imports/tableOf.js';
import { askableQuestions } from './askable.js';
import { proposeMapping } from './propose.js';

test.each([
  ['Place', '1'],
  ['Line', '0'],
])('nobody is asked for the highest of %s, which counts the rows from %s on', (counted, first) => {
  const rows = ['North', 'South', 'West', 'North'].map((region, at) => [
    String(Number(first) + at),
    `Shop ${'ABCD'[at] ?? ''}`,
    region,
    String(30 + ((at * 7) % 5)),
  ]);
  const table = tableOf('shops', [counted, 'Name', 'Region', 'Staff'], rows);
  const [mapping] = proposeMapping([table]).tables;
  const questions = mapping === undefined ? [] : askableQuestions(table, mapping, 'en');
  const measures = questions.flatMap(({ words }) => (words.measure === '' ? [] : [words.measure]));
  expect(new Set(measures)).toEqual(new Set(['staff']));
});

test('what comes again in its order is asked for, though its values go up by one', () => {
  const rows = ['Ann', 'Ben', 'Cleo', 'Dora', 'Ed'].map((name, at) => [name, String(1 + Math.floor(at / 2))]);
  const table = tableOf('players', ['Name', 'Goals'], rows);
  const [mapping] = proposeMapping([table]).tables;
  const questions = mapping === undefined ? [] : askableQuestions(table, mapping, 'en');
  expect(questions.map(({ words }) => words.measure)).toContain('goals');
});
