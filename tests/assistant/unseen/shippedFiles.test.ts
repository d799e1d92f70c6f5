import { afterAll, expect, test } from 'vitest';

import { denials } from './asking.js';
import { AskedFiles, count } from './ownTables/askedOfFiles.js';
import { SHIPPED_FIELDS } from './shippedFiles/all.js';
import { SHIPPED_CONVERSATIONS } from './shippedFiles/followUps.js';
import { shippedPath } from './shippedFiles/rows.js';

const files = new AskedFiles({ name: 'shipped', placedIn: () => shippedPath });
afterAll(files.close);

/** The author had not read the assistant; the set was committed before it was asked (`shippedFiles/README.md`). */
test('242 questions about files that packages ship, imported as the product proposes', async () => {
  const outcomes = await files.questions(SHIPPED_FIELDS);
  expect(outcomes).toHaveLength(242);
  expect(denials(outcomes)).toEqual([]);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(123);
  expect(count(outcomes, 'right', 'asked', 'offered')).toBeGreaterThanOrEqual(171);
  expect(count(outcomes, 'misread')).toBeLessThanOrEqual(10);
  expect(count(outcomes, 'false')).toBe(0);
}, 300_000);

test('40 turns that follow a first question about these files', async () => {
  const outcomes = await files.conversations(SHIPPED_CONVERSATIONS);
  expect(outcomes).toHaveLength(40);
  expect(denials(outcomes)).toEqual([]);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(22);
  expect(count(outcomes, 'misread')).toBeLessThanOrEqual(5);
  expect(count(outcomes, 'false')).toBeLessThanOrEqual(1);
}, 240_000);
