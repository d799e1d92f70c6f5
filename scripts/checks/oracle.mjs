import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { root } from '../build/step.mjs';

const run = promisify(execFile);
const folder = path.join(root, 'tests/oracle');
const stamp = path.join(folder, 'node_modules/.harta-installed');

/**
 * Installs the official emulator beside the suite that compares our identity service with it, unless this very lock file is
 * installed. Nothing but the checks ever does. Left out are optional packages, which would be compiled, and half of what
 * firebase-tools brings for its other emulators and commands: `overrides` puts a package of one small file in their place.
 */
export async function installOracle() {
  const wanted = readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing the official emulator, which our sign-in is compared with (only the first time) …');
  try {
    await run('npm', ['ci', '--ignore-scripts', '--omit=optional', '--loglevel=error'], { cwd: folder });
  } catch (error) {
    throw new Error(`The official emulator could not be installed (tests/oracle): ${error.stderr ?? error.message}`, {
      cause: error,
    });
  }
  writeFileSync(stamp, wanted);
}
