import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { type BenchRow } from '../table.js';

/** One entry of Vite's manifest, as far as it is read here. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const WEB = path.resolve(import.meta.dirname, '../../dist/web');

/** Everything that loading these sources brings along without asking again: themselves and their static imports. */
function closure(manifest: Manifest, sources: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`No chunk is made of ${source}`);
    if (seen.has(source)) return;
    seen.add(source);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return seen;
}

async function kilobytes(manifest: Manifest, sources: Iterable<string>): Promise<number> {
  const files = new Set([...sources].map((source) => manifest[source]?.file).filter((file) => file?.endsWith('.js')));
  const sizes = await Promise.all([...files].map(async (file) => (await stat(path.join(WEB, `${file}.gz`))).size));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

const source = (manifest: Manifest, ending: string): string => {
  const found = Object.keys(manifest).find((name) => name.endsWith(ending));
  if (found === undefined) throw new Error(`No chunk ends with ${ending}`);
  return found;
};

/** What a browser transfers for the sign-in route, for the dashboard before its canvas, and for the canvas; JavaScript, gzip. */
export async function sizes(): Promise<BenchRow[]> {
  const manifest = JSON.parse(await readFile(path.join(WEB, '.vite/manifest.json'), 'utf8')) as Manifest;
  const chunk = (ending: string) => source(manifest, ending);
  const start = [chunk('index.html'), chunk('locales/en/first.ts'), chunk('src/auth/sdk.ts')];
  const signIn = closure(manifest, [...start, chunk('AuthLayout.tsx'), chunk('LoginScreen.tsx')]);
  // The shell is the layout with the page that one lands on; every further screen is loaded when it is visited.
  const shell = closure(manifest, [
    ...start,
    chunk('DashboardLayout.tsx'),
    chunk('locales/en/further.ts'),
    chunk('ChatScreen.tsx'),
  ]);
  const canvas = [...closure(manifest, [chunk('src/canvas/stage/CytoscapeMount.tsx')])].filter(
    (name) => !shell.has(name),
  );
  const row = (what: string, measured: number, bar: number): BenchRow => ({
    what,
    measured: `${measured.toFixed(0)} KB`,
    bar: `≤ ${bar} KB`,
    ok: measured <= bar,
  });
  return [
    row('sign-in route, JavaScript transferred (gzip)', await kilobytes(manifest, signIn), 300),
    row('dashboard shell before the canvas chunk', await kilobytes(manifest, shell), 440),
    row('canvas chunk (worker bundles apart)', await kilobytes(manifest, canvas), 160),
  ];
}
