import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type BenchRow } from '../table.js';
import { fetchPackage } from './fetchPackage.js';
import { judge, type Verdict } from './judge.js';
import { type StrangerSet } from './Stranger.js';

const SET = new URL('strangers.json', import.meta.url);
const VERDICTS: readonly Verdict[] = ['right', 'noted', 'refused', 'silent'];

/** Folders of the packages that can be had here, by key. */
async function fetched({ packages }: StrangerSet, folder: string): Promise<Map<string, string>> {
  const roots = new Map<string, string>();
  for (const [key, each] of Object.entries(packages)) {
    try {
      roots.set(key, await fetchPackage(each, folder));
    } catch (error) {
      console.error(
        `SKIPPED ${each.name} ${each.version}: ${error instanceof Error ? error.message.split('\n')[0] : ''}`,
      );
    }
  }
  return roots;
}

/**
 * Imports files of published packages that no test was written from, as the product proposes, and compares their counts
 * with those of an independent reader. What no file of this set may do is lose something silently.
 */
export async function benchStrangers(): Promise<BenchRow[]> {
  const set = JSON.parse(await readFile(SET, 'utf8')) as StrangerSet;
  const folder = await mkdtemp(path.join(tmpdir(), 'harta-strangers-'));
  const totals = new Map<Verdict, number>();
  let judged = 0;
  try {
    const roots = await fetched(set, folder);
    for (const file of set.files) {
      const root = roots.get(file.package);
      if (root === undefined) continue;
      const location = path.join(root, file.path);
      const digest = createHash('sha256')
        .update(await readFile(location))
        .digest('hex');
      if (digest !== file.sha256) throw new Error(`${location} is another file than the one that was counted`);
      const { verdict, detail } = await judge(file, location);
      totals.set(verdict, (totals.get(verdict) ?? 0) + 1);
      judged += 1;
      const { nodes, relationships, rows, sheets } = file;
      const expected = nodes === undefined ? JSON.stringify(sheets ?? rows) : `${nodes} / ${relationships}`;
      if (verdict !== 'right') console.error(`${verdict}: ${file.package} ${file.path}: ${expected}, got ${detail}`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const measured = VERDICTS.map((verdict) => `${totals.get(verdict) ?? 0} ${verdict}`).join(', ');
  return [
    {
      what: `files of other people's packages, ${judged} of ${set.files.length}: counts`,
      measured,
      bar: 'all right or noted, 0 silent',
      ok: judged > 0 && (totals.get('silent') ?? 0) === 0 && (totals.get('refused') ?? 0) === 0,
    },
  ];
}
