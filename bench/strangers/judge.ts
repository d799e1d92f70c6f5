import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';

import { type SourceFile } from '../../server/graph/formats/Format.js';
import { FileFault } from '../../server/graph/formats/issues.js';
import { openImport } from '../../server/graph/formats/mapped/openImport.js';
import { readElements } from '../../server/graph/formats/readElements.js';
import { NEW_IDS } from '../../server/graph/formats/Resolver.js';
import { type StrangerFile } from './Stranger.js';

/** `right`: the counts agree. `noted`: they differ and the check says something. `refused`: by a code. `silent`: they differ without a word. */
export type Verdict = 'right' | 'noted' | 'refused' | 'silent';

export interface Judgement {
  readonly verdict: Verdict;
  readonly detail: string;
}

interface Counts {
  nodes: number;
  relationships: number;
  notes: number;
  readonly labels: Map<string, number>;
}

async function counted(files: readonly SourceFile[]): Promise<Counts> {
  const counts: Counts = { nodes: 0, relationships: 0, notes: 0, labels: new Map() };
  const { reading, mapping } = await openImport(files);
  // Values that the mapping makes nodes of their own, as it shows, are no nodes of the file.
  const ofValues = mapping.tables.flatMap(({ columns }) => columns.filter(({ use }) => use === 'node'));
  const [madeLabels, madeTypes] = [ofValues.map(({ label }) => label), ofValues.map(({ type }) => type)];
  for await (const { nodes: all, relationships: ties, issues } of readElements(reading, NEW_IDS)) {
    const nodes = all.filter(({ labels }) => !labels.every((label) => madeLabels.includes(label)));
    const relationships = ties.filter(({ type }) => !madeTypes.includes(type));
    counts.nodes += nodes.length;
    counts.relationships += relationships.length;
    counts.notes += issues.length;
    for (const label of nodes.flatMap(({ labels }) => labels))
      counts.labels.set(label, (counts.labels.get(label) ?? 0) + 1);
  }
  return counts;
}

function agrees({ nodes, relationships, rows, sheets }: StrangerFile, counts: Counts): boolean {
  if (nodes !== undefined) return counts.nodes === nodes && counts.relationships === relationships;
  const found = [...counts.labels.values(), counts.relationships];
  const wanted = sheets === undefined ? [rows ?? 0] : Object.values(sheets);
  const total = wanted.reduce((sum, each) => sum + each, 0);
  // Sheets whose rows are of one kind are counted together.
  return wanted.every((each) => found.includes(each)) || counts.nodes === total;
}

async function sourceOf(location: string): Promise<SourceFile> {
  const { size } = await stat(location);
  return { name: path.basename(location), size, open: () => createReadStream(location) };
}

/** Reads a file, with those beside it, as the product proposes and compares it with the counts of the independent reader. */
export async function judge(expected: StrangerFile, locations: readonly string[]): Promise<Judgement> {
  try {
    const counts = await counted(await Promise.all(locations.map(sourceOf)));
    const labels = [...counts.labels].map(([label, count]) => `${label} ${count}`).join(', ');
    const detail = `${counts.nodes} / ${counts.relationships} (${labels}), ${counts.notes} notes`;
    // The product refuses what holds nothing.
    if (counts.nodes === 0) return { verdict: 'refused', detail: 'NOTHING_FOUND' };
    if (agrees(expected, counts)) return { verdict: 'right', detail };
    return { verdict: counts.notes > 0 ? 'noted' : 'silent', detail };
  } catch (error) {
    if (error instanceof FileFault) return { verdict: 'refused', detail: error.issue.code };
    throw error;
  }
}
