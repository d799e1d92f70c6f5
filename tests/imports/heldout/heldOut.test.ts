import { afterAll, beforeAll, expect, test } from 'vitest';

import { Installation } from '../../server/files/openedImports.js';
import { drawCase } from './drawCase.js';
import { generatedCases } from './generated.js';
import { faultsOf } from './judge.js';
import { publishedCases } from './published.js';

/** Bar of issue 13: sixteen of twenty. */
const BAR = 0.8;

let harta: Installation;
beforeAll(async () => void (harta = await Installation.open()));
afterAll(() => harta.close());

test('files that nobody looked at are drawn with captions that mean something, without a word typed', async () => {
  const cases = [...(await generatedCases()), ...publishedCases()];
  const bad: string[] = [];
  for (const each of cases) {
    const faults = faultsOf(each, await drawCase(harta, each));
    if (faults.length > 0) bad.push(`${each.name}: ${faults.join('; ')}`);
  }
  console.info(`Held-out files: ${cases.length - bad.length} of ${cases.length} are right\n${bad.join('\n')}`);
  expect((cases.length - bad.length) / cases.length).toBeGreaterThanOrEqual(BAR);
});
