import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type ImportId, type OwnerId } from '../../server/contract/ids.js';
import { StagingFolder } from '../../server/graph/imports/StagingFolder.js';
import { twoLeaseHolders } from './postgres.js';

const MEGABYTE = 1024 ** 2;

describe('uploads of one person at two processes at the same moment', () => {
  let folder: string;
  let holders: Awaited<ReturnType<typeof twoLeaseHolders>>;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'harta-uploads-'));
    holders = await twoLeaseHolders();
  });
  afterAll(async () => {
    await holders.close();
    await rm(folder, { recursive: true });
  });

  /** The processes, each with a folder of its own opening. */
  const processes = (limits: { imports: number; bytes: number }) =>
    holders.leases.map((each) => new StagingFolder(folder, 100 * MEGABYTE, limits, each));
  async function* upload(size: number) {
    yield {
      name: 'graph.json',
      stream: (async function* () {
        for (let sent = 0; sent < size; sent += MEGABYTE) yield new Uint8Array(Math.min(MEGABYTE, size - sent));
      })(),
    };
  }
  const sendAll = (owner: OwnerId, staging: readonly StagingFolder[], sizes: readonly number[]) =>
    Promise.allSettled(
      sizes.map((size, at) => staging[at % staging.length]?.keep(owner, ulid() as ImportId, upload(size))),
    );
  const keptOf = async (owner: OwnerId, [staging]: readonly StagingFolder[]) =>
    (await staging?.staged())?.find((each) => each.owner === owner)?.importIds.length;

  test('are no more than may wait', async () => {
    const staging = processes({ imports: 3, bytes: 100 * MEGABYTE });
    for (let round = 0; round < 5; round += 1) {
      const owner = `ana ${ulid()}` as OwnerId;
      const sent = await sendAll(owner, staging, [10, 10, 10, 10, 10, 10]);
      expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      expect(await keptOf(owner, staging)).toBe(3);
    }
  });

  test('hold no more bytes together than may wait, and what was refused is not kept', async () => {
    const staging = processes({ imports: 10, bytes: 5 * MEGABYTE });
    for (let round = 0; round < 5; round += 1) {
      const owner = `ana ${ulid()}` as OwnerId;
      const sent = await sendAll(owner, staging, [4 * MEGABYTE, 4 * MEGABYTE]);
      const kept = sent.filter(({ status }) => status === 'fulfilled').length;
      expect(kept).toBeLessThan(2);
      expect(await keptOf(owner, staging)).toBe(kept);
      // There is room for what comes afterwards.
      await staging[1]?.keep(owner, ulid() as ImportId, upload(MEGABYTE));
    }
  });
});
