import { afterAll, expect, test } from 'vitest';

import { denials } from './asking.js';
import { BUNDLED_FIELDS } from './bundledTables/all.js';
import { BUNDLED_CONVERSATIONS } from './bundledTables/followUps.js';
import { bundledPath } from './bundledTables/rows.js';
import { AskedFiles, count } from './ownTables/askedOfFiles.js';

const files = new AskedFiles({ name: 'bundled', placedIn: () => bundledPath });
afterAll(files.close);

/** The author had not read the assistant; the set was committed before it was asked (`bundledTables/README.md`). */
test('199 questions about tables that packages bring along, imported as the product proposes', async () => {
  const outcomes = await files.questions(BUNDLED_FIELDS);
  expect(outcomes).toHaveLength(199);
  expect(denials(outcomes)).toEqual([]);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(87);
  expect(count(outcomes, 'right', 'asked', 'offered')).toBeGreaterThanOrEqual(123);
  expect(count(outcomes, 'misread')).toBeLessThanOrEqual(16);
  expect(count(outcomes, 'false')).toBeLessThanOrEqual(11);
}, 240_000);

test('40 turns that follow a first question about these tables', async () => {
  const outcomes = await files.conversations(BUNDLED_CONVERSATIONS);
  expect(outcomes).toHaveLength(40);
  expect(denials(outcomes)).toEqual([]);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(18);
  expect(count(outcomes, 'misread')).toBeLessThanOrEqual(9);
  expect(count(outcomes, 'false')).toBeLessThanOrEqual(3);
}, 240_000);
