import { expect, test } from 'vitest';

import { lexiconWords } from './files.js';
import { WordTable } from './WordTable.js';

const LINES = ['a\t1', 'a battery\t2 3\t4', 'ab\t5', 'abc\t', 'zyrian\t6'];
const table = new WordTable(LINES.join('\n'));

test('each word has what stands behind it, and keeps its place', () => {
  expect(LINES.map((line) => table.get(line.split('\t')[0] ?? ''))).toEqual(['1', '2 3\t4', '5', '', '6']);
  expect([...table.words()]).toEqual(['a', 'a battery', 'ab', 'abc', 'zyrian']);
});

test('a word that is not there is not found, wherever it would stand', () => {
  for (const word of ['', ' ', '0', 'a ', 'a b', 'aa', 'abcd', 'b', 'zyria', 'zyrians', 'ă', '1', '\t'])
    expect([word, table.has(word), table.get(word)]).toEqual([word, false, undefined]);
  expect([new WordTable('').has('a'), ...new WordTable('').words()]).toEqual([false]);
});

test.each(['en', 'ro'] as const)('every word of the dictionary (%s) is found in it', (language) => {
  const { entries } = lexiconWords(language);
  const words = [...entries.words()];
  expect(words.length).toBeGreaterThan(30_000);
  expect(words.filter((word) => !entries.has(word))).toEqual([]);
});
