import { expect, test } from 'vitest';

import { tableOf } from '../../tests/imports/tableOf.js';
import { proposeMapping } from './propose.js';
import { type Table } from './table.js';

const usesOf = (one: Table) => {
  const [mapping] = proposeMapping([one]).tables;
  const ties = mapping?.columns.filter(({ use }) => use === 'reference');
  return { keys: mapping?.keys, ties: ties?.map(({ column, table: to, type }) => [column, to, type]) };
};

const range = (length: number) => Array.from({ length }, (_, at) => at);

test('parents, spouses and the like are rows of the same table', () => {
  const rows = range(40).map((at) => [
    ...[`${at + 1}`, `Ion ${at}`, at < 4 ? '' : `${(at >> 2) * 2 + 1}`, at < 4 ? '' : `${(at >> 2) * 2 + 2}`],
    `${100 + at}`,
  ]);
  expect(usesOf(tableOf('rude', ['id', 'nume', 'tata', 'mama_id', 'casa'], rows))).toEqual({
    keys: ['id'],
    ties: [
      ['tata', 'rude', 'HAS_TATA'],
      ['mama_id', 'rude', 'HAS_MAMA'],
    ],
  });
});

test('what says other rows by their name makes the name what they are known by', () => {
  const name = (at: number) => `Person ${String.fromCharCode(65 + (at % 26))}${at < 26 ? '' : 'b'}`;
  const rows = range(50).map((at) => [`E-${1000 + at}`, name(at), at === 0 ? '' : name(at >> 2), 'Sales']);
  expect(usesOf(tableOf('staff', ['Employee ID', 'Full name', 'Manager', 'Department'], rows))).toEqual({
    keys: ['Full name'],
    ties: [['Manager', 'staff', 'HAS_MANAGER']],
  });
});

test('a list of codes of the same table is a tie to each, whatever its heading says', () => {
  const rows = range(60).map((at) => [
    ...[`Q9X${at}A`, `Kinase ${at}`, at < 3 ? '' : `Q9X${at - 1}A; Q9X${at >> 1}A; Q9X${at % 3}A`],
  ]);
  expect(usesOf(tableOf('proteins', ['Entry', 'Name', 'Interacts with'], rows)).ties).toEqual([
    ['Interacts with', 'proteins', 'INTERACTS_WITH'],
  ]);
});

test('another name of a row, a place in a ranking and what a few share are no ties', () => {
  const rows = range(60).map((at) => [`${at + 1}`, `Town ${at}`, `Town ${at}`, `${(at * 7) % 50}`, `${at % 6}`]);
  expect(usesOf(tableOf('towns', ['id', 'name', 'label', 'rank', 'department_id'], rows)).ties).toEqual([]);
});

test('readable names caption before codes, and codes that are called a name before what only describes', () => {
  const proteins = range(30).map((at) => [`KP${at}_HUMAN`, `Kinase of kind ${at}`]);
  expect(proposeMapping([tableOf('kinases', ['Entry Name', 'Protein names'], proteins)]).tables[0]?.caption).toBe(
    'Protein names',
  );
  const devices = range(30).map((at) => [`router in room ${'ABCDEF'[at % 6] ?? ''}`, `ROU-0${at}`]);
  expect(proposeMapping([tableOf('devices', ['description', 'name'], devices)]).tables[0]?.caption).toBe('name');
});

test('lists of ids are ties to other rows of the same table, whatever they are called', () => {
  const rows = range(30).map((at) => [
    at + 1,
    `Member ${String.fromCharCode(65 + at)}`,
    [1, 7].map((step) => ((at + step) % 30) + 1),
  ]);
  expect(usesOf(tableOf('club', ['id', 'name', 'friends'], rows))).toEqual({
    keys: ['id'],
    ties: [['friends', 'club', 'HAS_FRIEND']],
  });
});

test('lists of scores are none, though each score is the id of some row', () => {
  const rows = range(30).map((at) => [
    at + 1,
    `Member ${String.fromCharCode(65 + at)}`,
    [(at % 5) + 1, (at % 3) + 2, 3],
  ]);
  expect(usesOf(tableOf('club', ['id', 'name', 'marks'], rows)).ties).toEqual([]);
});

test('what is the same as the code of nearly every row is another code of it, though its heading speaks of such rows', () => {
  const rows = range(30).map((at) => [
    `T${at}X`,
    at === 3 ? 'T9Y' : `T${at}X`,
    `Team of ${String.fromCharCode(65 + at)}x`,
  ]);
  expect(usesOf(tableOf('teams', ['teamID', 'teamIDretro', 'name'], rows))).toEqual({ keys: ['teamID'], ties: [] });
});
