import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { type Installation } from '../../server/files/openedImports.js';
import { antibodies } from './owned/antibodies.js';
import { bloodBank } from './owned/bloodBank.js';
import { chandler } from './owned/chandler.js';
import { charity, GIFTS } from './owned/charity.js';
import { council } from './owned/council.js';
import { calledBy, OWNED_EDITS } from './owned/edits.js';
import { haulage } from './owned/haulage.js';
import { landlord } from './owned/landlord.js';
import { music } from './owned/lessons.js';
import { ownedPath } from './owned/rows.js';
import { AskedFiles, count } from './tabled/askedOfFiles.js';

const FIELDS = [bloodBank, landlord, antibodies, council, charity, music, chandler, haulage];

/** Where a file is; what is drawn and not kept is written first. */
function placedIn({ folder }: Installation): (file: string) => string {
  const drawn = path.join(folder, GIFTS.file);
  writeFileSync(drawn, GIFTS.text);
  return (file) => (file === GIFTS.file ? drawn : ownedPath(file));
}

const files = new AskedFiles({ name: 'owned', placedIn });
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
  const outcomes = await files.wishes(OWNED_EDITS, calledBy);
  expect(outcomes).toHaveLength(15);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(15);
  expect(count(outcomes, 'false')).toBe(0);
}, 240_000);
