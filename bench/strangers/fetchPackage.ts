import { spawn } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

import { type StrangerPackage } from './Stranger.js';

/** A registry that has not answered by then counts as out of reach, in milliseconds. */
const TIMEOUT = 90_000;

/**
 * Runs a program without input; gives what it prints. When its time is up its whole group ends: a client starts others
 * that hold its output open, and to wait for these has no end.
 */
async function run(program: string, args: readonly string[], cwd: string): Promise<string> {
  const child = spawn(program, args, { cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => void (printed.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (printed.err += text));
  const ended = new Promise<string>((resolve) => {
    child.on('error', ({ message }) => resolve(message));
    child.on('close', (code) => resolve(code === 0 ? '' : (printed.err.trim().split('\n').at(-1) ?? String(code))));
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      child.stdout.destroy();
      child.stderr.destroy();
      resolve(`no answer within ${TIMEOUT / 1000} s`);
    }, TIMEOUT);
  });
  const failure = await Promise.race([ended, late]);
  clearTimeout(timer);
  if (failure !== '') throw new Error(`${program}: ${failure}`);
  return printed.out;
}

async function unpacked(folder: string): Promise<string> {
  const archive = (await readdir(folder)).find((name) => /\.(tgz|tar\.gz)$/.test(name));
  if (archive === undefined) throw new Error(`No archive came into ${folder}`);
  await run('tar', ['xzf', archive], folder);
  const root = (await readdir(folder, { withFileTypes: true })).find((entry) => entry.isDirectory());
  if (root === undefined) throw new Error(`Nothing was unpacked in ${folder}`);
  return path.join(folder, root.name);
}

const FETCH: Record<StrangerPackage['registry'], (of: StrangerPackage, into: string) => Promise<string>> = {
  npm: async ({ name, version }, into) => {
    await run('npm', ['pack', '--silent', `${name}@${version}`], into);
    return unpacked(into);
  },
  pypi: async ({ name, version }, into) => {
    // The client builds what a source archive says of itself, with the tools that the archive names.
    const options = ['--quiet', '--no-input', '--no-binary', name, '--no-deps', '-d', '.'];
    await run('pip', ['download', ...options, `${name}==${version}`], into);
    return unpacked(into);
  },
  go: async ({ name, version }, into) => {
    const printed = await run('go', ['mod', 'download', '-json', `${name}@${version}`], into);
    return (JSON.parse(printed) as { Dir: string }).Dir;
  },
};

/** Fetches a package by its registry's own client; returns the folder with its files. Throws where it cannot be had. */
export async function fetchPackage(of: StrangerPackage, folder: string): Promise<string> {
  const into = path.join(folder, of.name.replaceAll('/', '+'));
  await mkdir(into, { recursive: true });
  return FETCH[of.registry](of, into);
}
