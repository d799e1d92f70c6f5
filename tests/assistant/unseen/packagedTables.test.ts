import { afterAll, expect, test } from 'vitest';

import { denials } from './asking.js';
import { AskedFiles, count } from './ownTables/askedOfFiles.js';
import { TABLE_FIELDS } from './packagedTables/all.js';
import { TABLE_CONVERSATIONS } from './packagedTables/followUps.js';
import { tablePath } from './packagedTables/rows.js';

const files = new AskedFiles({ name: 'tables', placedIn: () => tablePath });
afterAll(files.close);

/** The author had not read the assistant; the set was committed before it was asked (`packagedTables/README.md`). */
test('195 questions about tables of data packages, imported as the product proposes', async () => {
  const outcomes = await files.questions(TABLE_FIELDS);
  expect(outcomes).toHaveLength(195);
  expect(denials(outcomes)).toEqual([]);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(118);
  expect(count(outcomes, 'right', 'asked', 'offered')).toBeGreaterThanOrEqual(150);
  expect(count(outcomes, 'misread')).toBeLessThanOrEqual(9);
  expect(count(outcomes, 'false')).toBe(0);
}, 240_000);

test('40 turns that follow a first question about these tables', async () => {
  const outcomes = await files.conversations(TABLE_CONVERSATIONS);
  expect(outcomes).toHaveLength(40);
  expect(denials(outcomes)).toEqual([]);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(31);
  expect(count(outcomes, 'misread')).toBeLessThanOrEqual(3);
  expect(count(outcomes, 'false')).toBe(0);
}, 240_000);
