import { describe, expect, test } from 'vitest';

import { tableOf } from '../../tests/imports/tableOf.js';
import { proposeMapping } from './propose.js';

const PEOPLE = [
  ['Maria', 'Pop', 'Cluj'],
  ['Maria', 'Ilea', 'Dej'],
  ['Dan', 'Pop', 'Cluj'],
  ['Maria', 'Rus', 'Dej'],
];

/** What becomes of a table with these headings. */
const proposed = (headings: readonly string[], rows = PEOPLE, name = 'list') =>
  proposeMapping([tableOf(name, headings, rows)]).tables[0];

/** What its rows are named by. */
function namedBy(headings: readonly string[], rows = PEOPLE) {
  const mapping = proposed(headings, rows);
  return [mapping?.caption, ...(mapping?.captionWith ?? [])];
}

describe('persons whose names stand in two columns', () => {
  test.each([
    ['firstName, lastName', 'town'],
    ['FIRST_NAME, SURNAME', 'TOWN'],
    ['Name, Surname', 'Town'],
    ['Prenume, Nume', 'Oraș'],
    ['PRENUMELE, NUMELE DE FAMILIE', 'ORAS'],
    ['Prenume elev, Nume elev', 'Oraș'],
    ['Vorname, Name', 'Ort'],
    ['Prénom, Nom', 'Ville'],
    ['name.first, name.last', 'town'],
    ['first.name, last.name', 'town'],
  ])('are named by both: %s', (names, town) => {
    const both = names.split(', ');
    expect(namedBy([...both, town])).toEqual(both);
  });

  test('are named given name first, whichever column comes first', () => {
    const turned = PEOPLE.map(([given = '', family = '', town = '']) => [family, given, town]);
    expect(namedBy(['Nume', 'Prenume', 'Oraș'], turned)).toEqual(['Prenume', 'Nume']);
  });

  test('are told apart by both, so that two Marias stay two', () => {
    expect(proposed(['Prenume', 'Nume', 'Oraș'])?.keys).toEqual(['Prenume', 'Nume']);
  });

  test('are told apart by both where no given name happens to come again', () => {
    const rows = [
      ['Maria', 'Pop', 'Cluj'],
      ['Ana', 'Ilea', 'Dej'],
      ['Dan', 'Pop', 'Cluj'],
    ];
    expect(proposed(['Prenume', 'Nume', 'Oraș'], rows)?.keys).toEqual(['Prenume', 'Nume']);
  });

  test('stay rows of their own where two are called alike', () => {
    expect(proposed(['Prenume', 'Nume', 'Oraș'], [...PEOPLE, ['Maria', 'Pop', 'Dej']])?.keys).toEqual([]);
  });

  test('keep the number that they are known by', () => {
    const rows = PEOPLE.map((row, at) => [`${400 + at * 3}`, ...row]);
    const mapping = proposed(['Member ID', 'Prenume', 'Nume', 'Oraș'], rows);
    expect(mapping).toMatchObject({ keys: ['Member ID'], caption: 'Prenume', captionWith: ['Nume'] });
  });

  test('keep their family names as properties, also where families come again', () => {
    const rows = [...PEOPLE, ['Ana', 'Rus', 'Dej'], ['Ion', 'Ilea', 'Dej'], ['Ion', 'Pop', 'Dej']];
    const columns = proposed(['Prenume', 'Nume', 'Oraș'], rows)?.columns;
    expect(columns?.slice(0, 2).map(({ use }) => use)).toEqual(['property', 'property']);
  });
});

describe('columns that only look so', () => {
  test('a whole name beside the given one is the name', () => {
    const rows = PEOPLE.map(([given = '', family = '', town = '']) => [`${family} ${given}`, given, town]);
    expect(namedBy(['Nume', 'Prenume', 'Oraș'], rows)).toEqual(['Nume']);
  });

  test('a name beside a family of plants is the name', () => {
    expect(namedBy(['Name', 'Family', 'Place'])).toEqual(['Name']);
  });

  test('what a family within is called is no name of a plant', () => {
    expect(namedBy(['taxon.name', 'taxon.family.name', 'place'])).toHaveLength(1);
  });

  test('the given name of somebody else is none of theirs', () => {
    expect(namedBy(['Nume', 'Prenumele tatălui', 'Oraș'])).toEqual(['Nume']);
  });
});

describe('another table that says whole names', () => {
  const people = tableOf('teachers', ['First name', 'Last name', 'Town'], PEOPLE);
  const names = PEOPLE.map(([given, family]) => `${given} ${family}`);
  const rows = ['Clay', 'Wood', 'Glass', 'Wool', 'Reed'].map((name, at) => [name, names[at % 4] ?? '']);
  const classes = tableOf('classes', ['Class', 'Teacher'], rows);

  test('is tied to the persons who are called so', () => {
    const teacher = proposeMapping([people, classes]).tables[1]?.columns[1];
    expect(teacher).toMatchObject({ use: 'reference', table: 'teachers' });
  });

  test('is tied to them as well where it says family names first', () => {
    const turned = rows.map(([name = '', teacher = '']) => [name, teacher.split(' ').toReversed().join(' ')]);
    const [mapping, other] = proposeMapping([people, tableOf('classes', ['Class', 'Teacher'], turned)]).tables;
    expect(other?.columns[1]).toMatchObject({ use: 'reference', table: 'teachers' });
    expect(mapping).toMatchObject({
      caption: 'First name',
      captionWith: ['Last name'],
      keys: ['Last name', 'First name'],
    });
  });

  test('is tied to nobody where two are called so', () => {
    const twice = tableOf('teachers', ['First name', 'Last name', 'Town'], [...PEOPLE, ['Maria', 'Pop', 'Dej']]);
    const teacher = proposeMapping([twice, classes]).tables[1]?.columns[1];
    expect(teacher?.use).not.toBe('reference');
  });
});
