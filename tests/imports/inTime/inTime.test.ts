import { afterAll, beforeAll, expect, test } from 'vitest';

import { Installation } from '../../server/files/openedImports.js';
import { TIME_CASES } from './cases.js';
import { faultsInTime } from './judgeCase.js';

let harta: Installation;
beforeAll(async () => void (harta = await Installation.open()));
afterAll(() => harta.close());

test('tables of things in time, wide and long, and tables without headings become what they say', async () => {
  const bad: string[] = [];
  for (const each of TIME_CASES) {
    const faults = await faultsInTime(harta, each);
    if (faults.length > 0) bad.push(`${each.name}: ${faults.join('; ')}`);
  }
  console.info(`in time: ${TIME_CASES.length - bad.length} of ${TIME_CASES.length} are right\n${bad.join('\n')}`);
  expect(bad.length).toBeLessThanOrEqual(1);
});
