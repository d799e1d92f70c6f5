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
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(104);
  expect(count(outcomes, 'right', 'asked', 'offered')).toBeGreaterThanOrEqual(146);
  expect(count(outcomes, 'misread')).toBeLessThanOrEqual(13);
  expect(count(outcomes, 'false')).toBeLessThanOrEqual(2);
}, 240_000);

test('40 turns that follow a first question about these tables', async () => {
  const outcomes = await files.conversations(BUNDLED_CONVERSATIONS);
  expect(outcomes).toHaveLength(40);
  expect(denials(outcomes)).toEqual([]);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(20);
  expect(count(outcomes, 'misread')).toBeLessThanOrEqual(6);
  expect(count(outcomes, 'false')).toBe(0);
}, 240_000);
