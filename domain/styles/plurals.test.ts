import { expect, test } from 'vitest';

import { severalIn } from './plurals.js';

test.each([
  ['person', 'people'],
  ['Person', 'People'],
  ['sales person', 'sales people'],
  ['city', 'cities'],
  ['species', 'species'],
  ['woman', 'women'],
  ['box', 'boxes'],
  ['film', 'films'],
  ['Volcanoes', 'Volcanoes'],
  ['NFPA', 'NFPA'],
])('several of a %s are %s', (one, several) => {
  expect(severalIn(undefined, one, 'en')).toBe(several);
});

test('a language whose plurals no ending tells has none but the words of the person', () => {
  expect(severalIn(undefined, 'oraș', 'ro')).toBeUndefined();
  expect(severalIn({ one: 'oraș', several: 'orașe' }, 'oraș', 'ro')).toBe('orașe');
});
