import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, vi } from 'vitest';

import { type OwnerId, type ProjectId } from '../../../server/contract/ids.js';
import { openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { Person } from './contract/Person.js';
import { test } from '../withFiles.js';

vi.setConfig({ testTimeout: 120_000 });

const [ana, bob] = ['ana', 'bob'] as [OwnerId, OwnerId];
const WORD = 'tracelessquokka';

let dataDir: string;
let opened: OpenStore;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'harta-erasing-'));
  opened = await openTestStore({ dataDir, readers: 1 });
});
afterEach(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A project of many megabytes, all of which say the word. */
async function largeProject(): Promise<ProjectId> {
  const { id } = await opened.store.createProject(ana, 'Large');
  const person = new Person(opened.store, { ownerId: ana, projectId: id });
  for (let slice = 0; slice < 10; slice += 1)
    await person.patch(
      Array.from({ length: 400 }, (_, at) => ({
        op: 'createNode' as const,
        labels: ['Page'],
        properties: { name: `${WORD} ${slice} ${at}`, text: `${WORD} `.repeat(300) },
      })),
    );
  return id;
}

/** The steps of an erasure that work on the person's file. */
async function erase(projectId: ProjectId): Promise<void> {
  const scope = { ownerId: ana, projectId };
  if (!(await opened.store.beginErasing(scope))) throw new Error('It is not deleted');
  await opened.store.eraseGraph(scope);
  await opened.personRecords.eraseProject(scope);
  await opened.personRecords.forgetRemoved(ana);
  await opened.store.forgetErased(scope);
}

const filesWithWord = () =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.db(-wal)?$/.test(name))
    .filter((name) => readFileSync(join(dataDir, name)).includes(WORD));

test('while a large project is erased others write, and its person writes once that is over', async () => {
  const projectId = await largeProject();
  const staying = await new Person(opened.store, { ownerId: ana }).node(['Place'], { name: 'stays' });
  expect(filesWithWord()).not.toEqual([]);
  await opened.store.setProjectState(
    { ownerId: ana, projectId },
    {
      state: 'deleted',
      erasedAt: new Date().toISOString(),
    },
  );

  let isOver = false;
  const order: string[] = [];
  const erasing = erase(projectId).then(() => {
    isOver = true;
    order.push('erased');
  });
  let meanwhile = 0;
  let own: Promise<unknown> | undefined;
  while (!isOver) {
    await new Person(opened.store, { ownerId: bob }).node(['A'], { number: meanwhile });
    meanwhile += 1;
    own ??= new Person(opened.store, { ownerId: ana }).node(['Place'], { name: 'written meanwhile' });
  }
  await Promise.all([erasing, own]);
  expect(meanwhile).toBeGreaterThan(5);
  expect(filesWithWord()).toEqual([]);
  const left = await opened.store.nodes({ ownerId: ana }, { pageSize: 10 });
  expect(left.total).toBe(2);
  expect((await opened.store.node({ ownerId: ana }, staying.id)).properties).toMatchObject({ name: 'stays' });
});

test('a person who is removed with a large file holds nobody up, and leaves nothing', async () => {
  await largeProject();
  let isOver = false;
  const dropping = opened.personRecords.dropOwner(ana, true).then(() => (isOver = true));
  let meanwhile = 0;
  while (!isOver) {
    await new Person(opened.store, { ownerId: bob }).node(['A'], { number: meanwhile });
    meanwhile += 1;
  }
  await dropping;
  expect(meanwhile).toBeGreaterThan(1);
  expect(filesWithWord()).toEqual([]);
  // Who comes back begins with nothing.
  expect((await opened.store.createProject(ana, 'New')).name).toBe('New');
});

test('what a run that was cut off has left undone is done by the next', async () => {
  const projectId = await largeProject();
  await opened.store.setProjectState(
    { ownerId: ana, projectId },
    {
      state: 'deleted',
      erasedAt: new Date().toISOString(),
    },
  );
  const [first] = await Promise.allSettled([erase(projectId), opened.close()]);
  expect(['fulfilled', 'rejected']).toContain(first.status);
  opened = await openTestStore({ dataDir, readers: 1 });
  await erase(projectId);
  expect(filesWithWord()).toEqual([]);
});
