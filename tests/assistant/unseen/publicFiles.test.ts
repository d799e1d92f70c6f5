import { afterAll, expect, test } from 'vitest';

import { denials } from './asking.js';
import { PUBLIC_FIELDS } from './publicFiles/all.js';
import { PUBLIC_CONVERSATIONS } from './publicFiles/followUps.js';
import { publicPath } from './publicFiles/rows.js';
import { AskedFiles, count } from './ownTables/askedOfFiles.js';

const files = new AskedFiles({ name: 'public', placedIn: () => publicPath });
afterAll(files.close);

/** The author had not read the assistant; the set was committed before it was asked (`publicFiles/README.md`). */
test('209 questions about public files, imported as the product proposes', async () => {
  const outcomes = await files.questions(PUBLIC_FIELDS);
  expect(outcomes).toHaveLength(209);
  expect(denials(outcomes)).toEqual([]);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(98);
  expect(count(outcomes, 'right', 'asked', 'offered')).toBeGreaterThanOrEqual(131);
  expect(count(outcomes, 'misread')).toBeLessThanOrEqual(6);
  // It is about people of a workbook of whom one sheet alone was read as a table (`FIGURES.md`).
  expect(count(outcomes, 'false')).toBeLessThanOrEqual(1);
}, 240_000);

test('40 turns that follow a first question about these files', async () => {
  const outcomes = await files.conversations(PUBLIC_CONVERSATIONS);
  expect(outcomes).toHaveLength(40);
  expect(denials(outcomes)).toEqual([]);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(27);
  expect(count(outcomes, 'false')).toBeLessThanOrEqual(0);
}, 240_000);
