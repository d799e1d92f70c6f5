import { expect, test } from 'vitest';

import { matching } from './matching';

const ENTRIES = ['Show all', 'Import and export', 'Export', 'Șterge tot', 'Evidențiază'].map((name) => ({ name }));
const names = (text: string) => matching(ENTRIES, text).map(({ name }) => name);

test('what begins with the words typed comes first, then what has them within', () => {
  expect(names('export')).toEqual(['Export', 'Import and export']);
  expect(names('exp imp')).toEqual(['Import and export']);
});

test('the order of equals stays, and what holds only one of two words is left out', () => {
  expect(names('a')).toEqual(['Show all', 'Import and export', 'Evidențiază']);
  expect(names('show export')).toEqual([]);
});

test('diacritics and capitals do not matter, and nothing typed leaves all in their order', () => {
  expect(names('sterge')).toEqual(['Șterge tot']);
  expect(names('EVIDENTIAZA')).toEqual(['Evidențiază']);
  expect(names('  ')).toHaveLength(ENTRIES.length);
  expect(names('zzz')).toEqual([]);
});

test('what goes by another name is found by it, behind what is called so', () => {
  const entries = [{ name: 'Projects', also: 'share publish Embed' }, { name: 'Share prices' }, { name: 'Export' }];
  const found = (text: string) => matching(entries, text).map(({ name }) => name);
  expect(found('share')).toEqual(['Share prices', 'Projects']);
  expect(found('embed projects')).toEqual(['Projects']);
  // Within a word of others it would be chance.
  expect(found('hare')).toEqual(['Share prices']);
});
