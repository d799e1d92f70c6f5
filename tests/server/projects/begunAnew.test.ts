import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect } from 'vitest';

import { newId } from '../../../domain/ids/ids.js';
import { type ImportId, type NodeId, type OwnerId, type ProjectId } from '../../../server/contract/ids.js';
import { type Job } from '../../../server/contract/jobs.js';
import { type GraphStore } from '../../../server/graph/GraphStore.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { type JobRun } from '../../../server/platform/jobs/JobHandler.js';
import { fillHandler } from '../../../server/graph/projects/fillHandlers.js';
import { ArchiveFolder } from '../../../server/people/yourData/ArchiveFolder.js';
import { test } from '../withFiles.js';

const owner = 'bob' as OwnerId;
let dataDir: string;
let store: GraphStore;
let source: ProjectId;
let target: ProjectId;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'harta-fill-'));
  store = memoryGraphStore();
  source = await store.ensureDefaultProject(owner);
  for (const name of ['one', 'two', 'three'])
    await store.createNode({ ownerId: owner }, { labels: ['A'], properties: { name } }, { source: 'hand' });
  target = (await store.createProject(owner, 'Copy', newId() as ProjectId)).id;
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

class Cut extends Error {}

/** A store that fails at this call of its import, before it is carried out or after. */
function cutAt(call: 'beginImport' | 'appendImport' | 'publishImport', when: 'before' | 'after'): GraphStore {
  return {
    ...store,
    [call]: async (...args: never[]) => {
      if (when === 'after') await (store[call] as (...given: never[]) => Promise<unknown>)(...args);
      throw new Cut();
    },
  };
}

const job = { id: newId(), createdAt: new Date().toISOString() } as Job;
const signal = new AbortController().signal;
const payload = { projectId: '', importId: newId() as ImportId, upload: newId(), source: '' };
const runOf = (): JobRun<typeof payload> => ({
  ...{ owner, job, signal, progress: () => undefined, kept: async () => undefined },
  payload: { ...payload, projectId: target, source },
});
/** Of this project nothing is kept beside its graph. */
const nothingKept = { list: () => Promise.resolve([]), restore: () => Promise.resolve() };
const parts = (over: GraphStore) => ({
  store: over,
  snapshot: async () => ({ store: over, close: async () => undefined }),
  personRecords: { eraseProject: () => Promise.resolve(), forgetRemoved: () => Promise.resolve() },
  imports: { forgetProject: () => Promise.resolve() },
  imageFiles: { removeProject: () => Promise.resolve() },
  recordingFiles: { removeProject: () => Promise.resolve() },
  erasure: { forgetProject: () => Promise.resolve() },
  aliases: nothingKept,
  savedViews: nothingKept,
  folder: new ArchiveFolder(dataDir),
  live: { projectsChanged: () => undefined },
});

for (const call of ['beginImport', 'appendImport', 'publishImport'] as const)
  for (const when of ['before', 'after'] as const)
    test(`a copy that is cut off ${when} ${call} and begun anew is made once`, async () => {
      await expect(fillHandler(parts(cutAt(call, when))).run(runOf())).rejects.toThrow(Cut);
      await fillHandler(parts(store)).run(runOf());
      const { items } = await store.exportNodes({ ownerId: owner, projectId: target }, null, 10);
      expect(items.map(({ properties }) => properties['name'])).toEqual(['one', 'two', 'three']);
      expect((await store.changes({ ownerId: owner, projectId: target }, { pageSize: 10 })).total).toBe(1);
      const left = await readdir(path.join(dataDir, 'archives'), { recursive: true });
      expect(left).toHaveLength(1);
    });

test('a copy that cannot be made takes its project with it, and leaves the source', async () => {
  const handler = fillHandler(parts(store));
  await handler.clean?.(owner, job, runOf().payload);
  expect((await store.projects(owner, 'all')).items.map(({ id }) => id)).toEqual([source]);
  expect((await store.totals({ ownerId: owner, projectId: source })).nodes).toBe(3);
  // Done twice it is the same.
  await handler.clean?.(owner, job, runOf().payload);
  expect((await store.projects(owner, 'all')).total).toBe(1);
});

test('of nodes that a copy makes none has the id of its source', async () => {
  await fillHandler(parts(store)).run(runOf());
  const idsIn = async (projectId: ProjectId): Promise<NodeId[]> =>
    (await store.exportNodes({ ownerId: owner, projectId }, null, 10)).items.map(({ id }) => id);
  const [there, here] = [await idsIn(source), await idsIn(target)];
  expect(here.filter((id) => there.includes(id))).toEqual([]);
});
