import { spawn } from 'node:child_process';
import path from 'node:path';

import { root } from './step.mjs';

/** Runs a program of node_modules/.bin quietly; its output is shown only when it fails. */
export function bin(name, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(root, 'node_modules/.bin', name), args, {
      cwd: root,
      env: { ...process.env, ...env },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${name} ${args.join(' ')} ended with ${code}\n${output}`)),
    );
  });
}
