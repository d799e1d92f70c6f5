import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { type Installation } from '../../server/files/openedImports.js';
import { antibodies } from './ownFiles/antibodies.js';
import { bloodBank } from './ownFiles/bloodBank.js';
import { chandler } from './ownFiles/chandler.js';
import { charity, GIFTS } from './ownFiles/charity.js';
import { council } from './ownFiles/council.js';
import { calledBy, OWN_EDITS } from './ownFiles/edits.js';
import { haulage } from './ownFiles/haulage.js';
import { landlord } from './ownFiles/landlord.js';
import { music } from './ownFiles/lessons.js';
import { ownFilesPath } from './ownFiles/rows.js';
import { AskedFiles, count } from './ownTables/askedOfFiles.js';

const FIELDS = [bloodBank, landlord, antibodies, council, charity, music, chandler, haulage];

/** Where a file is; what is drawn and not kept is written first. */
function placedIn({ folder }: Installation): (file: string) => string {
  const drawn = path.join(folder, GIFTS.file);
  writeFileSync(drawn, GIFTS.text);
  return (file) => (file === GIFTS.file ? drawn : ownFilesPath(file));
}

const files = new AskedFiles({ name: 'ownFiles', placedIn });
afterAll(files.close);

/** Written before any rule of import or reading was looked at; `FIGURES.md` tells of the first run. */
test('100 questions about files of eight fields, brought as the product proposes', async () => {
  const outcomes = await files.questions(FIELDS);
  expect(outcomes).toHaveLength(100);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(76);
  expect(count(outcomes, 'false')).toBe(0);
}, 240_000);

/** Written before any rule of edits was looked at; each over files brought anew. */
test('15 requests for a change over files of seven of these fields', async () => {
  const outcomes = await files.wishes(OWN_EDITS, calledBy);
  expect(outcomes).toHaveLength(15);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(15);
  expect(count(outcomes, 'false')).toBe(0);
}, 240_000);
