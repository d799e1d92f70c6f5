import { afterAll, expect, test } from 'vitest';

import { denials } from './asking.js';
import { AskedFiles, count } from './ownTables/askedOfFiles.js';
import { TOWN_FIELDS } from './townsAndPassengers/all.js';
import { TOWN_CONVERSATIONS } from './townsAndPassengers/followUps.js';
import { townPath } from './townsAndPassengers/rows.js';

const files = new AskedFiles({ name: 'towns', placedIn: () => townPath });
afterAll(files.close);

/** The set was committed before it was asked (`townsAndPassengers/README.md`); its first run sets the bars. */
test('213 questions about towns, passengers and other public tables, imported as the product proposes', async () => {
  const outcomes = await files.questions(TOWN_FIELDS);
  expect(outcomes).toHaveLength(213);
  expect(denials(outcomes)).toEqual([]);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(114);
  expect(count(outcomes, 'right', 'asked', 'offered')).toBeGreaterThanOrEqual(154);
  expect(count(outcomes, 'misread')).toBeLessThanOrEqual(6);
  expect(count(outcomes, 'false')).toBeLessThanOrEqual(4);
}, 300_000);

test('48 turns that follow a first question about these tables', async () => {
  const outcomes = await files.conversations(TOWN_CONVERSATIONS);
  expect(outcomes).toHaveLength(48);
  expect(denials(outcomes)).toEqual([]);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(30);
  expect(count(outcomes, 'misread')).toBeLessThanOrEqual(4);
  expect(count(outcomes, 'false')).toBeLessThanOrEqual(2);
}, 240_000);
