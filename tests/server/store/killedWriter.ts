import { spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Bundled as for production: a round then takes a fraction of a second. Inside the project, so that packages are found. */
const bundles = join(root, 'node_modules/.cache/harta-crash');

/** A suite's own: suites run side by side, and one that starts a process reads no file that another is just writing. */
const folderOf = (writer: string) => join(bundles, writer);

const bundle = (entry: string, writer: string) =>
  build({
    entryPoints: [join(root, entry)],
    outdir: folderOf(writer),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  });

/** Makes a worker that is no part of the product ready to be started many times. @returns where it is */
export async function bundleWorker(entry: string): Promise<URL> {
  const name = basename(entry, '.ts');
  await bundle(entry, name);
  return pathToFileURL(join(folderOf(name), `${name}.mjs`));
}

/** Makes a writer and the store's worker ready to be started many times. */
export function bundleWriter(entry: string) {
  const writer = basename(entry, '.ts');
  return Promise.all([bundle(entry, writer), bundle('server/platform/store/storeWorker.ts', writer)]);
}

/** Longest time that a writer writes on before it is killed. */
const MOST_MS = 120;
/** Most writes that it has acknowledged by then: on a slow machine a time alone could kill it before its first one. */
const MOST_ACKNOWLEDGED = 20;

/**
 * Starts a writer that says `ready` and then each acknowledged write on a line of its own, kills it at a random moment, and
 * returns what it had acknowledged. The writer is given the folder, the owner and the worker.
 */
export function writeAndDie(writer: string, dataDir: string, ownerId: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [
      join(folderOf(writer), `${writer}.mjs`),
      dataDir,
      ownerId,
      join(folderOf(writer), 'storeWorker.mjs'),
    ]);
    let out = '';
    let problems = '';
    let doomed = false;
    const enough = 1 + Math.floor(Math.random() * (MOST_ACKNOWLEDGED + 1));
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      if (doomed || out.split('\n').length <= enough) return;
      doomed = true;
      setTimeout(() => child.kill('SIGKILL'), Math.random() * MOST_MS);
    });
    child.stderr.on('data', (chunk: Buffer) => (problems += chunk.toString()));
    child.on('exit', (_, signal) => {
      // The last line may be cut off by the kill; it was then not acknowledged in full.
      if (signal === 'SIGKILL') resolve(out.split('\n').slice(0, -1));
      else reject(new Error(`The writer ended by itself: ${problems}`));
    });
  });
}
