import { expect, test } from 'vitest';

import { typeTowards } from './words';

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
