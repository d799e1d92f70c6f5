import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type ImportId, type ProjectId } from '../../../server/contract/ids.js';
import { fixtures } from './fixtures.js';
import { ANA, BOGDAN, Installation, uploads } from './openedImports.js';

const PATIENCE = 120_000;

let harta: Installation;
beforeAll(async () => void (harta = await Installation.open()), PATIENCE);
afterAll(() => harta.close());

const pair = () => fixtures('valid', 'admin-nodes.csv', 'admin-relationships.csv');
const project = async (name: string, owner = ANA): Promise<ProjectId> =>
  (await harta.stored.store.createProject(owner, name)).id;
const totals = (projectId: ProjectId) => harta.stored.store.totals({ ownerId: ANA, projectId });

async function stagedFiles(): Promise<number> {
  const folder = path.join(harta.folder, 'imports');
  const entries = await readdir(folder, { recursive: true });
  const files = await Promise.all(entries.map((entry) => stat(path.join(folder, entry))));
  return files.filter((entry, at) => entry.isFile() && path.basename(entries[at] ?? '') !== 'owner').length;
}

describe('an import', () => {
  test('shows what will be created, and writes nothing unless the person goes on', async () => {
    const projectId = await project('dry run');
    const job = await harta.check(pair(), ANA, projectId);
    expect(job).toMatchObject({
      state: 'checked',
      format: 'csv',
      nodes: 2,
      relationships: 2,
      issuesTotal: 0,
      projectId,
    });
    expect(job.labels[0]).toEqual({ label: 'Person', total: 2 });
    expect(job.types).toEqual([
      { type: 'KNOWS', total: 1 },
      { type: 'DIRECTED', total: 1 },
    ]);
    expect([job.bytesRead, job.bytesTotal > 0]).toEqual([job.bytesTotal, true]);
    expect(await totals(projectId)).toMatchObject({ nodes: 0, relationships: 0 });
  });

  test('is written as one change that names its files, and is undone as one', async () => {
    const projectId = await project('written');
    const scope = { ownerId: ANA, projectId };
    const job = await harta.bring(pair(), ANA, projectId);
    expect(job).toMatchObject({ state: 'done', nodesWritten: 2, relationshipsWritten: 2 });
    expect(await totals(projectId)).toMatchObject({ nodes: 2, relationships: 2 });
    const { items } = await harta.stored.store.changes(scope, { pageSize: 10 });
    expect(items).toMatchObject([{ source: 'import', reference: 'admin-nodes.csv, admin-relationships.csv' }]);
    const nodes = await harta.stored.store.nodes(scope, { pageSize: 10 });
    expect(nodes.items[0]?.provenance).toMatchObject({ source: 'import' });
    await harta.stored.store.undo(scope);
    expect(await totals(projectId)).toMatchObject({ nodes: 0, relationships: 0 });
  });

  test('that is corrupt or half is refused, writes nothing and keeps no file', async () => {
    const projectId = await project('refused');
    const before = await stagedFiles();
    for (const name of ['broken.graphml', 'half.cyjs', 'no-nodes.json', 'open-quote.csv', 'zeros.csv']) {
      const job = await harta.check(fixtures('invalid', name), ANA, projectId);
      expect([name, job.state, job.issuesTotal > 0]).toEqual([name, 'refused', true]);
      await expect(harta.imports.commit(ANA, job.id)).rejects.toMatchObject({ code: 'IMPORT_STATE' });
    }
    expect(await totals(projectId)).toMatchObject({ nodes: 0, relationships: 0 });
    expect(await stagedFiles()).toBe(before);
  });

  test('of another person is not found, in whatever way it is asked for', async () => {
    const { id } = await harta.check(pair());
    for (const call of ['get', 'commit', 'cancel'] as const) {
      await expect(harta.imports[call](BOGDAN, id)).rejects.toMatchObject({ code: 'IMPORT_NOT_FOUND' });
    }
    expect(await harta.imports.list(BOGDAN, {})).toEqual([]);
    expect((await harta.imports.get(ANA, id)).state).toBe('checked');
    await expect(harta.imports.get(ANA, 'nothing' as ImportId)).rejects.toMatchObject({ code: 'IMPORT_NOT_FOUND' });
  });

  test('into a project of another person is refused before a file is kept', async () => {
    const projectId = await project('not yours', BOGDAN);
    const before = await stagedFiles();
    await expect(harta.imports.upload(ANA, { projectId }, uploads(pair()))).rejects.toMatchObject({
      code: 'PROJECT_NOT_FOUND',
    });
    expect(await stagedFiles()).toBe(before);
  });

  test('that is cancelled leaves nothing, and cannot be gone on with', async () => {
    const projectId = await project('cancelled');
    const { id } = await harta.check(pair(), ANA, projectId);
    expect((await harta.imports.cancel(ANA, id)).state).toBe('cancelled');
    await expect(harta.imports.commit(ANA, id)).rejects.toMatchObject({ code: 'IMPORT_STATE' });
    await expect(harta.imports.cancel(ANA, id)).rejects.toMatchObject({ code: 'IMPORT_STATE' });
    expect(await totals(projectId)).toMatchObject({ nodes: 0 });
  });

  test('is written once, however often that is asked for', async () => {
    const projectId = await project('twice');
    const { id } = await harta.check(pair(), ANA, projectId);
    const answers = await Promise.allSettled([harta.imports.commit(ANA, id), harta.imports.commit(ANA, id)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await harta.until(id, ['done']);
    expect(await totals(projectId)).toMatchObject({ nodes: 2, relationships: 2 });
  });

  test('with no file, or with more than the limit, is refused and keeps nothing', async () => {
    await expect(harta.imports.upload(ANA, {}, uploads([]))).rejects.toMatchObject({ code: 'FILE_INVALID' });
    const small = await Installation.open({ maxBytes: 64 });
    await expect(small.imports.upload(ANA, {}, uploads(pair()))).rejects.toMatchObject({ code: 'BODY_TOO_LARGE' });
    expect(await small.imports.list(ANA, {})).toEqual([]);
    await small.close();
  });

  test('keeps a name with a path in it as a name only', async () => {
    const [file] = fixtures('valid', 'edges-only.csv');
    const name = '../../../etc/edges.csv';
    const { fileNames } = await harta.imports.upload(ANA, {}, uploads([{ name, path: file?.path ?? '' }]));
    expect(fileNames).toEqual(['edges.csv']);
  });
});
