import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestStore } from '../engineUnderTest.js';
import { rounds } from '../../soak/rounds.js';
import { bytesOf } from './bytes.js';
import { Person } from './contract/Person.js';
import { contentOf, expectCountersRight, expectSearchRight } from './contract/recount.js';
import { operations, perform } from './operations.js';

const SEQUENCES = rounds('undoSequences');

async function undoAll(person: Person): Promise<void> {
  while ((await person.changes(1)).canUndo) await person.undo();
}

async function redoAll(person: Person): Promise<void> {
  while ((await person.changes(1)).canRedo) await person.redo();
}

describe('undo over any sequence of changes', () => {
  let opened: Awaited<ReturnType<typeof openTestStore>>;
  const dataDir = mkdtempSync(join(tmpdir(), 'harta-undo-'));
  const owner = new Person(undefined as never).scope.ownerId;
  beforeAll(async () => {
    // Each sequence, and each one that a failure is made smaller by, has a project of its own.
    opened = await openTestStore({ dataDir, readers: 0, limits: { projects: 1e6 } });
  });
  afterAll(async () => {
    await opened.close();
    rmSync(dataDir, { recursive: true });
  });

  it(
    `brings back the start, and redo the end, with every counter right (${SEQUENCES} sequences)`,
    async () => {
      const once = async (sequence: Parameters<typeof perform>[1][]) => {
        const project = await opened.store.createProject(owner, 'sequence');
        const person = new Person(opened.store, { ownerId: owner, projectId: project.id });
        for (const operation of sequence) await perform(person, operation);
        await redoAll(person);
        const end = await contentOf(person);
        await expectCountersRight(person);
        await expectSearchRight(person, ['word1', 'word2', 'word5']);
        await undoAll(person);
        expect(await contentOf(person)).toEqual({ nodes: [], relationships: [] });
        await expectCountersRight(person);
        await redoAll(person);
        expect(await contentOf(person)).toEqual(end);
        await expectCountersRight(person);
        await expectSearchRight(person, ['word1', 'word2', 'word5']);
        await undoAll(person);
        const { counted, read } = await bytesOf(dataDir, owner);
        expect(counted).toBe(read);
      };
      await fc.assert(fc.asyncProperty(operations, once), { numRuns: SEQUENCES, endOnFailure: false });
    },
    60_000 + SEQUENCES * 1000,
  );
});
