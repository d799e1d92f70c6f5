import { afterAll, expect, test } from 'vitest';

import { denials } from './asking.js';
import { careHome } from './exportedFiles/careHome.js';
import { calledBy, EXPORTED_EDITS } from './exportedFiles/edits.js';
import { hire } from './exportedFiles/hire.js';
import { houseplants } from './exportedFiles/houseplants.js';
import { exportedFilesPath } from './exportedFiles/rows.js';
import { streams } from './exportedFiles/streams.js';
import { sweep } from './exportedFiles/sweep.js';
import { swimming } from './exportedFiles/swimming.js';
import { AskedFiles, count } from './ownTables/askedOfFiles.js';

const files = new AskedFiles({ name: 'exportedFiles', placedIn: () => exportedFilesPath });
afterAll(files.close);

/** Written before any rule of import or reading was looked at, and committed before it was asked. */
test('84 questions about files that six programs and people wrote out, brought as the product proposes', async () => {
  const outcomes = await files.questions([sweep, hire, swimming, houseplants, careHome, streams]);
  expect(outcomes).toHaveLength(84);
  expect(denials(outcomes)).toEqual([]);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(59);
  expect(count(outcomes, 'right', 'asked', 'offered')).toBeGreaterThanOrEqual(67);
  expect(count(outcomes, 'misread')).toBeLessThanOrEqual(3);
  expect(count(outcomes, 'false')).toBe(0);
}, 240_000);

/** Written before any rule of edits was looked at; each over files brought anew. */
test('14 requests for a change over these files', async () => {
  const outcomes = await files.wishes(EXPORTED_EDITS, calledBy);
  expect(outcomes).toHaveLength(14);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(14);
  expect(count(outcomes, 'false')).toBe(0);
}, 240_000);
