import { writeFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { Installation } from '../../server/files/openedImports.js';
import { Asking, type Outcome, tally } from './asking.js';
import { bringing } from './ownTables/bringing.js';
import { choir } from './ownTables/choir.js';
import { podcast, seedBank, workshop } from './ownTables/english.js';
import { dairy, register } from './ownTables/romanian.js';

/** Written before the rules of import and reading were looked at; `FIGURES.md` tells of the first run. */
test("60 questions about people's own tables, brought as the product proposes", async () => {
  const harta = await Installation.open();
  try {
    const { store } = harta.stored;
    const asking = new Asking(new OfflineEngine(store), store, bringing(harta));
    const outcomes: Outcome[] = [];
    for (const field of [dairy, choir, workshop, seedBank, register, podcast])
      for (const asked of field.asked) outcomes.push(await asking.question(field, asked));
    console.info(`tabled ${tally(outcomes)}`);
    const file = process.env['HARTA_OUTCOMES_OWN_TABLES'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(outcomes, null, 1));
    expect(outcomes).toHaveLength(60);
    const count = (...verdicts: string[]) => outcomes.filter(({ verdict }) => verdicts.includes(verdict)).length;
    expect(count('right', 'asked')).toBeGreaterThanOrEqual(57);
    expect(count('false')).toBe(0);
  } finally {
    await harta.close();
  }
}, 120_000);
