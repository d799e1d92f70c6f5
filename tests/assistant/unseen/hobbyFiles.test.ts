import { afterAll, expect, test } from 'vitest';

import { denials } from './asking.js';
import { agency } from './hobbyFiles/agency.js';
import { allotments } from './hobbyFiles/allotments.js';
import { dues } from './hobbyFiles/dues.js';
import { calledBy, HOBBY_EDITS } from './hobbyFiles/edits.js';
import { homebrew } from './hobbyFiles/homebrew.js';
import { nestBoxes } from './hobbyFiles/nestBoxes.js';
import { rescues } from './hobbyFiles/rescues.js';
import { hobbyFilesPath } from './hobbyFiles/rows.js';
import { AskedFiles, count } from './ownTables/askedOfFiles.js';

const files = new AskedFiles({ name: 'hobbyFiles', placedIn: () => hobbyFilesPath });
afterAll(files.close);

/** Written by somebody who had seen no rule of import or reading, and committed before it was asked. */
test('72 questions about files of six more fields, brought as the product proposes', async () => {
  const outcomes = await files.questions([allotments, agency, dues, nestBoxes, homebrew, rescues]);
  expect(outcomes).toHaveLength(72);
  expect(denials(outcomes)).toEqual([]);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(37);
  expect(count(outcomes, 'right', 'asked', 'offered')).toBeGreaterThanOrEqual(54);
  expect(count(outcomes, 'misread')).toBeLessThanOrEqual(2);
  expect(count(outcomes, 'false')).toBe(0);
}, 240_000);

/** Written by the same, who had seen no rule of edits; each over files brought anew. */
test('12 requests for a change over these files', async () => {
  const outcomes = await files.wishes(HOBBY_EDITS, calledBy);
  expect(outcomes).toHaveLength(12);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(6);
  expect(count(outcomes, 'false')).toBe(0);
}, 240_000);
