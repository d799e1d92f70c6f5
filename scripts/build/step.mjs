import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
const stamps = path.join(root, 'dist/.stamps');

// The files below a place; of `folder/**/*.ending` those with that ending.
async function filesBelow(place) {
  const [folder, ending] = place.split('/**/*');
  if (ending !== undefined) return (await filesBelow(folder)).filter((file) => file.endsWith(ending));
  const full = path.join(root, place);
  if (!existsSync(full)) return [];
  if ((await stat(full)).isFile()) return [place];
  const entries = await readdir(full, { withFileTypes: true });
  const below = await Promise.all(
    entries
      .filter((entry) => entry.name !== 'generated' && entry.name !== 'node_modules')
      .map((entry) => filesBelow(path.join(place, entry.name))),
  );
  return below.flat().sort();
}

/**
 * One hash over the names and contents of everything below the given places. The version of Node is not in it: what is built
 * is the same files on each (`npm run soak -- nodes` starts one build on all of them).
 */
async function fingerprint(places) {
  const hash = createHash('sha256');
  for (const place of places)
    for (const file of await filesBelow(place))
      hash
        .update(file)
        .update('\0')
        .update(await readFile(path.join(root, file)));
  return hash.digest('hex');
}

/** Runs a step unless its inputs are those of its last run and its outputs are there. */
export async function runStep(name, { inputs, outputs, says, run }) {
  const mark = await fingerprint([...inputs, 'package-lock.json', 'scripts/build']);
  const stampFile = path.join(stamps, name);
  const built = existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === mark;
  if (built && outputs.every((output) => existsSync(path.join(root, output)))) return;
  const start = performance.now();
  console.log(`  ${says} …`);
  await run();
  await mkdir(stamps, { recursive: true });
  await writeFile(stampFile, mark);
  console.log(`  ✓ ${says} ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
