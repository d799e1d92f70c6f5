import { describe, expect, test } from 'vitest';

import { numberText, readNumber } from './numberText';

describe('a number that is typed', () => {
  test.each([
    ['240,000', 240_000],
    ['1,250,300.5', 1_250_300.5],
    ['46.123', 46.123],
    ['0,125', 0.125],
    ['1,5', 1.5],
    ['1.250,50', 1250.5],
    ['1.250.300', 1_250_300],
    ['1 250 300', 1_250_300],
    ['-3.5e-7', -3.5e-7],
    ['12,34,56', undefined],
    ['1.2.3', undefined],
    ['ten', undefined],
    [' ', undefined],
  ])('in English as the page shows it: %s', (text, value) => {
    expect(readNumber(text, 'en')).toBe(value);
  });

  test.each([
    ['240.000', 240_000],
    ['1.250.300,5', 1_250_300.5],
    ['46,123', 46.123],
    ['0.125', 0.125],
    ['1.5', 1.5],
    ['1,250.50', 1250.5],
    ['1,250,300', 1_250_300],
    ['2100000,75', 2_100_000.75],
    ['2100000.75', 2_100_000.75],
  ])('in Romanian as the page shows it: %s', (text, value) => {
    expect(readNumber(text, 'ro')).toBe(value);
  });

  test.each(['en', 'ro'])('comes back as it was from the field that shows it (%s)', (language) => {
    for (const value of [46.123, 0.001, -12.5, 1250, 2_100_000.75, 1e21, 1.5e-7])
      expect(readNumber(numberText(value, language), language)).toBe(value);
  });
});
