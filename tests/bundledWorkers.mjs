import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';

import { bundle, WORKERS } from '../scripts/build/bundle.mjs';
import { root } from '../scripts/build/step.mjs';

/**
 * Bundles the server's workers once for a whole run of tests, which starts hundreds: from its sources each compiles a hundred
 * modules, a third of the processor time of all suites. Bundled anew when a watched file changes.
 */
export async function setup(project) {
  const dist = path.join(root, 'dist');
  await mkdir(dist, { recursive: true });
  const folder = await mkdtemp(path.join(dist, 'workers-'));
  await bundle(WORKERS, folder);
  await cp(path.join(root, 'server/assistant/language/lexicon/data'), path.join(folder, 'lexicon'), {
    recursive: true,
  });
  process.env.HARTA_WORKERS = folder;
  project.onTestsRerun(() => bundle(WORKERS, folder));
  return () => rm(folder, { recursive: true, force: true });
}
