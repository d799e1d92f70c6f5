import { writeFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { Installation } from '../../server/files/openedImports.js';
import { Asking, type Outcome, tally } from './asking.js';
import { careHome } from './exported/careHome.js';
import { calledBy, EXPORTED_EDITS } from './exported/edits.js';
import { hire } from './exported/hire.js';
import { houseplants } from './exported/houseplants.js';
import { exportedPath } from './exported/rows.js';
import { streams } from './exported/streams.js';
import { sweep } from './exported/sweep.js';
import { swimming } from './exported/swimming.js';
import { bringing } from './tabled/bringing.js';

const FIELDS = [sweep, hire, swimming, houseplants, careHome, streams];

const count = (outcomes: readonly Outcome[], ...verdicts: readonly string[]) =>
  outcomes.filter(({ verdict }) => verdicts.includes(verdict)).length;

/** Written before any rule of import or reading was looked at, and committed before it was asked. */
test('84 questions about files that six programs and people wrote out, brought as the product proposes', async () => {
  const harta = await Installation.open();
  try {
    const { store } = harta.stored;
    const asking = new Asking(new OfflineEngine(store), store, bringing(harta, exportedPath));
    const outcomes: Outcome[] = [];
    for (const field of FIELDS) for (const asked of field.asked) outcomes.push(await asking.question(field, asked));
    console.info(`exported ${tally(outcomes)}`);
    const file = process.env['HARTA_TOLD_EXPORTED'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(outcomes, null, 1));
    expect(outcomes).toHaveLength(84);
    expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(53);
    expect(count(outcomes, 'false')).toBe(0);
  } finally {
    await harta.close();
  }
}, 240_000);

/** What is not proposed and ends in a question has been asked about. */
const judged = (outcome: Outcome): Outcome =>
  outcome.verdict === 'refused' && outcome.text.includes('?') ? { ...outcome, verdict: 'asked' } : outcome;

/** Written before any rule of edits was looked at; each over files brought anew. */
test('14 requests for a change over these files', async () => {
  const harta = await Installation.open();
  try {
    const { store } = harta.stored;
    const load = bringing(harta, exportedPath);
    const asking = new Asking(new OfflineEngine(store), store, load);
    const outcomes: Outcome[] = [];
    for (const wish of EXPORTED_EDITS)
      outcomes.push(judged(await asking.wishIn(await load(store, wish.field), wish, calledBy)));
    console.info(`exported edits ${tally(outcomes)}`);
    const file = process.env['HARTA_TOLD_EXPORTED_EDITS'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(outcomes, null, 1));
    expect(outcomes).toHaveLength(14);
    expect(count(outcomes, 'right', 'asked')).toBeGreaterThanOrEqual(9);
    expect(count(outcomes, 'false')).toBe(0);
  } finally {
    await harta.close();
  }
}, 240_000);
