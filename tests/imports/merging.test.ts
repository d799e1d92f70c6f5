import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Mapping, type TableWrites } from '../../domain/imports/mapping.js';
import { type NodeId, type ProjectId } from '../../server/contract/ids.js';
import { type ImportJob } from '../../server/contract/imports.js';
import { ANA, Installation } from '../server/files/openedImports.js';

let harta: Installation;
let folder: string;
beforeAll(async () => {
  harta = await Installation.open();
  folder = await mkdtemp(path.join(tmpdir(), 'harta-merging-'));
});
afterAll(async () => {
  await harta.close();
  await rm(folder, { recursive: true });
});

const BY_HAND = { source: 'hand' } as const;
const scopeOf = (projectId: ProjectId) => ({ ownerId: ANA, projectId });
const project = async (name: string): Promise<ProjectId> => (await harta.stored.store.createProject(ANA, name)).id;

type Files = Readonly<Record<string, string>>;

async function uploaded(files: Files, projectId: ProjectId): Promise<ImportJob> {
  const staged = Object.entries(files).map(([name, text]) => ({ name, path: path.join(folder, name), text }));
  for (const { path: where, text } of staged) await writeFile(where, text);
  return harta.check(staged, ANA, projectId);
}

/** Uploads files and maps them so that their tables meet what the project holds. */
async function meeting(files: Files, projectId: ProjectId, writes: TableWrites, also = (mapping: Mapping) => mapping) {
  const { id } = await uploaded(files, projectId);
  const { mapping } = await harta.imports.tables(ANA, id);
  const tables = (mapping as Mapping).tables.map((each) => ({ ...each, writes }));
  await harta.imports.map(ANA, id, { mapping: also({ tables }) as typeof mapping });
  return harta.until(id, ['checked', 'refused', 'failed']);
}

async function committed({ id }: ImportJob): Promise<ImportJob> {
  await harta.imports.commit(ANA, id);
  return harta.until(id, ['done', 'failed', 'checked']);
}

async function content(projectId: ProjectId) {
  const { store } = harta.stored;
  const { items: nodes } = await store.nodes(scopeOf(projectId), { pageSize: 500 });
  const { items: relationships } = await store.relationships(scopeOf(projectId), { pageSize: 500 });
  const names = new Map(nodes.map(({ id, properties }) => [id, String(properties['name'] ?? properties['title'])]));
  return {
    nodes: nodes.map(({ labels, properties }) => ({ labels, properties })),
    ties: relationships
      .map(({ startNodeId, type, endNodeId }) => `${names.get(startNodeId)} ${type} ${names.get(endNodeId)}`)
      .toSorted(),
  };
}

const CITIES = 'code,name,people\nIS,Iasi,300000\nCJ,Cluj,280000\nBV,Brașov,250000\n';
const CORRECTED = 'code,name,people\nIS,Iași,300000\nCJ,Cluj,290000\nBV,Brașov,250000\nOR,Oradea,190000\n';

async function withCities(name: string): Promise<ProjectId> {
  const projectId = await project(name);
  expect(await committed(await uploaded({ 'cities.csv': CITIES }, projectId))).toMatchObject({ state: 'done' });
  return projectId;
}

describe('a table that merges with what the project holds', () => {
  test('says what is new and what is changed before it is written, and is one step', async () => {
    const projectId = await withCities('merged');
    const before = await content(projectId);
    const job = await meeting({ 'cities.csv': CORRECTED }, projectId, 'merge');
    expect(job).toMatchObject({ state: 'checked', nodes: 1 });
    expect(job.met).toEqual([
      {
        table: 'cities',
        nodes: { created: 1, changed: 2, unchanged: 1, unmatched: 0 },
        relationships: { created: 0, changed: 0, unchanged: 0, unmatched: 0 },
        properties: [
          { property: 'name', added: 0, overwritten: 1, before: '"Iasi"', after: '"Iași"' },
          { property: 'people', added: 0, overwritten: 1, before: '280000', after: '290000' },
        ],
      },
    ]);
    expect(await content(projectId)).toEqual(before);
    expect(await committed(job)).toMatchObject({ state: 'done', nodesWritten: 1, met: [{ table: 'cities' }] });
    const after = await content(projectId);
    expect(after.nodes.map(({ properties }) => properties['name']).toSorted()).toEqual([
      ...['Brașov', 'Cluj', 'Iași', 'Oradea'],
    ]);
    const { items } = await harta.stored.store.changes(scopeOf(projectId), { pageSize: 10 });
    expect(items[0]).toMatchObject({ source: 'import', counts: { nodesCreated: 1, nodesUpdated: 2 } });
    await harta.stored.store.undo(scopeOf(projectId));
    expect(await content(projectId)).toEqual(before);
  });

  test('that only updates makes nothing new, and says how many rows match nothing', async () => {
    const projectId = await withCities('updated');
    const job = await meeting({ 'cities.csv': CORRECTED }, projectId, 'update');
    expect(job.met).toMatchObject([{ nodes: { created: 0, changed: 2, unchanged: 1, unmatched: 1 } }]);
    expect(await committed(job)).toMatchObject({ state: 'done', nodesWritten: 0 });
    expect((await content(projectId)).nodes).toHaveLength(3);
  });

  test('is not merged again unless that is said: the project may be another one then', async () => {
    const projectId = await withCities('again');
    await committed(await meeting({ 'cities.csv': CORRECTED }, projectId, 'update'));
    const { id } = await uploaded({ 'cities.csv': CORRECTED }, projectId);
    expect((await harta.imports.tables(ANA, id)).mapping.tables).toMatchObject([{ label: 'City' }]);
    expect((await harta.imports.tables(ANA, id)).mapping.tables[0]).not.toHaveProperty('writes');
  });

  test('changes nothing, and leaves no step, where all is there already', async () => {
    const projectId = await withCities('the same');
    const job = await meeting({ 'cities.csv': CITIES }, projectId, 'merge');
    expect(job.met).toMatchObject([{ nodes: { created: 0, changed: 0, unchanged: 3 } }]);
    await committed(job);
    expect((await harta.stored.store.changes(scopeOf(projectId), { pageSize: 10 })).total).toBe(1);
  });

  test('adds columns to what is there, and leaves alone what the file does not say', async () => {
    const projectId = await withCities('added');
    const job = await meeting({ 'cities.csv': 'code,county\nIS,Iași\nCJ,\n' }, projectId, 'merge', ({ tables }) => ({
      tables: tables.map((each) => ({ ...each, label: 'City', keys: ['code'], columns: each.columns.map(plain) })),
    }));
    expect(job.met).toMatchObject([
      {
        nodes: { created: 0, changed: 1, unchanged: 1 },
        properties: [{ property: 'county', added: 1, overwritten: 0 }],
      },
    ]);
    await committed(job);
    const found = (await content(projectId)).nodes.find(({ properties }) => properties['code'] === 'IS');
    expect(found?.properties).toEqual({ code: 'IS', name: 'Iasi', people: 300000, county: 'Iași' });
  });

  test('says once that rows of a file have the same key, and that nodes of the project do', async () => {
    const projectId = await withCities('doubles');
    const twice = { labels: ['City'], properties: { code: 'IS', name: 'Another' } };
    await harta.stored.store.createNode(scopeOf(projectId), twice, BY_HAND);
    const rows = 'code,name,people\nIS,Iași,1\nIS,Jassy,2\nIS,Jászvásár,3\n';
    const job = await meeting({ 'cities.csv': rows }, projectId, 'merge', ({ tables }) => ({
      tables: tables.map((each) => ({ ...each, keys: ['code'], columns: each.columns.map(plain) })),
    }));
    expect(job.issues).toMatchObject([{ code: 'AMBIGUOUS_KEY' }, { code: 'SAME_KEY', count: 2, rows: [3, 4] }]);
    expect(job.met).toMatchObject([{ nodes: { created: 0, changed: 1 } }]);
  });

  test('ties new rows to what is there, and finds relationships that are there', async () => {
    const projectId = await withCities('ties');
    const roads = 'source,target,type,km\nIasi,Cluj,ROAD,400\nCluj,Sibiu,ROAD,170\n';
    const cities = ({ tables }: Mapping): Mapping => ({
      tables: tables.map((each) => ({
        ...each,
        start: { ...each.start, label: 'City' },
        end: { ...each.end, label: 'City' },
      })),
    });
    await committed(await meeting({ 'roads.csv': roads }, projectId, 'merge', cities));
    expect(await content(projectId)).toMatchObject({
      nodes: { length: 4 },
      ties: ['Cluj ROAD Sibiu', 'Iasi ROAD Cluj'],
    });
    const longer = await meeting({ 'roads.csv': roads.replace('400', '390') }, projectId, 'merge', cities);
    expect(longer.met).toMatchObject([
      {
        nodes: { created: 0, unchanged: 3 },
        relationships: { created: 0, changed: 1, unchanged: 1 },
        properties: [{ property: 'km', overwritten: 1, before: '400', after: '390' }],
      },
    ]);
    await committed(longer);
    expect((await content(projectId)).ties).toHaveLength(2);
  });

  test('is shown anew, and writes nothing, when the project was changed after it was shown', async () => {
    const projectId = await withCities('moved');
    const job = await meeting({ 'cities.csv': CORRECTED }, projectId, 'merge');
    const { store } = harta.stored;
    const { items } = await store.nodes(scopeOf(projectId), { pageSize: 10 });
    const iasi = items.find(({ properties }) => properties['code'] === 'IS');
    const update = { version: 1, setProperties: { name: 'Jassy' } };
    await store.updateNode(scopeOf(projectId), { nodeId: iasi?.id as NodeId, ...update }, BY_HAND);
    const again = await committed(job);
    expect(again).toMatchObject({ state: 'checked', issues: [{ code: 'PROJECT_CHANGED', fatal: false }] });
    expect(again.met?.[0]?.properties[0]).toMatchObject({ property: 'name', before: '"Jassy"', after: '"Iași"' });
    expect((await content(projectId)).nodes).toHaveLength(3);
    expect(await committed(again)).toMatchObject({ state: 'done' });
    expect((await content(projectId)).nodes).toHaveLength(4);
  });

  test('of a format that knows its own ids finds its nodes by these', async () => {
    const projectId = await project('a format');
    const graph = (name: string) =>
      JSON.stringify({
        graph: {
          nodes: { a: { label: name }, b: { label: 'Bogdan' } },
          edges: [{ source: 'a', target: 'b', relation: 'KNOWS' }],
        },
      });
    await committed(await uploaded({ 'people.jgf.json': graph('Ana') }, projectId));
    const job = await meeting({ 'people.jgf.json': graph('Ana-Maria') }, projectId, 'merge');
    expect(job.met?.map(({ nodes, relationships }) => [nodes.changed, nodes.created, relationships.unchanged])).toEqual(
      [
        [1, 0, 0],
        [0, 0, 1],
      ],
    );
  });

  test('of a format that knows its own ids finds nodes that came from elsewhere by what is chosen', async () => {
    const projectId = await withCities('from elsewhere');
    const nodes = { x: { metadata: { name: 'Cluj', mayor: 'Ana' } }, y: { metadata: { name: 'Arad', mayor: 'Ion' } } };
    const also = ({ tables }: Mapping) => ({
      tables: tables.map((each) => (each.becomes === 'nodes' ? { ...each, label: 'City', keys: ['name'] } : each)),
    });
    const job = await meeting({ 'mayors.jgf.json': JSON.stringify({ graph: { nodes } }) }, projectId, 'merge', also);
    expect(job.met).toMatchObject([{ nodes: { created: 1, changed: 1 } }]);
  });
});

const plain = (column: Mapping['tables'][number]['columns'][number]) => ({ ...column, use: 'property' as const });
