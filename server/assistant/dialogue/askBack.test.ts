import { expect, test } from 'vitest';

import { type WordLink } from '../grammar/Lexeme.js';
import { type Language } from '../language/lexicon/files.js';
import { AS_USUAL } from '../reading/GraphReading.js';
import { Wording } from '../texts/Wording.js';
import { askBack, meantBy } from './askBack.js';

const CALLED = {
  ...AS_USUAL,
  types: new Map([['REL_7', { en: 'flies to', ro: 'zboară la' }]]),
  labels: new Map([['T_EMP', { en: { one: 'stevedore', several: 'stevedores' } }]]),
};

const link = (kind: WordLink['kind'], name: string): WordLink => ({ words: 'x', kind, name, isSure: false });
const asked = (language: Language, words: string, ...choices: WordLink[]) =>
  askBack(`… ${words} …`, { words: words.toLowerCase(), choices }, new Wording(language).naming(CALLED));

test.each([
  ['en', 'daughter', [link('type', 'PARENT_OF')], 'By “daughter”, do you mean “… is a parent of …”?'],
  ['ro', 'fiica', [link('type', 'PARENT_OF')], 'Prin „fiica” vrei să spui „… este părinte pentru …”?'],
  ['en', 'office', [link('type', 'WORKS_AT')], 'By “office”, do you mean “… works at …”?'],
  ['en', 'maker', [link('type', 'CREATED_BY')], 'By “maker”, do you mean “… is created by …”?'],
  ['en', 'boss', [link('type', 'OWNER_OF')], 'By “boss”, do you mean “… is owner of …”?'],
  ['en', 'seat', [link('type', 'CAPITAL')], 'By “seat”, do you mean “capital”?'],
  ['en', 'neighbour', [link('type', 'BORDERS')], 'By “neighbour”, do you mean “borders”?'],
  ['en', 'pilot', [link('type', 'REL_7')], 'By “pilot”, do you mean “… flies to …”?'],
  ['ro', 'adresa', [link('type', 'LOCUIESTE_IN')], 'Prin „adresa” vrei să spui „… locuieste in …”?'],
  ['ro', 'scriitor', [link('type', 'AUTOR')], 'Prin „scriitor” vrei să spui „autor”?'],
  ['ro', 'client', [link('type', 'HAS_CUMPĂRĂTOR')], 'Prin „client” vrei să spui „… are cumpărător …”?'],
  ['en', 'docker', [link('label', 'T_EMP')], 'By “docker”, do you mean “stevedore”?'],
  ['en', 'age', [link('property', 'birth_year')], 'By “age”, do you mean “birth year”?'],
  [
    'en',
    'home',
    [link('label', 'Town'), link('type', 'LIVES_IN'), link('property', 'address')],
    'By “home”, do you mean “Town”, “… lives in …”, or “address”?',
  ],
  [
    'ro',
    'acasă',
    [link('label', 'Oraș'), link('type', 'LIVES_IN')],
    'Prin „acasă” vrei să spui „Oraș” sau „… locuiește la …”?',
  ],
] as const)('%s: what “%s” means is asked as people ask', (language, words, choices, text) => {
  expect(asked(language, words, ...choices).text).toBe(text);
});

test('two that are called alike are told apart, and either is understood', () => {
  const both = asked('en', 'writer', link('label', 'Author'), link('type', 'AUTHOR'));
  expect(both.text).toBe('By “writer”, do you mean “Author” (label) or “author” (relationship)?');
  const said = both.suggestions.map(({ text }) => text);
  expect(said).toEqual(['Author (label)', 'author (relationship)']);
  expect(said.map((text) => meantBy(text, both.suggestions, 'en')?.kind)).toEqual(['label', 'type']);
  const types = asked('ro', 'gazdă', link('type', 'LIVES_IN'), link('type', 'livesIn'));
  expect(types.suggestions.map(({ text }) => meantBy(text, types.suggestions, 'ro')?.name)).toEqual([
    'LIVES_IN',
    'livesIn',
  ]);
});
