import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { type Language } from './lexicon/files.js';
import { isPerson, isThing, kinship, meaningsOf } from './meanings.js';

const kin = (language: Language, asked: string, name: string) =>
  kinship(meaningsOf(asked.split(' '), [language]), meaningsOf(name.split(' ')));

describe('the lexicon', () => {
  test('is small', () => {
    const folder = path.join(import.meta.dirname, './lexicon/data');
    const bytes = readdirSync(folder).map((name) => statSync(path.join(folder, name)).size);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(2_000_000);
  });

  test.each([
    ['en', 'provides', 'supplied'],
    ['en', 'belong', 'apartine'],
    ['ro', 'pacienti', 'patient'],
    ['ro', 'trateaza', 'treats'],
    ['ro', 'leafa', 'salariu'],
    ['ro', 'cititorilor', 'reader'],
  ] as const)('%s: “%s” is surely “%s”, whatever the form or the language', (language, asked, name) => {
    expect(kin(language, asked, name)?.isSure).toBe(true);
  });

  test('what is only a kind of something is not sure to be it', () => {
    expect(kin('en', 'beat', 'defeated')).toMatchObject({ isSure: false });
    expect(kin('en', 'consume', 'eats')).toMatchObject({ isSure: false });
  });

  test.each([
    ['en', 'treats', 'feeds'],
    ['ro', 'vopsit', 'curata'],
    ['en', 'balcony', 'room'],
    ['en', 'blorp', 'person'],
  ] as const)('%s: “%s” is not “%s”', (language, asked, name) => {
    expect(kin(language, asked, name)).toBeUndefined();
  });

  test('what is only made of a word is not it: cargo is shipped, and no ship', () => {
    expect(kin('en', 'cargo', 'ship')?.isItself).toBe(false);
    expect(kin('ro', 'pacienti', 'patient')?.isItself).toBe(true);
  });

  test('says who somebody is, and not what something is', () => {
    expect(['driver', 'locatar', 'dansatori', 'vet'].filter((word) => !isPerson(word))).toEqual([]);
    expect(['route', 'tramvai', 'clinic', 'blorp'].filter(isPerson)).toEqual([]);
  });

  test('words of one language are not looked up in the other', () => {
    expect(meaningsOf(['cititor'], ['en']).size).toBe(0);
  });
});

test.each([
  ['en', 'queen', true],
  ['en', 'runway', true],
  ['en', 'yodelled', false],
  ['en', 'settled', false],
  ['ro', 'regina', true],
  ['ro', 'cantat', false],
] as const)('%s: “%s” is a thing before anything else: %s', (language, word, is) => {
  expect(isThing(word, language)).toBe(is);
});
