import { describe, expect, test } from 'vitest';

import { type Language, lexiconWords } from './files.js';
import { formsOf, lemmasOf } from './lemmas.js';

describe('the forms of a word', () => {
  test.each<[Language, string, readonly string[]]>([
    ['en', 'country', ['country', 'countries']],
    ['en', 'speak', ['speaks', 'speaking', 'spoke', 'spoken']],
    ['ro', 'vecin', ['vecini', 'vecinilor', 'vecine', 'vecinul']],
    ['ro', 'lansa', ['lanseaza', 'lansat', 'lansez']],
  ])('%s: %s', (language, lemma, forms) => {
    const words = lexiconWords(language);
    expect(formsOf(lemma, words)).toEqual(expect.arrayContaining([...forms]));
    for (const form of forms) expect(lemmasOf(form, words)).toContain(lemma);
  });

  test('are none that deny it', () => {
    expect(formsOf('lansa', lexiconWords('ro'))).not.toContain('nelansand');
  });

  test('are the word alone where no dictionary has it', () => {
    expect(formsOf('zorbon', lexiconWords('ro'))).toEqual(['zorbon']);
  });
});
