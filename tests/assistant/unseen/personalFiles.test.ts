import { afterAll, expect, test } from 'vitest';

import { denials } from './asking.js';
import { fosterCats } from './personalFiles/cats.js';
import { climbing } from './personalFiles/climbs.js';
import { PERSONAL_EDITS, calledBy } from './personalFiles/edits.js';
import { parish } from './personalFiles/parish.js';
import { printing } from './personalFiles/printing.js';
import { repairCafe } from './personalFiles/repairCafe.js';
import { personalFilesPath } from './personalFiles/rows.js';
import { schoolTrips } from './personalFiles/trips.js';
import { AskedFiles, count } from './ownTables/askedOfFiles.js';

const files = new AskedFiles({ name: 'personalFiles', placedIn: () => personalFilesPath });
afterAll(files.close);

/** Written by somebody who had seen no rule of import or reading, and committed before it was asked. */
test('90 questions about files that people keep, brought as the product proposes', async () => {
  const outcomes = await files.questions([fosterCats, repairCafe, printing, climbing, schoolTrips, parish]);
  expect(outcomes).toHaveLength(90);
  expect(denials(outcomes)).toEqual([]);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(48);
  expect(count(outcomes, 'right', 'asked', 'offered')).toBeGreaterThanOrEqual(64);
  expect(count(outcomes, 'misread')).toBeLessThanOrEqual(6);
  expect(count(outcomes, 'false')).toBe(0);
}, 240_000);

/** Written by the same, who had seen no rule of edits; each over files brought anew. */
test('15 requests for a change over these files', async () => {
  const outcomes = await files.wishes(PERSONAL_EDITS, calledBy);
  expect(outcomes).toHaveLength(15);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(9);
  expect(count(outcomes, 'false')).toBe(0);
}, 240_000);
