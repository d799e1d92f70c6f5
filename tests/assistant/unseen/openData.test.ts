import { afterAll, expect, test } from 'vitest';

import { denials } from './asking.js';
import { OPEN_FIELDS } from './openData/all.js';
import { OPEN_CONVERSATIONS } from './openData/followUps.js';
import { openPath } from './openData/rows.js';
import { AskedFiles, count } from './ownTables/askedOfFiles.js';

const files = new AskedFiles({ name: 'open', placedIn: () => openPath });
afterAll(files.close);

/** The author had not read the assistant; the set was committed before it was asked (`openData/README.md`). */
test('233 questions about open data, imported as the product proposes', async () => {
  const outcomes = await files.questions(OPEN_FIELDS);
  expect(outcomes).toHaveLength(233);
  expect(denials(outcomes)).toEqual([]);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(124);
  expect(count(outcomes, 'right', 'asked', 'offered')).toBeGreaterThanOrEqual(168);
  expect(count(outcomes, 'misread')).toBeLessThanOrEqual(5);
  // Turbines are told by their names, where their types are asked for (`FIGURES.md`).
  expect(count(outcomes, 'false')).toBeLessThanOrEqual(1);
}, 240_000);

test('40 turns that follow a first question about these files', async () => {
  const outcomes = await files.conversations(OPEN_CONVERSATIONS);
  expect(outcomes).toHaveLength(40);
  expect(denials(outcomes)).toEqual([]);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(23);
  expect(count(outcomes, 'false')).toBeLessThanOrEqual(2);
}, 240_000);
