import { spawn } from 'node:child_process';
import path from 'node:path';

import { root } from '../build/step.mjs';

/** Runs a program of node_modules/.bin with its output on the terminal; resolves to its exit code. */
export function attached(name, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(root, 'node_modules/.bin', name), args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
