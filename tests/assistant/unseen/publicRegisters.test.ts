import { afterAll, expect, test } from 'vitest';

import { AskedFiles } from './ownTables/askedOfFiles.js';
import { REGISTER_FIELDS } from './publicRegisters/all.js';
import { REGISTER_CONVERSATIONS } from './publicRegisters/followUps.js';
import { registerPath } from './publicRegisters/rows.js';

const files = new AskedFiles({ name: 'registers', placedIn: () => registerPath });
afterAll(files.close);

/** The set was committed before it was asked (`publicRegisters/README.md`); its first run sets the bars. */
test('201 questions about registers that packages bring along, imported as the product proposes', async () => {
  expect(await files.questions(REGISTER_FIELDS)).toHaveLength(201);
}, 300_000);

test('48 turns that follow a first question about these registers', async () => {
  expect(await files.conversations(REGISTER_CONVERSATIONS)).toHaveLength(48);
}, 240_000);
