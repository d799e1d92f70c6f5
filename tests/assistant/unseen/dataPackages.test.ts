import { afterAll, expect, test } from 'vitest';

import { denials } from './asking.js';
import { PACKAGE_FIELDS } from './dataPackages/all.js';
import { PACKAGE_CONVERSATIONS } from './dataPackages/followUps.js';
import { packagePath } from './dataPackages/rows.js';
import { AskedFiles, count } from './ownTables/askedOfFiles.js';

const files = new AskedFiles({ name: 'packages', placedIn: () => packagePath });
afterAll(files.close);

/** The author had not read the assistant; the set was committed before it was asked (`dataPackages/README.md`). */
test('195 questions about files of data packages, imported as the product proposes', async () => {
  const outcomes = await files.questions(PACKAGE_FIELDS);
  expect(outcomes).toHaveLength(195);
  expect(denials(outcomes)).toEqual([]);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(112);
  expect(count(outcomes, 'right', 'asked', 'offered')).toBeGreaterThanOrEqual(152);
  expect(count(outcomes, 'misread')).toBeLessThanOrEqual(4);
  // “What share of the strikes did no damage”: it was refused while “strikes” was no word of the graph.
  expect(count(outcomes, 'false')).toBe(0);
}, 240_000);

test('31 turns that follow a first question about these files', async () => {
  const outcomes = await files.conversations(PACKAGE_CONVERSATIONS);
  expect(outcomes).toHaveLength(31);
  expect(denials(outcomes)).toEqual([]);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(21);
  expect(count(outcomes, 'false')).toBe(0);
}, 240_000);
