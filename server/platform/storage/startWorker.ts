import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** The same worker in the folder of bundled ones that HARTA_WORKERS names, which tests make before they start hundreds. */
function bundled(entry: URL): URL | undefined {
  const folder = process.env['HARTA_WORKERS'];
  if (folder === undefined) return undefined;
  const file = path.join(folder, `${path.basename(entry.pathname, '.ts')}.js`);
  return existsSync(file) ? pathToFileURL(file) : undefined;
}

/**
 * Starts a worker thread. A TypeScript entry (development, tests) needs the loader of TypeScript registered first, inside
 * the thread: a worker takes no `--import`.
 */
export function startWorker(entry: URL, options: WorkerOptions = {}): Worker {
  if (!entry.pathname.endsWith('.ts')) return new Worker(entry, options);
  const built = bundled(entry);
  if (built !== undefined) return new Worker(built, options);
  const loader = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/\.cjs$/, '.mjs');
  const code = `import(${JSON.stringify(pathToFileURL(loader).href)}).then(({ register }) => {
    register();
    return import(${JSON.stringify(entry.href)});
  });`;
  return new Worker(code, { ...options, eval: true });
}

/**
 * The file of a worker: the TypeScript source or the compiled file beside its caller, or where the bundled server has it,
 * one folder up. Throws when there is none.
 * @param caller `import.meta.url` of the module that starts the worker
 */
export function workerFile(name: string, caller: string): URL {
  const places = [`./${name}.ts`, `./${name}.js`, `../${name}.js`].map((place) => new URL(place, caller));
  // A process that a test starts is bundled without those that it starts.
  const found = places.find((url) => existsSync(url)) ?? bundled(new URL(`./${name}.ts`, caller));
  if (found === undefined) throw new Error(`The file of the worker ${name} is missing`);
  return found;
}

/**
 * How Node starts a process of its own: the compiled file, or in development its source with the loader of TypeScript before it.
 * @param caller `import.meta.url` of the module that starts the process
 */
export function processFile(
  name: string,
  caller: string,
): { readonly file: string; readonly loader: readonly string[] } {
  const entry = workerFile(name, caller);
  const isSource = entry.pathname.endsWith('.ts');
  const built = isSource ? bundled(entry) : entry;
  if (built !== undefined) return { file: fileURLToPath(built), loader: [] };
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return { file: fileURLToPath(entry), loader: ['--import', loader] };
}
