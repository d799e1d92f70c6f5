import { describe, expect, test } from 'vitest';

import { PACKS } from '../../server/assistant/language/Pack.js';
import { tokensOf } from '../../server/assistant/language/tokens.js';
import { Vocabulary } from '../../server/assistant/marking/vocabulary.js';
import { type Language } from './graphs/Language.js';

const property = (name: string) => ({ name, kind: 'number' as const, count: 1, values: [], distinct: 1 });
const SHAPE = {
  labels: [{ label: 'Zorb', count: 1, properties: ['landlocked', 'running time', 'country', 'cost'].map(property) }],
  types: [],
  links: [],
};

const named = (text: string, language: Language) =>
  new Vocabulary(tokensOf(text, language), language, PACKS[language])
    .named(SHAPE as unknown as Parameters<Vocabulary['named']>[0]) // only what is read of a shape
    .map(({ name }) => name);

describe('a word means a concept', () => {
  test.each<[Language, string, string[]]>([
    ['en', 'neither shored nor harboured', ['landlocked']],
    ['en', 'of several countries', ['country']],
    ['ro', 'ale statelor', ['country']],
    ['ro', 'cheltuiesc', ['cost']],
    ['en', 'of severl countrys', ['country']],
  ])('in any form, and with a typing error: %s “%s”', (language, text, expected) => {
    expect(named(text, language)).toEqual(expected);
  });

  test.each<[Language, string]>([
    ['en', 'Is it stored?'],
    ['en', 'the status of a pain'],
    ['ro', 'satul'],
  ])('which no other word of a dictionary does that is written like it: %s “%s”', (language, text) => {
    expect(named(text, language)).toEqual([]);
  });

  test('and a form of one is a part of the phrase that it stands in', () => {
    expect(named('the running time', 'en')).toEqual(['running time']);
  });
});
