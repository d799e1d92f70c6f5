import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { ulid } from 'ulid';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { type ImportId, type OwnerId, type ProjectId } from '../../../server/contract/ids.js';
import { folderOfOwner } from '../../../server/platform/storage/ownedFiles.js';
import { bundleWriter } from '../store/killedWriter.js';
import { placesWith } from '../storedRows.js';
import { openErasures } from './erasures.js';

const [ana, bob] = ['ana', 'bob'] as [OwnerId, OwnerId];
const id = <T extends string>() => ulid() as T;

let dataDir: string;
let bundled: string;
beforeAll(async () => {
  await bundleWriter('tests/server/projects/erasingProcess.ts');
  bundled = path.resolve('node_modules/.cache/harta-crash/erasingProcess/erasingProcess.mjs');
});
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'harta-erased-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

type Erasures = Awaited<ReturnType<typeof openErasures>>;

function fileWith(word: string): string {
  const file = path.join(dataDir, 'sent');
  writeFileSync(file, word);
  return file;
}

/** Something of every kind, all of which says a word, in a project of a person. */
async function fill(erasures: Erasures, owner: OwnerId, projectId: ProjectId, word: string): Promise<void> {
  const { stored, imageFiles, recordingFiles } = erasures;
  const scope = { ownerId: owner, projectId };
  await stored.store.createNode(scope, { labels: [word], properties: { name: word } }, { source: 'hand' });
  const turn = { projectId, conversationId: id<never>(), uid: id<never>(), answerUid: id<never>() };
  await stored.chats.begin(owner, { ...turn, text: `${word}?`, language: 'en' });
  await stored.chats.changeAnswer(owner, turn.answerUid, { text: word, status: 'done' });
  const document = { title: word, kind: 'typed', language: 'en', text: word, places: [] } as const;
  await stored.documents.addDocument(scope, { ...document, id: id() });
  const image = { id: id<never>(), type: 'png', projectId } as const;
  await stored.imageStore.addImage(owner, { ...image, name: word, width: 1, height: 1, bytes: 5 });
  await imageFiles.take(owner, image, fileWith(word));
  const recording = { id: id<never>(), type: 'wav', projectId } as const;
  const sizes = { name: word, bytes: 7, fingerprint: word, mostBytes: 1e6 };
  await stored.recordingStore.addRecording(scope, { ...recording, ...sizes });
  await recordingFiles.take(owner, recording, fileWith(word));
  rmSync(path.join(dataDir, 'sent'));
  const importId = id<ImportId>();
  await stored.importJobs.put(owner, importId, {
    id: importId,
    projectId,
    state: 'done',
    fileNames: [word],
  } as never);
  const notes = folderOfOwner(path.join(dataDir, 'import-notes'), owner);
  mkdirSync(notes, { recursive: true });
  writeFileSync(path.join(notes, `${importId}.csv`), word);
  await stored.aliases.put(owner, projectId, { words: word, kind: 'label', name: word } as never);
}

/** An archive that a person asked for before now. */
function archive(owner: OwnerId, word: string): void {
  const folder = folderOfOwner(path.join(dataDir, 'archives'), owner);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${ulid(Date.now() - 60_000)}.zip`), word);
}

const placesOf = async (...words: readonly string[]): Promise<string[]> =>
  (await Promise.all(words.map((word) => placesWith(dataDir, word)))).flat();

/** Lets a process do one step and kills it then. @returns whether it came to a step; else the erasure is over */
function killBetweenSteps(moment: 'before' | 'after', isFirst: boolean): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bundled, dataDir, moment, isFirst ? 'first' : '']);
    let problems = '';
    child.stdout.on('data', () => child.kill('SIGKILL'));
    child.stderr.on('data', (chunk: Buffer) => (problems += chunk.toString()));
    child.on('exit', (code, signal) => {
      if (signal === 'SIGKILL' || code === 0) resolve(signal === 'SIGKILL');
      else reject(new Error(`The process ended by itself: ${problems}`));
    });
  });
}

/** Asks for a job, and lets nobody begin it here. */
async function asked(kind: string, payload: unknown): Promise<void> {
  const { stored, imports } = await openErasures(dataDir);
  await stored.jobStore.askForJob(ana, { kind, key: kind, payload, startsAt: 0, now: Date.now(), most: 50 });
  await imports.close();
  await stored.close();
}

/** Kills a process between each two steps of a job. @returns how many steps it was killed between */
async function killEverywhere(moment: 'before' | 'after'): Promise<number> {
  let steps = 0;
  while (await killBetweenSteps(moment, steps === 0)) steps += 1;
  return steps;
}

/** What is left of the person: open, as after a restart. */
async function afterwards<T>(look: (erasures: Erasures) => Promise<T>): Promise<T> {
  const erasures = await openErasures(dataDir);
  const jobs = await erasures.openRunner();
  try {
    await expect.poll(async () => (await erasures.stored.jobStore.dueJobs(Date.now())).length).toBe(0);
    return await look(erasures);
  } finally {
    await jobs.close();
    await erasures.imports.close();
    await erasures.stored.close();
  }
}

/** Projects of two persons, filled. @returns their ids: the one to be erased first */
async function filled(): Promise<[gone: ProjectId, kept: ProjectId, foreign: ProjectId]> {
  const erasures = await openErasures(dataDir);
  const { store } = erasures.stored;
  const made = async (owner: OwnerId, name: string): Promise<ProjectId> => {
    const { id: projectId } = await store.createProject(owner, name);
    await fill(erasures, owner, projectId, name);
    return projectId;
  };
  const projects = [
    await made(ana, 'tracelessquokka'),
    await made(ana, 'keptnarwhal'),
    await made(bob, 'foreigncoati'),
  ];
  archive(ana, 'tracelessquokka keptnarwhal');
  archive(bob, 'foreigncoati');
  await erasures.imports.close();
  await erasures.stored.close();
  return projects as [ProjectId, ProjectId, ProjectId];
}

/** What a person has in a project. */
async function contents({ stored }: Erasures, ownerId: OwnerId, projectId: ProjectId): Promise<number[]> {
  const scope = { ownerId, projectId };
  const page = { pageSize: 10, pageToken: '1' };
  return [
    (await stored.store.nodes(scope, { pageSize: 10 })).total,
    (await stored.chats.conversations(scope, page)).total,
    (await stored.documents.documentPage(scope, page)).total,
    (await stored.recordingStore.recordingPage(scope, page)).total,
    (await stored.imageStore.images(ownerId)).filter((image) => image.projectId === projectId).length,
    (await stored.importJobs.list(ownerId)).filter((job) => job.projectId === projectId).length,
    (await stored.aliases.list(ownerId, projectId)).length,
  ];
}
const ALL = [1, 1, 1, 1, 1, 1, 1];

test.each(['before', 'after'] as const)(
  'an erasure that is killed between each two of its steps, %s its position is kept, leaves nothing of the project alone',
  async (moment) => {
    const [gone, kept, foreign] = await filled();
    expect((await placesOf('tracelessquokka')).length).toBeGreaterThan(5);
    const erasedAt = new Date().toISOString();
    const { stored, imports } = await openErasures(dataDir);
    await stored.store.setProjectState({ ownerId: ana, projectId: gone }, { state: 'deleted', erasedAt });
    await imports.close();
    await stored.close();
    const untouched = (await placesOf('keptnarwhal', 'foreigncoati')).filter(
      (place) => path.isAbsolute(place) && !/\.(db|zip|db-wal|db-shm)$/.test(place),
    );
    await asked('eraseProject', { projectId: gone, erasedAt });
    expect(await killEverywhere(moment)).toBe(9);
    await afterwards(async (erasures) => {
      const { store, jobStore } = erasures.stored;
      expect(await contents(erasures, ana, kept)).toEqual(ALL);
      expect(await contents(erasures, bob, foreign)).toEqual(ALL);
      expect((await store.projects(ana, 'all')).items.map(({ name }) => name)).toEqual(['', 'keptnarwhal']);
      expect((await jobStore.jobs(ana)).map(({ state }) => state)).toEqual(['done']);
    });
    expect(await placesOf('tracelessquokka')).toEqual([]);
    expect((await placesOf('foreigncoati')).some((file) => file.endsWith('.zip'))).toBe(true);
    for (const file of untouched) expect(readFileSync(file).length, file).toBeGreaterThan(0);
  },
);

test('a deletion of all data that is killed between each two of its steps leaves nothing of the person alone', async () => {
  const [, , foreign] = await filled();
  await asked('deleteData', {});
  expect(await killEverywhere('before')).toBe(8);
  await afterwards(async (erasures) => {
    expect((await erasures.stored.store.projects(ana, 'all')).items.map(({ name }) => name)).toEqual(['']);
    expect(await contents(erasures, bob, foreign)).toEqual(ALL);
  });
  expect(await placesOf('tracelessquokka', 'keptnarwhal')).toEqual([]);
  expect((await placesOf('foreigncoati')).length).toBeGreaterThan(5);
});

test('a deletion of an account that is killed between each two of its steps leaves nothing that names the person', async () => {
  const [, , foreign] = await filled();
  await asked('deleteAccount', {});
  expect(await killEverywhere('after')).toBe(11);
  await afterwards(async (erasures) => {
    expect(await erasures.stored.jobStore.jobs(ana)).toEqual([]);
    expect(await contents(erasures, bob, foreign)).toEqual(ALL);
  });
  expect(await placesOf('tracelessquokka', 'keptnarwhal')).toEqual([]);
});
