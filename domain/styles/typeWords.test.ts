import { expect, test } from 'vitest';

import romanian from '../../server/media/processing/offline/language/ro.json' with { type: 'json' };
import { inOrder, withChange } from './style.js';
import { proposedWords, wordsOfStyle } from './typeInWords.js';
import {
  inLanguage,
  joinedWords,
  labelWordsIn,
  partedWords,
  saidLabel,
  saidName,
  saidWords,
  typeWordsIn,
  wordsChange,
  wordsTo,
} from './typeWords.js';

test.each([
  ['SweepCustomer', 'sweep customer'],
  ['Visit', 'Visit'],
  ['DNA', 'DNA'],
])('the label %s is said as %s', (name, said) => {
  expect(saidLabel(name)).toBe(said);
});

test('a type that nobody gave words is said by those of its name, and what an import called it as the language of the reader says it', () => {
  expect(proposedWords('FLIES_TO', 'en')).toBe('flies to');
  expect(proposedWords('HAS_GENRE', 'en')).toBe('has genre');
  expect(proposedWords('HAS_ARMATOR', 'ro')).toBe('are armator');
  expect(proposedWords('hasGenre', 'ro')).toBe('has genre');
  expect(proposedWords('COLLECTED_BY', 'en')).toBe('is collected by');
  expect(proposedWords('writtenBy', 'en')).toBe('is written by');
  expect(proposedWords('PASSES_BY', 'en')).toBe('passes by');
  expect(proposedWords('IS_OWNED_BY', 'en')).toBe('is owned by');
  expect(proposedWords('COLLECTED_BY', 'ro')).toBe('collected by');
});

test('every type that is found in prose is said in Romanian by words of Romanian', () => {
  const found = new Set(JSON.stringify(romanian).match(/(?<="type":")[A-Z_]+(?=")/gu));
  expect(found.size).toBeGreaterThan(15);
  for (const type of found) expect(proposedWords(type, 'ro'), type).not.toBe(type.toLowerCase().replaceAll('_', ' '));
  expect(proposedWords('BORN_IN', 'ro')).toBe('s-a născut la');
  expect(proposedWords('BORN_IN', 'en')).toBe('was born in');
});

test('words hold for the language that they were given in, and those that were kept without one for each that has none of its own', () => {
  const styles = [
    { kind: 'type', name: 'FLIES_TO', style: { words: 'zboară la' } },
    { kind: 'type', name: 'LANDS_IN', style: { words: 'aterizează la', wordsIn: { en: 'lands in' } } },
    { kind: 'type', name: 'OWNS', style: { wordsIn: { ro: ' are ' } } },
    { kind: 'type', name: 'KNOWS', style: { words: ' ', wordsIn: { en: '' } } },
  ] as const;
  const words = typeWordsIn(styles);
  expect([...inLanguage(words, 'en')]).toEqual([
    ['FLIES_TO', 'zboară la'],
    ['LANDS_IN', 'lands in'],
  ]);
  expect([...inLanguage(words, 'ro')]).toEqual([
    ['FLIES_TO', 'zboară la'],
    ['LANDS_IN', 'aterizează la'],
    ['OWNS', 'are'],
  ]);
});

test('one and several of a label are called otherwise in each language', () => {
  const style = { words: 'șoarece, șoareci', wordsIn: { en: 'mouse, mice' } };
  expect(labelWordsIn([{ kind: 'label', name: 'T_MUS', style }]).get('T_MUS')).toEqual({
    en: { one: 'mouse', several: 'mice' },
    ro: { one: 'șoarece', several: 'șoareci' },
  });
});

test('a word that was given for one alone, or for several alone, is said of both, and kept as it was given', () => {
  for (const given of [
    { one: 'sheep', several: '' },
    { one: '', several: 'mice' },
    { one: 'mouse', several: 'mice' },
  ])
    expect(saidWords(joinedWords(given) ?? '')).toEqual(given);
  expect(partedWords(', mice')).toEqual({ one: 'mice', several: 'mice' });
  expect(joinedWords({ one: ' ', several: ',' })).toBeUndefined();
});

test('words that are changed in one language leave those of the other as they are, also where both were one text', () => {
  const both = { colour: 'red', words: 'zboară la' };
  const english = withChange(both, wordsChange(both, 'en', 'flies to'));
  expect(english).toEqual({ colour: 'red', wordsIn: { en: 'flies to', ro: 'zboară la' } });
  const romanian = withChange(both, wordsChange(both, 'en', undefined));
  expect(romanian).toEqual({ colour: 'red', wordsIn: { ro: 'zboară la' } });
  expect(wordsOfStyle(romanian)).toEqual({ ro: 'zboară la' });
  expect(withChange(romanian, wordsChange(romanian, 'ro', undefined))).toEqual({ colour: 'red' });
});

test('two styles that say the same in words are the same text, in whatever order they have it', () => {
  const one = inOrder({ wordsIn: { ro: 'are', en: 'has ' } });
  expect(JSON.stringify(one)).toBe(JSON.stringify(inOrder({ wordsIn: { en: 'has', ro: 'are' } })));
  expect(inOrder({ wordsIn: { en: ' ' } })).toEqual({});
});

test('what somebody is to another is said with a verb, in the language of the type', () => {
  expect(proposedWords('OWNER_OF', 'en')).toBe('is owner of');
  expect(proposedWords('madeOf', 'en')).toBe('is made of');
  expect(proposedWords('CONSISTS_OF', 'en')).toBe('consists of');
  expect(proposedWords('DIED_OF', 'en')).toBe('died of');
  expect(proposedWords('MEMBRU_AL', 'ro')).toBe('este membru al');
  expect(proposedWords('AUTOR', 'ro')).toBe('autor');
});

test('what leads to a day says so otherwise where only its year or month is known', () => {
  const said = (type: string, language: string, end: string) => wordsTo(end, proposedWords(type, language), language);
  expect(['1815-12-10', '1815-12', '1815'].map((end) => said('BORN_ON', 'en', end))).toEqual([
    'was born on',
    'was born in',
    'was born in',
  ]);
  expect(said('BORN_ON', 'ro', '1850')).toBe('s-a născut în');
  expect(said('BORN_ON', 'ro', '1850-01-15')).toBe('s-a născut la data de');
  expect(said('BORN_IN', 'ro', 'Botoșani')).toBe('s-a născut la');
});

test('a property is said as words; what is one word stays as it was written', () => {
  const said = ['birth_year', 'BIRTH_YEAR', 'birthYear', 'GDP', 'pH', 'area (km²)', 'ISO code (3 letters)'].map(
    saidName,
  );
  expect(said).toEqual(['birth year', 'birth year', 'birth year', 'GDP', 'pH', 'area (km²)', 'ISO code (3 letters)']);
});
