import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type BenchRow } from '../table.js';
import { fetchPackage } from './fetchPackage.js';
import { judge, type Verdict } from './judge.js';
import { type StrangerFile, type StrangerSet } from './Stranger.js';

/** The sets, each with the file that lists it. */
const SETS = [
  ["files of other people's packages", 'strangers.json'],
  ["further files of other people's packages", 'further.json'],
] as const;
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

/** Where a file lies. Throws where it is another than the one that was counted. */
async function locationOf(root: string, { path: name, sha256 }: Pick<StrangerFile, 'path' | 'sha256'>) {
  const location = path.join(root, name);
  const digest = createHash('sha256')
    .update(await readFile(location))
    .digest('hex');
  if (digest !== sha256) throw new Error(`${location} is another file than the one that was counted`);
  return location;
}

async function measured(what: string, name: string): Promise<BenchRow> {
  const set = JSON.parse(await readFile(new URL(name, import.meta.url), 'utf8')) as StrangerSet;
  const folder = await mkdtemp(path.join(tmpdir(), 'harta-strangers-'));
  const totals = new Map<Verdict, number>();
  let judged = 0;
  try {
    const roots = await fetched(set, folder);
    for (const file of set.files) {
      const root = roots.get(file.package);
      if (root === undefined) continue;
      const locations = await Promise.all([file, ...(file.beside ?? [])].map((each) => locationOf(root, each)));
      const { verdict, detail } = await judge(file, locations);
      totals.set(verdict, (totals.get(verdict) ?? 0) + 1);
      judged += 1;
      const { nodes, relationships, rows, sheets } = file;
      const expected = nodes === undefined ? JSON.stringify(sheets ?? rows) : `${nodes} / ${relationships}`;
      if (verdict !== 'right') console.error(`${verdict}: ${file.package} ${file.path}: ${expected}, got ${detail}`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return {
    what: `${what}, ${judged} of ${set.files.length}: counts`,
    measured: VERDICTS.map((verdict) => `${totals.get(verdict) ?? 0} ${verdict}`).join(', '),
    bar: 'all right or noted, 0 silent',
    ok: judged > 0 && (totals.get('silent') ?? 0) === 0 && (totals.get('refused') ?? 0) === 0,
  };
}

/**
 * Imports files of published packages that no test was written from, as the product proposes, and compares their counts
 * with those of an independent reader. What no file of these sets may do is lose something silently.
 */
export async function benchStrangers(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [what, name] of SETS) rows.push(await measured(what, name));
  return rows;
}
