import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Every file of `browser/`. */
const FILES = ['frames.js', 'handOver.js', 'language.js', 'outcome.js', 'pages.css', 'relay.js', 'trial.js'];

/** Where the files are: in the folder beside this module in the sources, in `sign-in/` of the built server. */
function folderOf(module: string = import.meta.url): string {
  const here = path.dirname(fileURLToPath(module));
  const places = ['browser', 'sign-in', '../sign-in'].map((place) => path.join(here, place));
  const found = places.find((place) => existsSync(path.join(place, 'frames.js')));
  if (found === undefined) throw new Error('the pages of signing in are not beside the server');
  return found;
}

/** A file that the browser loads for these pages. */
interface BrowserFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/** Reads what the browser loads for these pages, once. */
export function readBrowserFiles(): Promise<BrowserFile[]> {
  const folder = folderOf();
  return Promise.all(
    FILES.map(async (name) => ({
      name,
      type: TYPES[path.extname(name)] ?? 'application/octet-stream',
      content: await readFile(path.join(folder, name)),
    })),
  );
}
