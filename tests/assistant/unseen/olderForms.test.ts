import { writeFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { Asking, type Outcome, tally } from './asking.js';
import { ENGLISH } from './olderForms/english.js';
import { ROMANIAN } from './olderForms/romanian.js';

/** Written before the rules that read what only the older readings did; `FIGURES.md` tells of the first run. */
test('52 questions of the kinds that the older readings answered', async () => {
  const store = memoryGraphStore();
  const asking = new Asking(new OfflineEngine(store), store);
  const outcomes: Outcome[] = [];
  for (const [field, all] of [...ENGLISH, ...ROMANIAN])
    for (const asked of all) outcomes.push(await asking.question(field, asked));
  console.info(`moved ${tally(outcomes)}`);
  const file = process.env['HARTA_OUTCOMES_OLDER_FORMS'];
  if (file !== undefined) writeFileSync(file, JSON.stringify(outcomes, null, 1));
  expect(outcomes).toHaveLength(52);
  const count = (...verdicts: readonly string[]) => outcomes.filter(({ verdict }) => verdicts.includes(verdict)).length;
  expect(count('right', 'asked')).toBeGreaterThanOrEqual(47);
  expect(count('false')).toBe(0);
}, 60_000);
