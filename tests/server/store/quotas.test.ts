import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { type ImportId, type OwnerId, type ProjectId } from '../../../server/contract/ids.js';
import { openTestStore } from '../engineUnderTest.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';

const MOST = { projects: 3, elements: 5, storedBytes: 3 * 1024 ** 2 };
const origin = { source: 'hand' } as const;
const node = { labels: ['Word'], properties: {} };

let dataDir: string;
let opened: OpenStore;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'harta-quotas-'));
  opened = await openTestStore({ dataDir, readers: 0, limits: MOST });
});
afterAll(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

test('a project beyond the limit is refused with the limit and the present use, and is not made', async () => {
  const ownerId = 'projects' as OwnerId;
  await opened.store.createProject(ownerId, 'second');
  await opened.store.createProject(ownerId, 'third');
  await expect(opened.store.createProject(ownerId, 'fourth')).rejects.toMatchObject({
    code: 'QUOTA_PROJECTS',
    message: 'At most 3 projects are kept for one person; there are 3',
  });
  expect((await opened.store.projects(ownerId)).total).toBe(3);
});

test('a node beyond the limit is refused, whatever project it is for; deleting one makes room, and another person has their own', async () => {
  const { store } = opened;
  const scope = { ownerId: 'elements' as OwnerId };
  const other = { ...scope, projectId: (await store.createProject(scope.ownerId, 'other')).id };
  const nodes = [];
  for (let index = 0; index < 5; index += 1)
    nodes.push(await store.createNode(index < 3 ? scope : other, node, origin));
  await expect(store.createNode(other, node, origin)).rejects.toMatchObject({
    code: 'QUOTA_ELEMENTS',
    message: 'At most 5 nodes and relationships are kept for one person; there are 5',
  });
  expect(await store.totals(other)).toMatchObject({ nodes: 2 });
  await store.deleteNode(scope, nodes[0]!.id, origin);
  await store.createNode(other, node, origin);
  await store.createNode({ ownerId: 'another' as OwnerId }, node, origin);
});

test('projects that are written to at the same moment have one limit together', async () => {
  const { store } = opened;
  const ownerId = 'at-once' as OwnerId;
  const first = { ownerId, projectId: await store.ensureDefaultProject(ownerId) };
  const scopes = [first];
  for (const name of ['second', 'third'])
    scopes.push({ ownerId, projectId: (await store.createProject(ownerId, name)).id });
  for (let round = 0; round < 5; round += 1) {
    const asked = Array.from({ length: 12 }, (_, at) => store.createNode(scopes[at % 3] as typeof first, node, origin));
    const made = (await Promise.allSettled(asked)).flatMap((each, at) =>
      each.status === 'fulfilled' ? [{ scope: scopes[at % 3] as typeof first, id: each.value.id }] : [],
    );
    expect(made).toHaveLength(5);
    for (const { scope, id } of made) await store.deleteNode(scope, id, origin);
  }
});

test('an import beyond the limit is refused in its batch and can be taken back', async () => {
  const { store } = opened;
  const ownerId = 'importer' as OwnerId;
  const scope = { ownerId, projectId: (await store.ensureDefaultProject(ownerId)) as ProjectId };
  const importId = 'an-import' as ImportId;
  const batch = (from: number) => ({
    nodes: [1, 2, 3].map((index) => ({ ...node, id: `n${from + index}` as never, propertyKinds: {} })),
    relationships: [],
  });
  await store.beginImport(scope, importId);
  await store.appendImport(scope, importId, batch(0));
  await expect(store.appendImport(scope, importId, batch(10))).rejects.toMatchObject({ code: 'QUOTA_ELEMENTS' });
  await store.abortImport(scope, importId);
  expect(await store.totals(scope)).toMatchObject({ nodes: 0 });
});

test('what is too much for the file is refused; deleting is not, and makes room', async () => {
  const { store } = opened;
  const scope = { ownerId: 'bytes' as OwnerId };
  const large = { labels: ['Word'], properties: { text: 'ă'.repeat(90_000) } };
  const made: string[] = [];
  const fill = async () => {
    for (;;) {
      const { id } = await store.createNode(scope, large, origin);
      made.push(id);
      await store.deleteNode(scope, id, origin);
    }
  };
  await expect(fill()).rejects.toMatchObject({ code: 'QUOTA_BYTES', message: expect.stringMatching(/^At most 3 MB/) });
  expect(made.length).toBeGreaterThan(1);
  expect(await store.totals(scope)).toMatchObject({ nodes: 0 });
});
