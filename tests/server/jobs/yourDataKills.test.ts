import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { type OwnerId } from '../../../server/contract/ids.js';
import { openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { unpackArchive } from '../../../server/people/yourData/archive/readArchive.js';
import { ArchiveFolder } from '../../../server/people/yourData/ArchiveFolder.js';
import { rounds } from '../../soak/rounds.js';
import { newOwner } from '../store/contract/Person.js';
import { bundleWriter, writeAndDie } from '../store/killedWriter.js';
import { canSignIn, fill, found, HAS, openOn } from './yourDataParts.js';

const ROUNDS = rounds('yourDataKills');
const KINDS = ['account', 'restore', 'archive', 'data'] as const;
const ALL = { ...HAS, files: HAS.images };
const NOTHING = { nodes: 0, images: 0, examples: 0, files: 0 };

const dataDir = mkdtempSync(join(tmpdir(), 'harta-your-data-'));
/** An archive of somebody who has everything. */
const archive = join(dataDir, 'kept.zip');
const cut = { interrupted: 0, asked: 0 };

const open = () => openTestStore({ dataDir, readers: 0 });

/** Opens the jobs as the next start does, and waits until nothing is left to do. */
async function finish(stored: OpenStore): Promise<void> {
  const { jobs, yourData } = await openOn(dataDir, stored);
  await vi.waitFor(async () => expect(await stored.jobStore.nextJobAt()).toBeNull(), { timeout: 60_000 });
  await jobs.close();
  yourData.close();
}

/** The archive that a finished job left, unpacked: how many of each kind are in it. */
async function archived(owner: OwnerId, id: string): Promise<string[]> {
  const path = await new ArchiveFolder(dataDir).place(owner, id as never, 'zip');
  const folder = mkdtempSync(join(tmpdir(), 'harta-unpacked-'));
  await unpackArchive(path, folder);
  const names = readdirSync(folder, { recursive: true }).map(String);
  rmSync(folder, { recursive: true });
  return names.filter((name) => name.startsWith('images/'));
}

beforeAll(async () => {
  await bundleWriter('tests/server/jobs/yourDataWriter.ts');
  const stored = await open();
  const source = newOwner();
  await fill(dataDir, stored, source);
  const { jobs, yourData } = await openOn(dataDir, stored);
  const { id } = await yourData.makeArchive(source);
  await vi.waitFor(async () => expect((await yourData.archive(source)).bytes).toBeDefined(), { timeout: 60_000 });
  await jobs.close();
  yourData.close();
  cpSync(await new ArchiveFolder(dataDir).place(source, id, 'zip'), archive);
  await stored.close();
}, 120_000);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test(
  `an archive, a restore and a deletion end once, whenever the process is killed, and nobody signs in to half of what they had (${ROUNDS} rounds)`,
  { timeout: ROUNDS * 60_000 },
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const what = KINDS[round % KINDS.length] ?? 'account';
      const owner = newOwner();
      let stored = await open();
      if (what === 'restore') await stored.accounts.upsert(owner, { email: null, emailVerified: false });
      else await fill(dataDir, stored, owner);
      await stored.close();

      const lines = await writeAndDie('yourDataWriter', dataDir, `${what}|${owner}|${archive}`);

      stored = await open();
      const left = await stored.jobStore.jobs(owner);
      cut.interrupted += left.filter(({ state }) => state === 'running').length;
      cut.asked += Number(lines.includes('asked'));
      const isGone = what === 'account' && !canSignIn(dataDir, owner);
      const seen = isGone ? NOTHING : await found(dataDir, stored, owner);
      if (what === 'data') expect([ALL, NOTHING]).toContainEqual(seen);
      // Whoever can still sign in finds everything.
      if (what === 'account' && !isGone) expect(seen).toEqual(ALL);

      await finish(stored);
      const ended = await stored.jobStore.jobs(owner);
      expect(ended.every(({ state }) => state === 'done')).toBe(true);
      const wasKept = left.length > 0 || lines.includes('asked');
      const told = (await stored.notificationStore.notificationPage(owner, { pageSize: 100, pageToken: '1' })).total;
      if (what === 'account') {
        expect([ended.length, told]).toEqual([0, 0]);
        expect([canSignIn(dataDir, owner), await stored.accounts.find(owner)]).toEqual([
          !wasKept,
          wasKept ? undefined : expect.anything(),
        ]);
      } else {
        expect([ended.length, told]).toEqual(wasKept ? [1, 1] : [0, 0]);
        const now = await found(dataDir, stored, owner);
        const [before, after] = what === 'restore' ? [NOTHING, ALL] : what === 'data' ? [ALL, NOTHING] : [ALL, ALL];
        expect(now).toEqual(wasKept ? after : before);
        if (what === 'archive' && wasKept) expect(await archived(owner, ended[0]?.id ?? '')).toHaveLength(HAS.images);
      }
      const files = readdirSync(join(dataDir, 'archives'), { recursive: true }).map(String);
      // What was sent and nobody was promised anything of, or whose end came with the kill, goes with its age.
      expect(files.filter((name) => name.endsWith('.part'))).toEqual([]);
      await stored.close();
    }
    console.info(`${ROUNDS} kills: ${cut.asked} asked, ${cut.interrupted} cut in their midst`);
    expect(cut.asked).toBeGreaterThan(0);
  },
);
