import { expect, test } from 'vitest';

import { dayText, moneyText } from './money';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test.each([
  ['en', 900, 'eur', '€9'],
  ['en', 950, 'eur', '€9.50'],
  ['ro', 900, 'eur', '9 EUR'],
  ['ro', 123_456, 'ron', '1.234,56 RON'],
  ['en', 900, 'jpy', '¥900'],
  ['en', -250, 'usd', '-$2.50'],
])('in %s, %i of %s are %s', (language, amount, currency, text) => {
  expect(plain(moneyText(language, amount, currency))).toBe(text);
});

test('a day is written out', () => {
  expect(dayText('en', '2026-11-22T12:00:00Z')).toBe('November 22, 2026');
  expect(dayText('ro', '2026-11-22T12:00:00Z')).toBe('22 noiembrie 2026');
});
