import { describe, expect, test } from 'vitest';

import { languageOf } from './detect.js';
import { likeness } from './likeness.js';
import { tokensOf } from './tokens.js';

describe('the language of a question', () => {
  test.each([
    ['What is the capital of France?', 'en'],
    ['Care este capitala Franței?', 'ro'],
    ['care este capitala frantei', 'ro'],
    ['Cate tari sunt in Africa?', 'ro'],
    ['capital of kyrgyzstan', 'en'],
    ['What is the capital of Elveția?', 'en'],
    ['Vecinii României, te rog', 'ro'],
  ] as const)('“%s” is %s, whatever the interface speaks', (text, language) => {
    expect(languageOf(text, 'en')).toBe(language);
    expect(languageOf(text, 'ro')).toBe(language);
  });

  test('a sign in capitals is no word of a language', () => {
    expect(languageOf('schools in CA', 'en')).toBe('en');
    expect(languageOf('orașe din AT', 'ro')).toBe('ro');
    expect(languageOf('CARE SUNT VECINII', 'en')).toBe('ro');
  });

  test.each(['en', 'ro'] as const)('a bare name is in the language of the interface: %s', (language) => {
    expect(languageOf('Micronesia?', language)).toBe(language);
  });
});

describe('the words of a question', () => {
  test.each([
    ['300,000 km²', 'en', [300000, 'km2']],
    ['300.000 km²', 'ro', [300000, 'km2']],
    ['a rating of 8.5', 'en', ['a', 'rating', 'of', 8.5]],
    ['nota 8,5', 'ro', ['nota', 8.5]],
    ['November 18th', 'en', ['november', '18th']],
    ['Țările de Jos', 'ro', ['tarile', 'de', 'jos']],
  ] as const)('“%s”', (text, language, expected) => {
    expect(tokensOf(text, language).map(({ word, number }) => number ?? word)).toEqual(expected);
  });
});

describe('whether two words are one', () => {
  test.each([
    ['frantei', 'franta'],
    ['kargazstanului', 'kargazstan'],
    ['monedelor', 'moneda'],
    ['countries', 'country'],
    ['azerbajan', 'azerbaijan'],
    ['figth', 'fight'],
    ['captial', 'capital'],
  ])('%s is %s', (one, other) => {
    expect(likeness(one, other)).toBeGreaterThan(0.75);
  });

  test.each([
    ['latveria', 'latvia'],
    ['ruritania', 'mauritania'],
    ['niger', 'nigeria'],
    ['iran', 'iraq'],
    ['room', 'doom'],
    ['1984', '1985'],
  ])('%s is not %s', (one, other) => {
    expect(likeness(one, other)).toBeLessThan(0.75);
  });

  test('a left-out consonant weighs more than a left-out vowel', () => {
    expect(likeness('austrlia', 'australia')).toBeGreaterThan(likeness('austrlia', 'austria'));
  });
});
