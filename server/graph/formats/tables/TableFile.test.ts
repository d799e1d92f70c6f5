import { expect, test } from 'vitest';

import { bareName } from './TableFile.js';

test.each([
  ['places.csv', 'places'],
  ['places.ro.csv', 'places'],
  ['ro.places.csv', 'ro.places'],
  ['places.csv.gz', 'places'],
  ['places', 'places'],
])('the name of %s is %s', (file, name) => {
  expect(bareName(file)).toBe(name);
});
