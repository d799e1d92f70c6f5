import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type OwnerId } from '../../contract/ids.js';
import { type TrainExample } from '../../contract/trainExamples.js';
import { openStore } from '../../platform/store/openStore.js';
import { type OpenStore } from '../../platform/store/StorePorts.js';
import { retrievalOf } from '../retrieval/retrieve.js';
import { taughtBy } from './TaughtBy.js';

const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-taught-'));
let opened: OpenStore;
beforeAll(async () => {
  opened = await openStore({ dataDir, readers: 0 });
});
afterAll(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

const teach = async (owner: OwnerId, question: string, answer = 'An answer.'): Promise<TrainExample> =>
  await opened.trainExamples.create(owner, { question, answer, language: 'en', tags: [] });
const newOwner = () => `teacher ${ulid()}` as OwnerId;

describe('what a person taught the assistant', () => {
  test('is nothing for somebody who has nothing stored', async () => {
    expect(await taughtBy(opened.trainExamples)(newOwner())).toEqual([]);
  });

  test('counts at once when it is made, changed and deleted, and stays the same list in between', async () => {
    const [owner, taught] = [newOwner(), taughtBy(opened.trainExamples)];
    const made = await teach(owner, 'Who is on call?');
    const first = await taught(owner);
    expect(first).toEqual([{ id: made.id, language: 'en', question: 'Who is on call?', answer: 'An answer.' }]);
    expect(await taught(owner)).toBe(first);
    expect(retrievalOf(first, 'en')).toBe(retrievalOf(await taught(owner), 'en'));

    await opened.trainExamples.update(owner, made.id, { version: 1, answer: 'Ana.' });
    expect((await taught(owner)).map(({ answer }) => answer)).toEqual(['Ana.']);

    const second = await teach(owner, 'Where is the key?');
    expect((await taught(owner)).map(({ id }) => id)).toEqual([made.id, second.id]);

    // One goes and another comes: as many as before, with versions of the same sum.
    await opened.trainExamples.remove(owner, second.id);
    const third = await teach(owner, 'Where is the lock?');
    expect((await taught(owner)).map(({ id }) => id)).toEqual([made.id, third.id]);

    await opened.trainExamples.remove(owner, made.id);
    expect((await taught(owner)).map(({ id }) => id)).toEqual([third.id]);
  });

  test('is the own only, and asked for by many at once it is one list', async () => {
    const [owner, other, taught] = [newOwner(), newOwner(), taughtBy(opened.trainExamples)];
    await teach(owner, 'Who is on call?');
    await teach(other, 'Who pays?');
    const lists = await Promise.all(Array.from({ length: 20 }, () => taught(owner)));
    expect(new Set(lists).size).toBe(1);
    expect((await taught(other)).map(({ question }) => question)).toEqual(['Who pays?']);
  });

  test('is kept for as many people as there is room for, and read again for the others', async () => {
    const asked: (string | undefined)[] = [];
    const taught = taughtBy(
      {
        taught: (owner, known) => {
          asked.push(known);
          return opened.trainExamples.taught(owner, known);
        },
      },
      2,
    );
    const people = [newOwner(), newOwner(), newOwner()] as const;
    for (const owner of people) await teach(owner, 'Who is on call?');
    for (const owner of [...people, people[2], people[0]]) expect(await taught(owner)).toHaveLength(1);
    expect(asked.map((known) => known !== undefined)).toEqual([false, false, false, true, false]);
  });
});
