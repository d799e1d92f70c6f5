import { describe, expect, it } from 'vitest';

import { languageOfVisit } from './languages';

describe('the language of a visit', () => {
  it.each([
    ['the one chosen before wins', 'en', ['ro-RO'], 'en'],
    ['a first visit with a Romanian browser is in Romanian', null, ['ro-RO', 'en'], 'ro'],
    ['a first visit with any other browser is in English', null, ['fr-FR', 'ro'], 'en'],
    ['a language that does not exist is not taken', 'xx', ['de'], 'en'],
    ['a browser that says nothing is in English', null, [], 'en'],
  ] as const)('%s', (_, chosen, preferred, expected) => {
    expect(languageOfVisit(chosen, preferred)).toBe(expected);
  });
});
