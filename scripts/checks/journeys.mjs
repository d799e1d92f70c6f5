import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { root } from '../build/step.mjs';
import { attached } from './attached.mjs';
import { chromium } from './chromium.mjs';

/** Journeys in a real Chromium, first those that may run side by side; resolves to the numbers passed and failed. */
export async function journeys(args) {
  console.log('Running journeys in Chromium …');
  const HARTA_CHROMIUM = chromium();
  const totals = { passed: 0, failed: 0 };
  for (const project of ['together', 'alone']) {
    const { passed, failed } = await journeysOf(project, args, { HARTA_CHROMIUM });
    totals.passed += passed;
    totals.failed += failed;
  }
  return totals;
}

async function journeysOf(project, args, settings) {
  const report = path.join(root, `test-results/journeys-${project}.json`);
  await rm(report, { force: true });
  const code = await attached('playwright', ['test', `--project=${project}`, '--pass-with-no-tests', ...args], {
    ...settings,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const { stats, errors } = JSON.parse(await readFile(report, 'utf8'));
  const failed = stats.unexpected + errors.length;
  return { passed: stats.expected + stats.flaky, failed: code !== 0 && failed === 0 ? 1 : failed };
}
