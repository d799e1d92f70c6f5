import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { root } from '../build/step.mjs';

const run = promisify(execFile);

/** The versions of Node that run Harta. */
const VERSIONS = ['20', '22', '24', '26'];
const kind = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** The program of one version, from npm's package of this kind of machine, which is installed when it is missing. */
async function nodeOf(version) {
  const folder = path.join(root, 'node_modules/.cache/nodes', version);
  const program = path.join(folder, 'node_modules', kind, 'bin/node');
  if (existsSync(program)) return program;
  console.log(`Installing Node ${version} (only the first time) …`);
  const quiet = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', ...quiet, '--prefix', folder, `${kind}@${version}`]);
  return program;
}

/** The environment of a suite that runs Harta on each version of Node: their programs, the oldest first. */
export async function everyNode() {
  const programs = [];
  for (const version of VERSIONS) programs.push(await nodeOf(version));
  return { HARTA_NODES: programs.join(path.delimiter) };
}
