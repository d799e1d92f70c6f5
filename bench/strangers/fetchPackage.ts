import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { type StrangerPackage } from './Stranger.js';

const run = promisify(execFile);

/** A registry that has not answered by then counts as out of reach, in milliseconds. */
const timeout = 60_000;

async function unpacked(folder: string): Promise<string> {
  const archive = (await readdir(folder)).find((name) => /\.(tgz|tar\.gz)$/.test(name));
  if (archive === undefined) throw new Error(`No archive came into ${folder}`);
  await run('tar', ['xzf', archive], { cwd: folder, timeout });
  const root = (await readdir(folder, { withFileTypes: true })).find((entry) => entry.isDirectory());
  if (root === undefined) throw new Error(`Nothing was unpacked in ${folder}`);
  return path.join(folder, root.name);
}

const FETCH: Record<StrangerPackage['registry'], (of: StrangerPackage, into: string) => Promise<string>> = {
  npm: async ({ name, version }, into) => {
    await run('npm', ['pack', '--silent', `${name}@${version}`], { cwd: into, timeout });
    return unpacked(into);
  },
  pypi: async ({ name, version }, into) => {
    const options = ['--quiet', '--no-binary', ':all:', '--no-deps', '--no-build-isolation', '-d', into];
    await run('pip', ['download', ...options, `${name}==${version}`], { timeout });
    return unpacked(into);
  },
  go: async ({ name, version }) => {
    const { stdout } = await run('go', ['mod', 'download', '-json', `${name}@${version}`], { timeout });
    return (JSON.parse(stdout) as { Dir: string }).Dir;
  },
};

/** Fetches a package by its registry's own client; returns the folder with its files. Throws where it cannot be had. */
export async function fetchPackage(of: StrangerPackage, folder: string): Promise<string> {
  const into = path.join(folder, of.name.replaceAll('/', '+'));
  await mkdir(into, { recursive: true });
  return FETCH[of.registry](of, into);
}
