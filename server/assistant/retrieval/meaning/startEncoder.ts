import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Places of the worker: beside this file, or where the built server has it. */
const PLACES = ['./encoderWorker.ts', './encoderWorker.js', '../encoderWorker.js'];

/** Starts the thread of the encoder. Throws when its file is missing. */
export function startEncoder(): Worker {
  const entry = PLACES.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(url));
  if (entry === undefined) throw new Error('The file of the sentence encoder is missing');
  if (!entry.pathname.endsWith('.ts')) return new Worker(entry);
  // TypeScript (development, tests) needs the loader registered first: a worker takes no `--import` of one.
  const loader = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/\.cjs$/, '.mjs');
  const code = `import(${JSON.stringify(pathToFileURL(loader).href)}).then(({ register }) => {
    register();
    return import(${JSON.stringify(entry.href)});
  });`;
  return new Worker(code, { eval: true });
}
