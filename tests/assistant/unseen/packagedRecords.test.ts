import { afterAll, expect, test } from 'vitest';

import { AskedFiles } from './ownTables/askedOfFiles.js';
import { RECORD_FIELDS } from './packagedRecords/all.js';
import { RECORD_CONVERSATIONS } from './packagedRecords/followUps.js';
import { recordPath } from './packagedRecords/rows.js';

const files = new AskedFiles({ name: 'records', placedIn: () => recordPath });
afterAll(files.close);

/** The set was committed before it was asked (`packagedRecords/README.md`); its first run sets the bars. */
test('245 questions about records that packages bring along, imported as the product proposes', async () => {
  expect(await files.questions(RECORD_FIELDS)).toHaveLength(245);
}, 300_000);

test('48 turns that follow a first question about these records', async () => {
  expect(await files.conversations(RECORD_CONVERSATIONS)).toHaveLength(48);
}, 240_000);
