import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestStore } from '../engineUnderTest.js';
import { rounds } from '../../soak/rounds.js';
import { bytesOf } from './bytes.js';
import { Person } from './contract/Person.js';
import { expectCountersRight } from './contract/recount.js';
import { bundleWriter, writeAndDie } from './killedWriter.js';

const ROUNDS = rounds('storeKills');

/** What the acknowledged lines say must be there, what must be gone, and what may be either. */
function told(lines: readonly string[]) {
  const idsAfter = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).flatMap((line) => line.split(' ').slice(1));
  const [going, gone] = [new Set(idsAfter('going')), new Set(idsAfter('gone'))];
  return { there: [...idsAfter('node'), ...idsAfter('patch')].filter((id) => !going.has(id)), gone };
}

describe('kill -9 in the middle of writes', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'harta-crash-'));
  beforeAll(() => bundleWriter('tests/server/store/crashWriter.ts'));
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it(
    `loses no acknowledged write and leaves none half done (${ROUNDS} rounds)`,
    async () => {
      const lines: string[] = [];
      const { ownerId } = new Person(undefined as never).scope;
      for (let round = 0; round < ROUNDS; round += 1) {
        lines.push(...(await writeAndDie('crashWriter', dataDir, ownerId)));
        const { store, close } = await openTestStore({ dataDir, readers: 0 });
        const person = new Person(store, { ownerId });
        const { nodes } = await person.all();
        const ids = new Set<string>(nodes.map(({ id }) => id));
        const { there, gone } = told(lines);
        expect(there.filter((id) => !ids.has(id))).toEqual([]);
        expect(nodes.filter(({ id }) => gone.has(id))).toEqual([]);
        expect(nodes.filter(({ labels }) => labels[0] === 'Patched').length % 5).toBe(0);
        expect((await person.nodes({ text: 'single', pageSize: 1 })).total).toBe(
          nodes.filter(({ labels }) => labels[0] === 'Single').length,
        );
        await expectCountersRight(person);
        const { counted, read } = await bytesOf(dataDir, ownerId);
        expect(counted).toBe(read);
        await close();
      }
      expect(lines.length).toBeGreaterThan(ROUNDS * 2);
    },
    ROUNDS * 20_000,
  );
});
