import { afterAll, expect, test } from 'vitest';

import { denials } from './asking.js';
import { AskedFiles, count } from './ownTables/askedOfFiles.js';
import { RECORD_FIELDS } from './packagedRecords/all.js';
import { RECORD_CONVERSATIONS } from './packagedRecords/followUps.js';
import { recordPath } from './packagedRecords/rows.js';

const files = new AskedFiles({ name: 'records', placedIn: () => recordPath });
afterAll(files.close);

/** The author had not read the assistant; the set was committed before it was asked (`packagedRecords/README.md`). */
test('245 questions about records that packages bring along, imported as the product proposes', async () => {
  const outcomes = await files.questions(RECORD_FIELDS);
  expect(outcomes).toHaveLength(245);
  expect(denials(outcomes)).toEqual([]);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(118);
  expect(count(outcomes, 'right', 'asked', 'offered')).toBeGreaterThanOrEqual(170);
  expect(count(outcomes, 'misread')).toBeLessThanOrEqual(14);
  expect(count(outcomes, 'false')).toBeLessThanOrEqual(4);
}, 300_000);

test('48 turns that follow a first question about these records', async () => {
  const outcomes = await files.conversations(RECORD_CONVERSATIONS);
  expect(outcomes).toHaveLength(48);
  expect(denials(outcomes)).toEqual([]);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(25);
  expect(count(outcomes, 'misread')).toBeLessThanOrEqual(11);
  expect(count(outcomes, 'false')).toBeLessThanOrEqual(1);
}, 240_000);
