import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type ProjectId } from '../../server/contract/ids.js';
import { type ImportJob } from '../../server/contract/imports.js';
import { openDocument } from './files/books.js';
import { workbook } from './heldout/workbook.js';
import { ANA, BOGDAN, Installation } from '../server/files/openedImports.js';

let harta: Installation;
let folder: string;
beforeAll(async () => {
  harta = await Installation.open();
  folder = await mkdtemp(path.join(tmpdir(), 'harta-mapping-'));
});
afterAll(async () => {
  await harta.close();
  await rm(folder, { recursive: true });
});

const project = async (name: string): Promise<ProjectId> => (await harta.stored.store.createProject(ANA, name)).id;

async function checked(files: Readonly<Record<string, string>>, projectId: ProjectId): Promise<ImportJob> {
  const staged = Object.entries(files).map(([name, text]) => ({ name, path: path.join(folder, name), text }));
  for (const { path: where, text } of staged) await writeFile(where, text);
  return harta.check(staged, ANA, projectId);
}

const FILMS = JSON.stringify([
  { title: 'Heat', year: 1995, genre: ['Crime', 'Drama'], director: 'Michael Mann' },
  { title: 'Ali', year: 2001, genre: ['Drama'], director: 'Michael Mann' },
  { title: 'Jaws', year: 1975, genre: ['Horror'], director: 'Steven Spielberg' },
  { title: 'Hook', year: 1991, genre: ['Family', 'Horror'], director: 'Steven Spielberg' },
]);

/** Writes an import and says what the graph then holds, by label and type. */
async function written({ id }: ImportJob, projectId: ProjectId) {
  await harta.imports.commit(ANA, id);
  const job = await harta.until(id, ['done', 'failed']);
  const { store } = harta.stored;
  const scope = { ownerId: ANA, projectId };
  const nodes = (await store.nodes(scope, { pageSize: 100 })).items;
  const relationships = (await store.relationships(scope, { pageSize: 100 })).items;
  const count = (names: readonly string[]) =>
    Object.fromEntries([...new Set(names)].sort().map((name) => [name, names.filter((each) => each === name).length]));
  return {
    job,
    nodes,
    labels: count(nodes.flatMap(({ labels }) => labels)),
    types: count(relationships.map(({ type }) => type)),
  };
}

describe('a table without a column called id', () => {
  test('becomes films and genres by itself, and persons where one says so', async () => {
    const projectId = await project('films');
    const job = await checked({ 'films.json': FILMS }, projectId);
    expect(job).toMatchObject({ state: 'checked', tables: 1, issuesTotal: 0 });
    const { mapping } = await harta.imports.tables(ANA, job.id);
    const [films] = mapping.tables;
    expect(films).toMatchObject({ label: 'Film', caption: 'title' });
    const columns = films?.columns.map((column) =>
      column.column === 'director'
        ? { ...column, use: 'node' as const, label: 'Person', type: 'DIRECTED_BY', property: 'name' }
        : column,
    );
    await harta.imports.map(ANA, job.id, { mapping: { tables: [{ ...films!, columns: columns ?? [] }] } });
    const again = await harta.until(job.id, ['checked']);
    const { labels, types } = await written(again, projectId);
    expect(labels).toEqual({ Film: 4, Genre: 4, Person: 2 });
    expect(types).toEqual({ DIRECTED_BY: 4, HAS_GENRE: 6 });
  });

  test('is mapped the next time as it was the last time, under whatever name it comes', async () => {
    const projectId = await project('films again');
    const job = await checked({ 'more films.json': FILMS }, projectId);
    const { mapping } = await harta.imports.tables(ANA, job.id);
    expect(mapping.tables[0]?.columns.find(({ column }) => column === 'director')).toMatchObject({ label: 'Person' });
    await harta.imports.cancel(ANA, job.id);
  });

  test('is taken back as one step', async () => {
    const projectId = await project('films undone');
    await written(await checked({ 'films.json': FILMS }, projectId), projectId);
    await harta.stored.store.undo({ ownerId: ANA, projectId });
    expect(await harta.stored.store.totals({ ownerId: ANA, projectId })).toMatchObject({ nodes: 0, relationships: 0 });
  });
});

describe('what was guessed', () => {
  test('of separator and headings is changed by the person', async () => {
    const projectId = await project('separator');
    const job = await checked({ 'towns.csv': 'a,b;c\nx,1;y\nz,2;w\n' }, projectId);
    const before = await harta.imports.tables(ANA, job.id);
    expect(before.options).toEqual([{ file: 'towns.csv', encoding: 'utf-8', separator: ',', hasHeadings: true }]);
    const options = [{ file: 'towns.csv', encoding: 'utf-8', separator: ';', hasHeadings: false }];
    await harta.imports.map(ANA, job.id, { options });
    await harta.until(job.id, ['checked']);
    const after = await harta.imports.tables(ANA, job.id);
    expect(after.tables[0]?.columns.map(({ name }) => name)).toEqual(['Text 1', 'Text 2']);
    expect(after.tables[0]?.rows).toHaveLength(3);
  });

  test('of the first row of a sheet is changed by the person, each sheet by itself, and turned back', async () => {
    const projectId = await project('sheets');
    const where = path.join(folder, 'stock.xlsx');
    const rows = [
      ['Larch', 12],
      ['Alder', 15],
      ['Hazel', 19],
    ];
    await writeFile(
      where,
      await workbook({
        Wood: { titles: ['kind', 'pieces'], rows, names: [] },
        Wire: { titles: ['Netting', '7'], rows: [['Staples', 9]], names: [] },
      }),
    );
    const job = await harta.check([{ name: 'stock.xlsx', path: where }], ANA, projectId);
    const before = await harta.imports.tables(ANA, job.id);
    expect(before.sheets).toEqual([
      { file: 'stock.xlsx', sheet: 'Wood', hasHeadings: true },
      { file: 'stock.xlsx', sheet: 'Wire', hasHeadings: false },
    ]);
    const told = async (hasHeadings: boolean) => {
      const sheets = before.sheets.map((each) => (each.sheet === 'Wood' ? { ...each, hasHeadings } : each));
      await harta.imports.map(ANA, job.id, { sheets });
      await harta.until(job.id, ['checked']);
      const { tables } = await harta.imports.tables(ANA, job.id);
      return tables.map(({ columns }) => columns.map(({ name }) => name));
    };
    expect(await told(false)).toEqual([
      ['Name', 'Text'],
      ['Name', 'Number 1'],
    ]);
    expect((await told(true))[0]).toEqual(['kind', 'pieces']);
  });

  test('of the first row of a sheet of OpenDocument is asked and changed by the person in the same way', async () => {
    const projectId = await project('sheets of OpenDocument');
    const where = path.join(folder, 'stock.ods');
    const cell = (value: string | number): string =>
      typeof value === 'number'
        ? `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`
        : `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`;
    const sheet = (name: string, rows: readonly (readonly (string | number)[])[]): string =>
      `<table:table table:name="${name}">${rows
        .map((row) => `<table:table-row>${row.map(cell).join('')}</table:table-row>`)
        .join('')}</table:table>`;
    const wood = [
      ['kind', 'pieces'],
      ['Larch', 12],
      ['Alder', 15],
      ['Hazel', 19],
    ];
    const wire = [
      ['Netting', 7],
      ['Staples', 9],
      ['Barbed', 14],
    ];
    await writeFile(where, await openDocument(sheet('Wood', wood) + sheet('Wire', wire)));
    const job = await harta.check([{ name: 'stock.ods', path: where }], ANA, projectId);
    expect(job).toMatchObject({ state: 'checked', format: 'ods', tables: 2 });
    const { sheets } = await harta.imports.tables(ANA, job.id);
    expect(sheets).toEqual([
      { file: 'stock.ods', sheet: 'Wood', hasHeadings: true },
      { file: 'stock.ods', sheet: 'Wire', hasHeadings: false },
    ]);
    const told = async (hasHeadings: boolean) => {
      await harta.imports.map(ANA, job.id, { sheets: sheets.map((each) => ({ ...each, hasHeadings })) });
      await harta.until(job.id, ['checked']);
      const { tables, mapping } = await harta.imports.tables(ANA, job.id);
      expect(mapping.tables).toHaveLength(2);
      return tables.map(({ columns, rows }) => [columns.map(({ name }) => name), rows.length]);
    };
    expect(await told(false)).toEqual([
      [['Name', 'Text'], 4],
      [['Name', 'Number 1'], 3],
    ]);
    expect(await told(true)).toEqual([
      [['kind', 'pieces'], 3],
      [['Netting', '7'], 2],
    ]);
    const again = await harta.until(job.id, ['checked']);
    expect((await written(again, projectId)).nodes).toHaveLength(5);
  });

  test('is drawn before anything is written, and by nobody else', async () => {
    const projectId = await project('preview');
    const job = await checked({ 'films.json': FILMS }, projectId);
    const { mapping } = await harta.imports.tables(ANA, job.id);
    const { nodes, relationships } = await harta.imports.preview(ANA, job.id, mapping);
    expect(nodes.map(({ labels }) => labels[0])).toContain('Film');
    expect(relationships.length).toBeGreaterThan(4);
    await expect(harta.imports.preview(BOGDAN, job.id, mapping)).rejects.toMatchObject({ code: 'IMPORT_NOT_FOUND' });
    expect(await harta.stored.store.totals({ ownerId: ANA, projectId })).toMatchObject({ nodes: 0 });
  });

  test('may be mapped so that it cannot be written, and then otherwise', async () => {
    const projectId = await project('blocked');
    const job = await checked({ 'films.json': FILMS }, projectId);
    const { mapping } = await harta.imports.tables(ANA, job.id);
    const [films] = mapping.tables;
    await harta.imports.map(ANA, job.id, { mapping: { tables: [{ ...films!, label: '' }] } });
    expect(await harta.until(job.id, ['checked'])).toMatchObject({ isBlocked: true, issuesTotal: 1 });
    await expect(harta.imports.commit(ANA, job.id)).rejects.toMatchObject({ code: 'IMPORT_STATE' });
    const list = await harta.imports.issues(ANA, job.id);
    let text = '';
    for await (const chunk of list) text += Buffer.from(chunk).toString();
    expect(text.split('\r\n').filter((line) => line.includes('INVALID_ELEMENT'))).toHaveLength(4);
    await harta.imports.map(ANA, job.id, { mapping });
    expect(await harta.until(job.id, ['checked'])).toMatchObject({ isBlocked: false, nodes: 10 });
  });
});

test('a heading that no record has before the 5,001st is kept, and said once', async () => {
  const projectId = await project('late');
  // What comes in one piece with the first rows is looked at with them.
  const about = 'x'.repeat(60);
  const records = Array.from({ length: 8000 }, (_, at) =>
    at < 7950 ? { code: `c${at}`, about } : { code: `c${at}`, about, colour: 'red', weights: [1, 2] },
  );
  const job = await checked({ 'parts.json': JSON.stringify(records) }, projectId);
  expect(job.issues).toMatchObject([
    { code: 'LATE_COLUMN', column: 'colour', fatal: false },
    { code: 'LATE_COLUMN', column: 'weights' },
  ]);
  await written(job, projectId);
  const { items } = await harta.stored.store.nodes({ ownerId: ANA, projectId }, { text: 'c7980', pageSize: 10 });
  expect(items[0]?.properties).toEqual({ code: 'c7980', about, colour: 'red', weights: [1, 2] });
});

test('rows are called by the column that was chosen, also where another has a word that names things', async () => {
  const projectId = await project('captions');
  const job = await checked({ 'boats.csv': 'title,ship\nMr,Argo\nMr,Bounty\nMs,Titanic\n' }, projectId);
  const { mapping } = await harta.imports.tables(ANA, job.id);
  const [boats] = mapping.tables;
  await harta.imports.map(ANA, job.id, { mapping: { tables: [{ ...boats!, caption: 'ship' }] } });
  await written(await harta.until(job.id, ['checked']), projectId);
  const { items } = await harta.stored.store.styles({ ownerId: ANA, projectId });
  expect(items).toMatchObject([{ kind: 'label', name: 'Boat', style: { caption: '{ship}' } }]);
});

describe('several tables', () => {
  test('are joined by the keys that they share, and a reference to nothing stays a property, which is noted once', async () => {
    const projectId = await project('joined');
    const job = await checked(
      {
        'departments.csv': 'id,name\n10,Sales\n20,Law\n30,Care\n',
        'employees.csv':
          'emp_no,full name,department_id\n1,Ana Pop,10\n2,Ion Rus,20\n3,Eva Dan,30\n4,Dan Ene,30\n5,Oz Mag,10\n6,Al Bot,10\n7,Ed Cox,20\n8,Fox Hu,20\n9,Ro Bu,10\n11,Mi Lu,99\n',
      },
      projectId,
    );
    expect(job.issues).toMatchObject([{ code: 'REFERENCE_KEPT', column: 'department_id', row: 11 }]);
    const { labels, types, nodes } = await written(job, projectId);
    expect(labels).toEqual({ Department: 3, Employee: 10 });
    expect(types).toEqual({ HAS_DEPARTMENT: 9 });
    const kept = nodes.filter(({ properties }) => properties['department_id'] !== undefined);
    expect(kept.map(({ properties }) => properties)).toMatchObject([{ 'full name': 'Mi Lu', department_id: 99 }]);
  });

  const RIVERS = {
    'rivers.csv':
      'river,length,flows_to\nOlt,615,Danube\nJiu,339,Danube\nSiret,647,Danube\nDanube,2850,Black Sea\nPrut,953,Danube\nLotru,83,Olt\nCerna,79,Danube\nBistrita,283,Siret\nMures,789,Tisza\nAries,166,Mures\n',
  };
  /** The rivers with the column of where they flow to as a link among them. */
  async function rivers(name: string, unlisted?: 'create') {
    const projectId = await project(name);
    const job = await checked(RIVERS, projectId);
    const { mapping } = await harta.imports.tables(ANA, job.id);
    const tables = mapping.tables.map((table) => ({
      ...{ ...table, keys: ['river'] },
      columns: table.columns.map((column) => {
        const link = { ...column, use: 'reference' as const, table: 'rivers', type: 'FLOWS_TO' };
        return column.column === 'flows_to' ? { ...link, ...(unlisted === undefined ? {} : { unlisted }) } : column;
      }),
    }));
    await harta.imports.map(ANA, job.id, { mapping: { tables } });
    const again = await harta.until(job.id, ['checked']);
    return { again, ...(await written(again, projectId)) };
  }

  test('no river loses where it flows to, though some flow to what is in no row', async () => {
    const { again, labels, types, nodes } = await rivers('rivers');
    expect(again.issues).toMatchObject([{ code: 'REFERENCE_KEPT', count: 2, rows: [5, 10] }]);
    expect(labels).toEqual({ River: 10 });
    expect(types).toEqual({ FLOWS_TO: 8 });
    const kept = nodes.flatMap(({ properties }) => properties['flows_to'] ?? []);
    expect(kept.sort()).toEqual(['Black Sea', 'Tisza']);
  });

  test('or what they flow to becomes nodes where the person prefers that', async () => {
    const { again, labels, types, nodes } = await rivers('rivers and seas', 'create');
    expect(again.issues).toMatchObject([{ code: 'UNLISTED_END', count: 2 }]);
    expect(labels).toEqual({ River: 12 });
    expect(types).toEqual({ FLOWS_TO: 10 });
    expect(nodes.map(({ properties }) => properties['river'])).toEqual(expect.arrayContaining(['Black Sea', 'Tisza']));
  });
});

test('a drawing of yEd keeps what its nodes are called, their colours and the shapes that are known here', async () => {
  const projectId = await project('flow');
  const node = (id: number, colour: string, shape: string) =>
    `<node id="n${id}"><data key="d6"><y:ShapeNode><y:Geometry height="30" width="60" x="${id * 120}" y="${id * 40}"/><y:Fill color="${colour}" transparent="false"/><y:BorderStyle color="#000000" type="line"/><y:NodeLabel>Step ${id}</y:NodeLabel><y:Shape type="${shape}"/></y:ShapeNode></data></node>`;
  const text = `<?xml version="1.0"?><graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:y="http://www.yworks.com/xml/graphml"><key for="node" id="d6" yfiles.type="nodegraphics"/><graph edgedefault="directed">
${node(0, '#FFCC00', 'ellipse')}${node(1, '#99CC00', 'diamond')}${node(2, '#FFCC00', 'parallelogram')}<edge source="n0" target="n1"/></graph></graphml>`;
  const job = await checked({ 'flow.graphml': text }, projectId);
  const { nodes } = await written(job, projectId);
  expect(nodes.map(({ properties }) => properties)).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'Step 1', color: '#99CC00', shape: 'diamond' })]),
  );
  const { items } = await harta.stored.store.styles({ ownerId: ANA, projectId });
  expect(items[0]?.style).toMatchObject({
    colourBy: 'color',
    colours: [
      { value: '#FFCC00', colour: '#FFCC00' },
      { value: '#99CC00', colour: '#99CC00' },
    ],
    rules: [
      { property: 'shape', test: 'is', value: 'ellipse', shape: 'circle' },
      { property: 'shape', test: 'is', value: 'diamond', shape: 'diamond' },
    ],
  });
});

describe('a mapping that nobody changed', () => {
  test('is not kept for other files of the same shape: each has kinds of its own', async () => {
    const projectId = await project('kinds');
    const first = await checked({ 'heights.csv': 'plant,height\nOak,"tall, old"\nElm,12\nAsh,small\n' }, projectId);
    await written(first, projectId);
    const second = await checked({ 'others.csv': 'plant,height\nYew,3\nFir,4.5\nBox,1\n' }, projectId);
    const { nodes } = await written(second, projectId);
    expect(nodes.flatMap(({ properties }) => properties['height'])).toEqual(expect.arrayContaining([3, 4.5, 1]));
  });
});

test('a text that is no table waits for the person to say how it is read, and writes nothing before', async () => {
  const projectId = await project('letter');
  const job = await checked(
    { 'letter.txt': 'Dear all of you,\nthe mill is closed\ntoday.\nYours, Vera Stan\n' },
    projectId,
  );
  expect(job).toMatchObject({ state: 'checked', isBlocked: true, issues: [{ code: 'UNKNOWN_FORMAT' }] });
  await expect(harta.imports.commit(ANA, job.id)).rejects.toMatchObject({ code: 'IMPORT_STATE' });
  const { mapping } = await harta.imports.tables(ANA, job.id);
  const tables = mapping.tables.map((table) => ({ ...table, becomes: 'nodes' as const, label: 'Line' }));
  await harta.imports.map(ANA, job.id, { mapping: { tables } });
  const again = await harta.until(job.id, ['checked', 'refused', 'failed']);
  expect(again).toMatchObject({ state: 'checked', isBlocked: false });
  expect((await written(again, projectId)).labels).toEqual({ Line: again.nodes });
});
