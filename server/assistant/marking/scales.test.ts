import { describe, expect, test } from 'vitest';

import { type Language } from '../language/lexicon/files.js';
import { PACKS } from '../language/Pack.js';
import { tokensOf } from '../language/tokens.js';
import { scalesIn } from './scales.js';

const scalesOf = (question: string, language: Language) =>
  scalesIn(tokensOf(question, language), PACKS[language]).map(({ at, greater, superlative }) => ({
    at,
    greater,
    superlative,
  }));

describe('adjectives that compare', () => {
  test.each([
    ['en', 'the smalest lake', { at: 1, greater: false, superlative: true }],
    ['en', 'the longets river', { at: 1, greater: true, superlative: true }],
    ['en', 'the furthest north', { at: 2, greater: true, superlative: true }],
    ['en', 'which is further north', { at: 3, greater: true, superlative: false }],
    ['ro', 'cea mai intnisa balta', { at: 2, greater: true, superlative: true }],
    ['ro', 'cel mai la sud oras', { at: 3, greater: false, superlative: true }],
    ['ro', 'care e mai la nord', { at: 4, greater: true, superlative: false }],
  ] as const)('%s: “%s”', (language, question, scale) => {
    expect(scalesOf(question, language)).toEqual([scale]);
  });

  test.each([
    ['en', 'the oddest film'],
    ['en', 'the lamest film'],
    ['en', 'the regent of Norway'],
    ['en', 'the bank Langest'],
  ] as const)('%s: no other word is taken for one: “%s”', (language, question) => {
    expect(scalesOf(question, language)).toEqual([]);
  });
});
