import { afterAll, expect, test } from 'vitest';

import { denials } from './asking.js';
import { PANEL_FIELDS } from './panels/all.js';
import { PANEL_CONVERSATIONS } from './panels/followUps.js';
import { panelPath } from './panels/rows.js';
import { AskedFiles, count } from './ownTables/askedOfFiles.js';

const files = new AskedFiles({ name: 'panels', placedIn: () => panelPath });
afterAll(files.close);

test('47 questions about things in years, imported as the product proposes', async () => {
  const outcomes = await files.questions(PANEL_FIELDS);
  expect(outcomes).toHaveLength(47);
  expect(denials(outcomes)).toEqual([]);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(46);
  expect(count(outcomes, 'false')).toBe(0);
}, 240_000);

test('15 turns that go on to another year, thing or measure', async () => {
  const outcomes = await files.conversations(PANEL_CONVERSATIONS);
  expect(outcomes).toHaveLength(15);
  expect(denials(outcomes)).toEqual([]);
  expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(15);
  expect(count(outcomes, 'false')).toBeLessThanOrEqual(0);
}, 240_000);
