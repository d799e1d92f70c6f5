import { writeSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

import { openErasures } from './erasures.js';

/**
 * Goes on with the erasure that its folder waits for, and stands still between two steps until its parent kills it: once it has done a step,
 * before that is kept or after. Ends once nothing waits.
 */
const [dataDir = '', moment = '', first = ''] = process.argv.slice(2);
let passing = moment === 'before' && first !== 'first' ? 1 : 0;

const { stored, openRunner } = await openErasures(dataDir, async (kept) => {
  if (passing > 0 || moment === 'after') await kept();
  passing -= 1;
  if (passing >= 0) return;
  writeSync(1, 'between\n');
  await new Promise(() => undefined);
});
await openRunner();
while ((await stored.jobStore.nextJobAt()) !== null) await setTimeout(50);
process.exit(0);
