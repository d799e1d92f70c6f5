import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type SourceFile } from '../../server/graph/formats/Format.js';
import { FileFault } from '../../server/graph/formats/issues.js';
import { openImport } from '../../server/graph/formats/mapped/openImport.js';
import { readElements } from '../../server/graph/formats/readElements.js';
import { NEW_IDS } from '../../server/graph/formats/Resolver.js';
import { ANA, Installation } from '../server/files/openedImports.js';
import { rounds } from '../soak/rounds.js';
import { brokenWorkbook, mutated, READERS, soundFiles } from './broken.js';
import { type Random, randomOf } from './heldout/random.js';

/** Milliseconds of the processor: a small file that takes more is as good as one that never ends. */
const LONGEST_MS = 10_000;
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function fileOf(name: string, bytes: Buffer, random: Random): SourceFile {
  const step = 1 + random.below(997);
  return {
    name,
    size: bytes.length,
    async *open() {
      for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
    },
  };
}

/** Reads a file as a check does, to its end; says how it ended. */
async function read(file: SourceFile): Promise<'read' | 'refused'> {
  try {
    const { reading } = await openImport([file]);
    for await (const { nodes, relationships } of readElements(reading, NEW_IDS)) {
      for (const { labels } of nodes) expect(labels.length).toBeGreaterThan(0);
      for (const { type } of relationships) expect(type).not.toBe('');
    }
    return 'read';
  } catch (error) {
    if (error instanceof FileFault) return 'refused';
    throw error;
  }
}

const brokenFile = (reader: string, bytes: Buffer, random: Random): Promise<Buffer> =>
  Promise.resolve(reader.endsWith('Parts') ? brokenWorkbook(reader, random) : mutated(bytes, random));

describe('a file that is broken in any way', () => {
  test.each(READERS)('%s is read or refused with what is wrong, and breaks nothing', async (reader) => {
    const [name, bytes] = (await soundFiles())[reader] ?? ['', Buffer.alloc(0)];
    const ends = { read: 0, refused: 0 };
    let longest = 0;
    for (let turn = 0; turn < rounds('fuzzedFiles'); turn += 1) {
      const random = randomOf(turn * 7919 + name.length);
      const broken = await brokenFile(reader, bytes, random);
      const began = spent();
      try {
        ends[await read(fileOf(name, broken, random))] += 1;
      } catch (error) {
        throw new Error(`Turn ${turn}: ${JSON.stringify(broken.toString('latin1').slice(0, 600))}`, { cause: error });
      }
      longest = Math.max(longest, spent() - began);
    }
    console.info(`${reader}: ${ends.read} read, ${ends.refused} refused, the longest in ${Math.round(longest)} ms`);
    expect(ends.read + ends.refused).toBe(rounds('fuzzedFiles'));
    expect(longest).toBeLessThan(LONGEST_MS);
  });
});

describe('a broken file that is brought into a project', () => {
  let harta: Installation;
  let folder: string;
  beforeAll(async () => {
    harta = await Installation.open();
    folder = await mkdtemp(path.join(tmpdir(), 'harta-broken-'));
  });
  afterAll(async () => {
    await harta.close();
    await rm(folder, { recursive: true });
  });

  test.each(READERS)(
    '%s: nothing is written before it is asked for, and then what was counted or nothing',
    async (reader) => {
      const { store } = harta.stored;
      const scope = { ownerId: ANA, projectId: (await store.createProject(ANA, reader)).id };
      const [name, bytes] = (await soundFiles())[reader] ?? ['', Buffer.alloc(0)];
      const file = { name, path: path.join(folder, name) };
      const ends: Record<string, number> = {};
      let expected = { nodes: 0, relationships: 0 };
      for (let turn = 0; turn < rounds('fuzzedImports'); turn += 1) {
        await writeFile(file.path, await brokenFile(reader, bytes, randomOf(turn * 104_729 + reader.length)));
        const checked = await harta.check([file], ANA, scope.projectId);
        expect(await store.totals(scope)).toMatchObject(expected);
        expect(checked).toMatchObject({ state: expect.stringMatching(/^(checked|refused)$/) as string });
        if (checked.isBlocked === true && checked.state === 'checked') {
          // As it is proposed it cannot be written; whoever does not map it otherwise leaves it.
          await expect(harta.imports.commit(ANA, checked.id)).rejects.toMatchObject({ code: 'IMPORT_STATE' });
          await harta.imports.cancel(ANA, checked.id);
        } else if (checked.state === 'checked') {
          await harta.imports.commit(ANA, checked.id);
          const { state } = await harta.until(checked.id, ['done', 'failed']);
          expect(state).toBe('done');
          const { nodes, relationships } = expected;
          expected = { nodes: nodes + checked.nodes, relationships: relationships + checked.relationships };
        }
        expect(await store.totals(scope)).toMatchObject(expected);
        const end = checked.isBlocked === true ? 'blocked' : checked.state;
        ends[end] = (ends[end] ?? 0) + 1;
      }
      console.info(`${reader} brought: ${JSON.stringify(ends)}, ${expected.nodes} nodes`);
    },
  );
});
