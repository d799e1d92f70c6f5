import { mkdtempSync, openSync, readdirSync, rmSync, statSync, writeSync, closeSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, vi } from 'vitest';

import { type OwnerId } from '../../../server/contract/ids.js';
import { checkFolder } from '../../../server/platform/store/checking/checkFolder.js';
import { fileNameOf } from '../../../server/people/personFile/PersonFile.js';
import { openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { test } from '../withFiles.js';

// Threads that load the program anew take their time on a machine that does much else.
vi.setConfig({ testTimeout: 120_000 });

const ana = { ownerId: 'ana' as OwnerId };
const ion = { ownerId: 'ion' as OwnerId };
const origin = { source: 'hand' } as const;
const NODES = 300;
const PAGE = 4096;

let dataDir: string;
let opened: OpenStore | undefined;

const open = async (readers = 0) => (opened = await openTestStore({ dataDir, readers }));
const close = async () => {
  await opened?.close();
  opened = undefined;
};
const fileOf = ({ ownerId }: typeof ana) => join(dataDir, 'people', fileNameOf(ownerId));

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'harta-damaged-'));
  const { store } = await open(0);
  for (const scope of [ana, ion]) {
    const operations = Array.from({ length: NODES }, (_, index) => ({
      op: 'createNode' as const,
      labels: ['Word'],
      properties: { name: `word ${index}`, text: 'x'.repeat(500) },
    }));
    await store.applyPatch(scope, operations as never, origin);
  }
  await close();
});
afterEach(async () => {
  await close();
  rmSync(dataDir, { recursive: true });
});

/** Writes nonsense over pages of a file. */
function spoil(file: string, from: number, pages: number): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(pages * PAGE, 0xa5), 0, pages * PAGE, from * PAGE);
  closeSync(handle);
}

test.each([
  ['is no database any more', (file: string) => spoil(file, 0, 4)],
  ['lacks its second half', (file: string) => truncateSync(file, Math.floor(statSync(file).size / PAGE / 2) * PAGE)],
])('a file of a person that %s is told so; everybody else goes on', async (_what, damage) => {
  damage(fileOf(ana));
  const { store } = await open();
  await expect(store.nodes(ana, { pageSize: 500 } as never)).rejects.toMatchObject({ code: 'FILE_DAMAGED' });
  expect(await store.totals(ion)).toMatchObject({ nodes: NODES });
});

test('the check tells of each file in a line, keeps the damaged one, and what it could read is there again', async () => {
  const pages = statSync(fileOf(ana)).size / PAGE;
  spoil(fileOf(ana), Math.floor(pages * 0.6), 4);
  const lines: string[] = [];
  expect(checkFolder(dataDir, (line) => lines.push(line))).toBe(false);
  const name = `people/${fileNameOf(ana.ownerId)}`;
  expect(lines.find((line) => line.startsWith(name))).toMatch(/: damaged \(.*\); repaired: .*node \d+.*\.damaged-/);
  expect(lines).toContain('app.db: sound');
  expect(lines).toContain(`people/${fileNameOf(ion.ownerId)}: sound`);
  expect(readdirSync(join(dataDir, 'people')).some((each) => each.includes('.damaged-'))).toBe(true);
  const { store } = await open(0);
  const { nodes } = await store.totals(ana);
  expect(nodes).toBeGreaterThan(NODES / 4);
  await store.createNode(ana, { labels: ['Word'], properties: { name: 'afterwards' } }, origin);
  expect(await store.totals(ana)).toMatchObject({ nodes: nodes + 1 });
  await close();
  const again: string[] = [];
  expect(
    checkFolder(dataDir, (line) => again.push(line)),
    again.join('\n'),
  ).toBe(true);
});

test.each([0, 1])(
  'a damaged app.db ends the start with a sentence that names the command (%i readers)',
  async (readers) => {
    spoil(join(dataDir, 'app.db'), 0, 1);
    await expect(open(readers)).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(/app\.db is damaged; `npm run check` .*\.$/),
    });
    expect(checkFolder(dataDir, () => undefined)).toBe(false);
    await open(readers);
  },
);

test('a folder in use is not checked', async () => {
  await open(0);
  expect(() => checkFolder(dataDir, () => undefined)).toThrow(/in use by process/);
});
