import { expect, test } from 'vitest';

import { readStyle } from './readStyle.js';

const named = (style: unknown) => readStyle({ kind: 'type', name: 'FLIES_TO', style })?.style;

test('a file says words without a language, as files did before, or for each', () => {
  expect(named({ words: 'flies to' })).toEqual({ words: 'flies to' });
  expect(named({ wordsIn: { ro: 'zboară la', en: 'flies to' } })).toEqual({
    wordsIn: { en: 'flies to', ro: 'zboară la' },
  });
});

test('words in no language that we know, or that are no text, are no style', () => {
  expect(named({ wordsIn: { xx: 'flies to' } })).toBeUndefined();
  expect(named({ wordsIn: { en: 7 } })).toBeUndefined();
  expect(named({ wordsIn: 'flies to' })).toBeUndefined();
});
