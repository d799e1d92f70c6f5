import { afterAll, expect, test } from 'vitest';

import { PACKAGE_FIELDS } from './dataPackages/all.js';
import { PACKAGE_CONVERSATIONS } from './dataPackages/followUps.js';
import { packagePath } from './dataPackages/rows.js';
import { AskedFiles } from './ownTables/askedOfFiles.js';

const files = new AskedFiles({ name: 'packages', placedIn: () => packagePath });
afterAll(files.close);

/** The author had not read the assistant; the set was committed before it was asked (`dataPackages/README.md`). */
test('195 questions about files of data packages, imported as the product proposes', async () => {
  expect(await files.questions(PACKAGE_FIELDS)).toHaveLength(195);
}, 240_000);

test('31 turns that follow a first question about these files', async () => {
  expect(await files.conversations(PACKAGE_CONVERSATIONS)).toHaveLength(31);
}, 240_000);
