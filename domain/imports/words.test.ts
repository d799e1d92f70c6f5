import { expect, test } from 'vitest';

import { labelOfHeading, labelOfPersons, typeTowards } from './words';

test.each([
  ['ReportsTo', 'REPORTS_TO'],
  ['reports to', 'REPORTS_TO'],
  ['born_in', 'BORN_IN'],
  ['part of', 'PART_OF'],
  ['suppliedBy', 'SUPPLIED_BY'],
  ['lucrează la', 'LUCREAZĂ_LA'],
  ['condus de', 'CONDUS_DE'],
  ['aparține de', 'APARȚINE_DE'],
])('a heading that ends in a word before a name says the relationship itself: %s', (heading, type) => {
  expect(typeTowards(heading)).toBe(type);
});

test.each([
  ['Genre', 'HAS_GENRE'],
  ['home town', 'HAS_HOME_TOWN'],
  ['in', 'HAS_IN'],
])('any other says what there is: %s', (heading, type) => {
  expect(typeTowards(heading)).toBe(type);
});

test.each([
  ['Who', 'Person'],
  ['done by', 'Person'],
  ['Cine', 'Persoană'],
  ['who_paid', 'WhoPaid'],
])('a heading that only asks who stands over persons: %s', (heading, label) => {
  expect(labelOfHeading(heading)).toBe(label);
});

test.each([
  [['firstName', 'LastName', 'town'], 'Person'],
  [['Prenume', 'Data nasterii'], 'Persoană'],
  [['surname', 'town'], undefined],
])('%s are the headings of %s', (headings, label) => {
  expect(labelOfPersons(headings)).toBe(label);
});
