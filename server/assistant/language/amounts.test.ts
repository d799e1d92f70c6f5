import { describe, expect, test } from 'vitest';

import { type Language } from './lexicon/files.js';
import { triggersIn } from './phrases.js';
import { PACKS } from './Pack.js';
import { tokensOf } from './tokens.js';
import { amountsIn, inUnitsOf, unitOfProperty } from './amounts.js';
import { timeIn } from './dates.js';

const NOW = '2026-11-21T12:00:00.000Z';

function amounts(text: string, language: Language) {
  const tokens = tokensOf(text, language);
  return amountsIn(tokens, PACKS[language], triggersIn(tokens, PACKS[language]), NOW).map(
    ({ test: how, value, upper, unit }) => [how, value, upper, unit].filter((one) => one !== undefined),
  );
}

describe('what a value is held against', () => {
  test.each([
    ['larger than 300,000 km²', 'en', [['>', 300000, 'km2']]],
    ['at least 3 million inhabitants', 'en', [['≥', 3000000]]],
    ['between 20,000 and 30,000 square kilometres', 'en', [['between', 20000, 30000, 'km2']]],
    ['cost more than 100 million dollars', 'en', [['>', 100000000, 'usd']]],
    ['between 1 March 1994 and 31 July 1994', 'en', [['between', '1994-03-01', '1994-07-31']]],
    ['hired after 2024-03-12', 'en', [['>', '2024-03-12']]],
    ['due before 31/12/2026', 'en', [['<', '2026-12-31']]],
    ['născuți după 12.03.1990', 'ro', [['>', '1990-03-12']]],
    ['plătite înainte de 3/4/2026', 'ro', [['<', '2026-04-03']]],
    ['no less than 5 points', 'en', [['≥', 5]]],
    ['up to 20 pages', 'en', [['≤', 20]]],
    ['nu mai mult de 20 de pagini', 'ro', [['≤', 20]]],
    ['after 2005', 'en', [['>', 2005]]],
    ['since 2005', 'en', [['≥', 2005]]],
    ['before 1980', 'en', [['<', 1980]]],
    ['peste 100 de milioane de dolari', 'ro', [['>', 100000000, 'usd']]],
    ['mai mici de 500 km²', 'ro', [['<', 500, 'km2']]],
    ['între 20.000 și 30.000 de kilometri pătrați', 'ro', [['between', 20000, 30000, 'km2']]],
    ['lansate în 1999', 'ro', [['=', 1999]]],
    ['in the 90s', 'en', [['between', '1990-01-01', '1999-12-31']]],
    ['during the 2010s', 'en', [['between', '2010-01-01', '2019-12-31']]],
    ['din anii 80', 'ro', [['between', '1980-01-01', '1989-12-31']]],
    ['in December 1999', 'en', [['between', '1999-12-01', '1999-12-31']]],
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

  test('in brackets of any kind, as a sign, or as one for another', () => {
    expect(
      ['ABV (%)', 'ABV %', 'Keg [l]', 'Price €', 'speed km/h', 'speed (km/h)', 'dose mg/kg'].map(unitOfProperty),
    ).toEqual(['percent', 'percent', 'l', 'eur', 'kmh', 'kmh', undefined]);
  });

  test('or it is the last word of a name', () => {
    expect(['runtime_min', 'distanceKm', 'walk hours', 'km'].map(unitOfProperty)).toEqual([
      'minutes',
      'km',
      'hours',
      undefined,
    ]);
  });

  test('a number is said in the unit that the graph has, and in none where it has several', () => {
    expect(inUnitsOf(new Set(['minutes']), 2, 'hours')).toBe(120);
    expect(inUnitsOf(new Set(['minutes', 'hours']), 2, 'hours')).toBeUndefined();
    expect(inUnitsOf(new Set(['kg']), 2, 'hours')).toBe(2);
    expect(inUnitsOf(new Set(['minutes']), 2, 'stars')).toBe(2);
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
    ['changed on Monday', 'en', '2026-11-16'],
  ] as const)('“%s”', (text, language, day) => {
    expect(timeIn(tokensOf(text, language), PACKS[language], NOW)?.since).toBe(`${day}T00:00:00.000Z`);
  });

  test('may be so many hours', () => {
    expect(timeIn(tokensOf('in the last hour', 'en'), PACKS.en, NOW)?.since).toBe('2026-11-21T11:00:00.000Z');
    expect(timeIn(tokensOf('în ultimele 3 ore', 'ro'), PACKS.ro, NOW)?.since).toBe('2026-11-21T09:00:00.000Z');
  });

  test('there may be none', () => {
    expect(timeIn(tokensOf('What changed?', 'en'), PACKS.en, NOW)).toBeUndefined();
  });
});
