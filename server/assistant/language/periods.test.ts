import { expect, test } from 'vitest';

import { type Language } from './lexicon/files.js';
import { PACKS } from './Pack.js';
import { tokensOf } from './tokens.js';
import { periodsIn } from './periods.js';

const NOW = '2026-11-21T12:00:00.000Z';
const found = (question: string, language: Language) =>
  periodsIn(tokensOf(question, language), PACKS[language], NOW).map(({ first, last, isRough = false }) =>
    [first, last, isRough ? 'about' : ''].join(' ').trim(),
  );

test.each<[string, Language, string]>([
  ['who berthed here in the first half of 2025', 'en', '2025-01-01 2025-06-30'],
  ['berths let in Q3 2024', 'en', '2024-07-01 2024-09-30'],
  ['in the last quarter of last year', 'en', '2025-10-01 2025-12-31'],
  ['berths let last year', 'en', '2025-01-01 2025-12-31'],
  ['March of this year', 'en', '2026-03-01 2026-03-31'],
  ['built in the 1990s', 'en', '1990-01-01 1999-12-31'],
  ['cine a acostat în a doua jumătate a lui 2025', 'ro', '2025-07-01 2025-12-31'],
  ['în primul trimestru din 2024', 'ro', '2024-01-01 2024-03-31'],
  ['în semestrul II al anului trecut', 'ro', '2025-07-01 2025-12-31'],
  ['în octombrie anul trecut', 'ro', '2025-10-01 2025-10-31'],
])('a part of a year is from its first to its last day: %s', (question, language, days) => {
  expect(found(question, language)).toEqual([days]);
});

test.each<[string, Language, string]>([
  ['sold last spring', 'en', '2026-03-01 2026-05-31'],
  // It is not over yet.
  ['sold last autumn', 'en', '2025-09-01 2025-11-30'],
  ['in the winter of 2024', 'en', '2024-12-01 2025-02-28'],
  ['vândute vara trecută', 'ro', '2026-06-01 2026-08-31'],
  ['who berthed here in February', 'en', '2026-02-01 2026-02-28'],
  ['câte ambarcațiuni au venit în decembrie', 'ro', '2025-12-01 2025-12-31'],
])('a season, or a month of no year, is not meant to the day: %s', (question, language, days) => {
  expect(found(question, language)).toEqual([`${days} about`]);
});

test.each<[string, Language]>([
  ['who won the first half', 'en'],
  ['how far is the spring from the mill', 'en'],
  ['cine a băut un sfert', 'ro'],
  ['which berth may be let', 'en'],
  ['cine a mai venit', 'ro'],
])('without a year there is none: %s', (question, language) => {
  expect(found(question, language)).toEqual([]);
});
