import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { root } from '../build/step.mjs';
import { attached } from './attached.mjs';
import { chromium } from './chromium.mjs';

/** Journeys in a real Chromium; resolves to the numbers passed and failed. */
export async function journeys(args) {
  console.log('Running journeys in Chromium …');
  const report = path.join(root, 'test-results/journeys.json');
  const code = await attached('playwright', ['test', ...args], {
    HARTA_CHROMIUM: chromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const { stats, errors } = JSON.parse(await readFile(report, 'utf8'));
  const failed = stats.unexpected + errors.length;
  return { passed: stats.expected + stats.flaky, failed: code !== 0 && failed === 0 ? 1 : failed };
}
