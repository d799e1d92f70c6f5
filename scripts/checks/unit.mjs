import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { root } from '../build/step.mjs';
import { attached } from './attached.mjs';

/** Unit tests, suites and machine paths; resolves to the numbers passed and failed. */
export async function unitTests(args) {
  console.log('Running unit tests and suites …');
  const report = path.join(root, 'test-results/unit.json');
  const code = await attached('vitest', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ]);
  const {
    numPassedTests: passed,
    numFailedTests: failed,
    numFailedTestSuites,
  } = JSON.parse(await readFile(report, 'utf8'));
  return { passed, failed: code !== 0 && failed === 0 ? Math.max(1, numFailedTestSuites) : failed };
}
