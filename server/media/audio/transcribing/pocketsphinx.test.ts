import { expect, test } from 'vitest';

import { segmentsOf, wordsOfLine } from './pocketsphinx.js';

const LINE =
  'part S 0 T -8523466 A -7996416 L -527050 0 -368640 0 <s> 21 -204800 -257 he 33 -299008 -136 was(2) 55 -865280 -261 not ' +
  '99 -630784 -524288 <sil> 148 -939008 -280 young 233 -591872 -201 man 274 -591872 -108 </s> 297\n';

test('words stand in a line with their frames, sounds that are no words left out', () => {
  expect(wordsOfLine(LINE)).toEqual([
    { text: 'he', start: 0.21, end: 0.33 },
    { text: 'was', start: 0.33, end: 0.55 },
    { text: 'not', start: 0.55, end: 0.99 },
    { text: 'young', start: 1.48, end: 2.33 },
    { text: 'man', start: 2.33, end: 2.74 },
  ]);
  expect(wordsOfLine('')).toEqual([]);
});

test('a silence ends a segment', () => {
  expect(segmentsOf(wordsOfLine(LINE)).map(({ text, start, end }) => [text, start, end])).toEqual([
    ['he was not', 0.21, 0.99],
    ['young man', 1.48, 2.74],
  ]);
});
