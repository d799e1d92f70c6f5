import { expect, test } from 'vitest';

import easy from './easyPasswords.json' with { type: 'json' };
import { checkPolicy } from './policy.js';

const refusalOf = (password: string, email: string | null = null): string => {
  try {
    checkPolicy(password, email);
    return '';
  } catch (error) {
    return (error as Error).message.split(' : ')[0] ?? '';
  }
};

/** From the head of every list of breaches. */
const KNOWN = ['12345678', 'password', 'iloveyou', 'princess', 'sunshine', 'football', 'trustno1', 'baseball'];

test('none of the most common passwords that are long enough is taken', () => {
  const words = easy.words.split(' ');
  expect(new Set(words).size).toBeGreaterThanOrEqual(3_000);
  expect(words.filter((word) => word.length >= 8 && refusalOf(word) !== 'PASSWORD_TOO_COMMON')).toEqual([]);
  for (const word of KNOWN) expect([word, refusalOf(word)]).toEqual([word, 'PASSWORD_TOO_COMMON']);
});

test.each([
  ['ana.popescu@firma.ro', 'ana.popescu@firma.ro'],
  ['ana.popescu@firma.ro', 'AnaPopescu1'],
  ['ana.popescu@firma.ro', '1990anapopescu'],
  ['ana.popescu@cartografia.ro', 'cartografia-77'],
  ['ana.popescu@firma.ro', 'Harta-2026'],
  ['1234@5678.90', ' 1234@5678.90 '],
])('of the person at %s the password “%s” is a word of the context', (email, password) => {
  expect(refusalOf(password, email)).toBe('PASSWORD_TOO_COMMON');
});

test.each([
  'aaaaaaaa',
  'AAAAaaaa',
  'a'.repeat(100),
  '        ',
  '\u00a0'.repeat(10),
  '\u200b'.repeat(10),
  '\t \u3000\t \u3000\t ',
  'a               b',
  'ａａａａａａａａ',
  'abababab',
  '11112222',
  'abc1abc1abc1',
  'parolaparola',
  '12345678',
  '87654321',
  '0123456789',
  'abcdefgh',
  'hgfedcba',
  'qwertyuiop',
  'poiuytrewq',
  'asdfghjkl',
  'abcd4321',
  'qwer1234',
  'йцукенгшщз',
  '🙂'.repeat(8),
])('“%s” is no password', (password) => {
  expect(refusalOf(password)).toBe('PASSWORD_TOO_COMMON');
});

test.each([
  'a-long-secret-1',
  'correct horse battery',
  'x7-bQ!zk',
  'Ștefan a trecut dealul',
  '日本語の合言葉です',
  '48151623-42',
])('“%s” is one', (password) => {
  expect(refusalOf(password)).toBe('');
});

test.each([
  ['ana.popescu@firma.ro', 'anapopescu stie drumul'],
  ['a@b.ro', '48151623-42'],
  ['12@34.ro', '48151623-42'],
  [null, 'x7-bQ!zk'],
])('of the person at %s the password “%s” is none', (email, password) => {
  expect(refusalOf(password, email)).toBe('');
});
