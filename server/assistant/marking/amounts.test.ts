import { describe, expect, test } from 'vitest';

import { type Language } from '../language/Language.js';
import { triggersIn } from '../language/phrases.js';
import { RULES } from '../language/rules.js';
import { tokensOf } from '../language/tokens.js';
import { amountsIn, unitOfProperty } from './amounts.js';
import { timeIn } from './dates.js';

const NOW = '2026-11-21T12:00:00.000Z';

function amounts(text: string, language: Language) {
  const tokens = tokensOf(text, language);
  return amountsIn(tokens, RULES[language], triggersIn(tokens, RULES[language]), NOW).map(
    ({ test: how, value, upper, unit }) => [how, value, upper, unit].filter((one) => one !== undefined),
  );
}

describe('what a value is held against', () => {
  test.each([
    ['larger than 300,000 km²', 'en', [['>', 300000, 'km2']]],
    ['at least 3 million inhabitants', 'en', [['>=', 3000000]]],
    ['between 20,000 and 30,000 square kilometres', 'en', [['between', 20000, 30000, 'km2']]],
    ['cost more than 100 million dollars', 'en', [['>', 100000000, 'usd']]],
    ['between 1 March 1994 and 31 July 1994', 'en', [['between', '1994-03-01', '1994-07-31']]],
    ['after 2005', 'en', [['>', 2005]]],
    ['since 2005', 'en', [['>=', 2005]]],
    ['before 1980', 'en', [['<', 1980]]],
    ['peste 100 de milioane de dolari', 'ro', [['>', 100000000, 'usd']]],
    ['mai mici de 500 km²', 'ro', [['<', 500, 'km2']]],
    ['între 20.000 și 30.000 de kilometri pătrați', 'ro', [['between', 20000, 30000, 'km2']]],
    ['lansate în 1999', 'ro', [['=', 1999]]],
  ] as const)('“%s”', (text, language, expected) => {
    expect(amounts(text, language)).toEqual(expected);
  });

  test('the unit of a property stands in its brackets', () => {
    expect(['area (km²)', 'budget (USD)', 'durată (minute)', 'name'].map(unitOfProperty)).toEqual([
      'km2',
      'usd',
      'minutes',
      undefined,
    ]);
  });
});

describe('the time that changes are asked for', () => {
  test.each([
    ['What changed since yesterday?', 'en', '2026-11-20'],
    ['deleted in the last seven days', 'en', '2026-11-14'],
    ['changed since November 18th', 'en', '2026-11-18'],
    ['since 3 December', 'en', '2025-12-03'],
    ['Ce s-a schimbat de ieri?', 'ro', '2026-11-20'],
    ['din 18 noiembrie încoace', 'ro', '2026-11-18'],
    ['în ultimele 2 săptămâni', 'ro', '2026-11-07'],
  ] as const)('“%s”', (text, language, day) => {
    expect(timeIn(tokensOf(text, language), RULES[language], NOW)?.since).toBe(`${day}T00:00:00.000Z`);
  });

  test('there may be none', () => {
    expect(timeIn(tokensOf('What changed?', 'en'), RULES.en, NOW)).toBeUndefined();
  });
});
