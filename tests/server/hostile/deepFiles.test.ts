import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { checkFiles } from '../../../server/graph/imports/checkFiles.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'harta-deep-'));
});
afterAll(() => rm(folder, { recursive: true }));

const HALF = 5_000_000;
const nested = `${'['.repeat(HALF)}${']'.repeat(HALF)}`;
const deep: [string, string][] = [
  ['a.cyjs', `{"elements":{"nodes":[\n{"data":{"id":"1","a":${nested}}}],"edges":[]}}`],
  ['a.harta.json', `{"format":"harta","version":1,"nodes":[\n{"id":"1","labels":["A"],"properties":{"a":${nested}}}]}`],
  ['a.json', `{"nodes":[\n{"id":"1","a":${'{"a":'.repeat(2_000_000)}1${'}'.repeat(2_000_000)}}],"edges":[]}`],
  ['skipped.json', `{"nodes":[{"id":"1"}],"edges":[],"more":\n${nested}}`],
  ['a.graphml', `<graphml>\n<graph>${'<node id="1">'.repeat(700_000)}${'</node>'.repeat(700_000)}</graph></graphml>`],
];

test.each(deep)('%s of 10 MB that goes deep is refused with the row, and without the memory', async (name, text) => {
  const file = path.join(folder, name);
  await writeFile(file, text);
  const before = process.memoryUsage().rss;
  const { refused, issues } = await checkFiles([{ name, path: file }], () => undefined);
  expect([refused, issues[0]?.code, issues[0]?.row]).toEqual([true, 'TOO_DEEP', 2]);
  expect(issues[0]?.detail).toMatch(/deeper than (64|256) levels/);
  expect(process.memoryUsage().rss - before).toBeLessThan(150e6);
});
