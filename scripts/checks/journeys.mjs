import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { root } from '../build/step.mjs';
import { attached } from './attached.mjs';
import { journeyTimings } from './slowest.mjs';

/** Journeys in a real Chromium; resolves to the numbers passed and failed, and what each journey took. */
export async function journeys(args, HARTA_CHROMIUM) {
  console.log('Running journeys in Chromium …');
  const report = path.join(root, 'test-results/journeys.json');
  await rm(report, { force: true });
  const code = await attached('playwright', ['test', ...args], {
    HARTA_CHROMIUM,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const results = JSON.parse(await readFile(report, 'utf8'));
  const failed = results.stats.unexpected + results.errors.length;
  return {
    passed: results.stats.expected + results.stats.flaky,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    timings: journeyTimings(results),
  };
}
