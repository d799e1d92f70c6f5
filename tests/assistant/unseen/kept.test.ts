import { afterAll, expect, test } from 'vitest';

import { denials } from './asking.js';
import { agency } from './kept/agency.js';
import { allotments } from './kept/allotments.js';
import { dues } from './kept/dues.js';
import { calledBy, KEPT_EDITS } from './kept/edits.js';
import { homebrew } from './kept/homebrew.js';
import { nestBoxes } from './kept/nestBoxes.js';
import { rescues } from './kept/rescues.js';
import { keptPath } from './kept/rows.js';
import { AskedFiles, count } from './tabled/askedOfFiles.js';

const files = new AskedFiles({ name: 'kept', placedIn: () => keptPath });
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
  const outcomes = await files.wishes(KEPT_EDITS, calledBy);
  expect(outcomes).toHaveLength(12);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(6);
  expect(count(outcomes, 'false')).toBe(0);
}, 240_000);
