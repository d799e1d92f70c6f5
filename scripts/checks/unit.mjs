import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { root } from '../build/step.mjs';
import { attached } from './attached.mjs';
import { unitTimings } from './slowest.mjs';

/** A test that is slow has its place in the list at the end, not among the files. */
const NEVER_SLOW_MS = '600000';

/** Unit tests, suites and machine paths; resolves to the numbers passed and failed, and what each test took. */
export async function unitTests(args) {
  console.log('Running unit tests and suites …');
  const report = path.join(root, 'test-results/unit.json');
  const code = await attached('vitest', [
    'run',
    '--reporter=default',
    `--slowTestThreshold=${NEVER_SLOW_MS}`,
    '--silent=passed-only',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ]);
  const results = JSON.parse(await readFile(report, 'utf8'));
  const { numPassedTests: passed, numFailedTests, numFailedTestSuites } = results;
  const failed = code !== 0 && numFailedTests === 0 ? Math.max(1, numFailedTestSuites) : numFailedTests;
  return { passed, failed, timings: unitTimings(results, root) };
}
