import { afterAll, expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { Asking, type Outcome, tally } from './asking.js';
import * as english from './requestsInNewWords/english.js';
import * as romanian from './requestsInNewWords/romanian.js';
import { calledBy, placed } from './requestsInNewWords/rows.js';
import { AskedFiles, count } from './ownTables/askedOfFiles.js';

const files = new AskedFiles({ name: 'requestsInNewWords', placedIn: () => placed });
afterAll(files.close);
const told: Outcome[] = [];

afterAll(() => console.info(`bidden ${tally(told)}`));

/** Committed before they were run; their writer had read the frames. `FIGURES.md` tells of the first run. */
test('33 requests over files, in wordings that no frame was made for', async () => {
  const outcomes = await files.wishes([...english.OVER_FILES, ...romanian.OVER_FILES], calledBy);
  told.push(...outcomes);
  expect(outcomes).toHaveLength(33);
  expect(count(outcomes, 'right')).toBeGreaterThanOrEqual(33);
  expect(count(outcomes, 'false')).toBe(0);
}, 240_000);

test('7 requests over graphs that were written for questions', async () => {
  const store = memoryGraphStore();
  const asking = new Asking(new OfflineEngine(store), store);
  const outcomes: Outcome[] = [];
  for (const wish of [...english.OVER_WORLDS, ...romanian.OVER_WORLDS]) outcomes.push(await asking.wish(wish));
  told.push(...outcomes);
  expect(outcomes).toHaveLength(7);
  expect(count(outcomes, 'right')).toBeGreaterThanOrEqual(5);
  expect(count(outcomes, 'false')).toBe(0);
}, 60_000);
