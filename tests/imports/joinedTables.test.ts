import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Mapping, type TableMapping } from '../../domain/imports/mapping.js';
import { type ProjectId } from '../../server/contract/ids.js';
import { type ImportJob } from '../../server/contract/imports.js';
import { ANA, Installation } from '../server/files/openedImports.js';
import { workbook } from './heldout/workbook.js';

let harta: Installation;
let folder: string;
beforeAll(async () => {
  harta = await Installation.open();
  folder = await mkdtemp(path.join(tmpdir(), 'harta-joined-'));
});
afterAll(async () => {
  await harta.close();
  await rm(folder, { recursive: true });
});

type Files = Readonly<Record<string, string | Buffer>>;

const project = async (name: string): Promise<ProjectId> => (await harta.stored.store.createProject(ANA, name)).id;

/** Uploads and checks files as they are proposed, or as a person changes that. */
async function checked(files: Files, projectId: ProjectId, change?: (each: TableMapping) => TableMapping) {
  const staged = Object.entries(files).map(([name, content]) => ({ name, path: path.join(folder, name), content }));
  for (const { path: where, content } of staged) await writeFile(where, content);
  const job = await harta.check(staged, ANA, projectId);
  if (change === undefined) return job;
  const { mapping } = await harta.imports.tables(ANA, job.id);
  const tables = (mapping as Mapping).tables.map(change);
  await harta.imports.map(ANA, job.id, { mapping: { tables } as typeof mapping });
  return harta.until(job.id, ['checked', 'refused']);
}

/** Writes what was checked, and says what the project then holds. */
async function written({ id }: ImportJob, projectId: ProjectId) {
  await harta.imports.commit(ANA, id);
  await harta.until(id, ['done']);
  return content(projectId);
}

async function content(projectId: ProjectId) {
  const scope = { ownerId: ANA, projectId };
  const { items: nodes } = await harta.stored.store.nodes(scope, { pageSize: 200 });
  const { items: relationships } = await harta.stored.store.relationships(scope, { pageSize: 200 });
  const nameOf = (wanted: string) => {
    const properties = nodes.find(({ id }) => id === wanted)?.properties ?? {};
    return properties['lake'] ?? properties['name'];
  };
  return {
    lakes: nodes.filter(({ labels }) => labels.includes('Lake')).map(({ properties }) => properties),
    others: nodes.filter(({ labels }) => !labels.includes('Lake')),
    ties: relationships.map(({ startNodeId, endNodeId }) => `${nameOf(startNodeId)} > ${nameOf(endNodeId)}`).toSorted(),
  };
}

const json = (rows: readonly object[]): string => JSON.stringify(rows);

const DEPTHS = json([
  { lake: 'Balaton', depth: 12 },
  { lake: 'Snagov', depth: 9 },
  { lake: 'Garda', depth: 346 },
  { lake: 'Como', depth: 425 },
]);
const FISH = json([
  { lake: 'Garda', fish: ['pike', 'trout'] },
  { lake: 'Balaton', fish: ['pike'] },
  { lake: 'Snagov', fish: ['carp'] },
  { lake: 'Orta', fish: ['trout'] },
]);
const SHORES = 'Lake,shore,measured\nSnagov,15.2,1970-04-01\nComo,160,1981-05-02\nGarda,158.4,1990-06-03\n';
const THREE = { 'lakes-by-depth.json': DEPTHS, 'lakes-by-fish.json': FISH, 'lakes-by-shore.csv': SHORES };

describe('files about the same things', () => {
  test('become one node for each key, with the properties and relationships of all, and are taken back as one step', async () => {
    const projectId = await project('three files');
    const job = await checked(THREE, projectId);
    expect(job).toMatchObject({ state: 'checked', nodes: 5 + 3, relationships: 5, issuesTotal: 0 });
    const { lakes, others, ties } = await written(job, projectId);
    expect(lakes).toHaveLength(5);
    expect(lakes).toEqual(
      expect.arrayContaining([
        { lake: 'Balaton', depth: 12 },
        { lake: 'Garda', depth: 346, shore: 158.4, measured: '1990-06-03' },
        { lake: 'Como', depth: 425, shore: 160, measured: '1981-05-02' },
        { lake: 'Orta' },
      ]),
    );
    expect(others.map(({ properties }) => properties['name']).toSorted()).toEqual(['carp', 'pike', 'trout']);
    expect(ties).toEqual(['Balaton > pike', 'Garda > pike', 'Garda > trout', 'Orta > trout', 'Snagov > carp']);
    await harta.stored.store.undo({ ownerId: ANA, projectId });
    expect(await content(projectId)).toEqual({ lakes: [], others: [], ties: [] });
  });

  test('are so as sheets of a workbook', async () => {
    const projectId = await project('sheets');
    const rows = (cell: (at: number) => number) => ['Balaton', 'Garda', 'Como'].map((lake, at) => [lake, cell(at)]);
    const sheets = {
      'Lake depths': { titles: ['lake', 'depth'], rows: rows((at) => at + 9), names: [] },
      'Lake shores': { titles: ['lake', 'shore'], rows: rows((at) => at + 70), names: [] },
    };
    const job = await checked({ 'lakes.xlsx': await workbook(sheets) }, projectId);
    const { lakes } = await written(job, projectId);
    expect(lakes).toHaveLength(3);
    expect(lakes).toContainEqual({ lake: 'Garda', depth: 10, shore: 71 });
  });

  test('say where they differ: the first is kept, and the note names file, row and column', async () => {
    const projectId = await project('a conflict');
    const surveys = 'lake,depth,salt\nBalaton,12,no\nSnagov,9,no\nGarda,350,no\nComo,425,yes\n';
    const job = await checked({ 'lakes-by-depth.json': DEPTHS, 'lakes-by-salt.csv': surveys }, projectId);
    expect(job.issues).toMatchObject([
      { code: 'OTHER_VALUE', file: 'lakes-by-salt.csv', row: 4, column: 'depth', detail: '346 is kept, not 350' },
    ]);
    const { lakes } = await written(job, projectId);
    expect(lakes).toContainEqual({ lake: 'Garda', depth: 346, salt: false });
  });

  test('are so where a person says it, and a key that comes again within one file is told as ever', async () => {
    const projectId = await project('by hand');
    const files = {
      'depths.csv': 'lake,depth\nBalaton,12\nGarda,346\nBalaton,13\n',
      'visits.csv': 'water,seen\nGarda,2001\nGarda,2002\nOrta,2003\n',
    };
    const job = await checked(files, projectId, (each) => ({
      ...{ ...each, becomes: 'nodes', label: 'Lake', keys: [each.columns[0]!.column] },
      columns: each.columns.map((column, at) => ({
        ...{ ...column, use: 'property', table: '' },
        property: at === 0 ? 'lake' : column.column,
      })),
    }));
    expect(job.issues).toMatchObject([
      { code: 'SAME_KEY', file: 'depths.csv', row: 4 },
      { code: 'SAME_KEY', file: 'visits.csv', row: 3 },
    ]);
    const { lakes } = await written(job, projectId);
    expect(lakes).toHaveLength(3);
    expect(lakes).toEqual(
      expect.arrayContaining([
        { lake: 'Balaton', depth: 12 },
        { lake: 'Garda', depth: 346, seen: 2001 },
        { lake: 'Orta', seen: 2003 },
      ]),
    );
  });

  test.each(['merge', 'update'] as const)('change the one node that the project holds: %s', async (writes) => {
    const projectId = await project(writes);
    await written(await checked({ 'lakes.json': DEPTHS }, projectId), projectId);
    const job = await checked(THREE, projectId, (each) => ({ ...each, writes }));
    const isMerge = writes === 'merge';
    expect(job).toMatchObject({ state: 'checked', nodes: isMerge ? 1 + 3 : 0 });
    expect(job.issues.filter(({ code }) => code === 'SAME_KEY')).toEqual([]);
    const { lakes } = await written(job, projectId);
    expect(lakes).toHaveLength(isMerge ? 5 : 4);
    expect(lakes).toContainEqual({ lake: 'Garda', depth: 346, shore: 158.4, measured: '1990-06-03' });
    await harta.stored.store.undo({ ownerId: ANA, projectId });
    expect((await content(projectId)).lakes).toContainEqual({ lake: 'Garda', depth: 346 });
  });

  test('are drawn as one before they are written', async () => {
    const projectId = await project('a drawing');
    const job = await checked(THREE, projectId);
    const { mapping } = await harta.imports.tables(ANA, job.id);
    const { nodes } = await harta.imports.preview(ANA, job.id, mapping);
    const lakes = nodes.filter(({ labels }) => labels.includes('Lake'));
    expect(lakes.map(({ properties }) => properties['lake']).toSorted()).toEqual([
      ...['Balaton', 'Como', 'Garda', 'Orta', 'Snagov'],
    ]);
  });
});
