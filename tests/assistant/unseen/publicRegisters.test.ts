import { afterAll, expect, test } from 'vitest';

import { denials } from './asking.js';
import { AskedFiles, count } from './ownTables/askedOfFiles.js';
import { REGISTER_FIELDS } from './publicRegisters/all.js';
import { REGISTER_CONVERSATIONS } from './publicRegisters/followUps.js';
import { registerPath } from './publicRegisters/rows.js';

const files = new AskedFiles({ name: 'registers', placedIn: () => registerPath });
afterAll(files.close);

/** The set was committed before it was asked (`publicRegisters/README.md`); its first run sets the bars. */
test('201 questions about registers that packages bring along, imported as the product proposes', async () => {
  const outcomes = await files.questions(REGISTER_FIELDS);
  expect(outcomes).toHaveLength(201);
  expect(denials(outcomes)).toEqual([]);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(113);
  expect(count(outcomes, 'right', 'asked', 'offered')).toBeGreaterThanOrEqual(155);
  expect(count(outcomes, 'misread')).toBeLessThanOrEqual(6);
  expect(count(outcomes, 'false')).toBeLessThanOrEqual(1);
}, 300_000);

test('48 turns that follow a first question about these registers', async () => {
  const outcomes = await files.conversations(REGISTER_CONVERSATIONS);
  expect(outcomes).toHaveLength(48);
  expect(denials(outcomes)).toEqual([]);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(25);
  expect(count(outcomes, 'misread')).toBeLessThanOrEqual(5);
  expect(count(outcomes, 'false')).toBeLessThanOrEqual(2);
}, 240_000);
