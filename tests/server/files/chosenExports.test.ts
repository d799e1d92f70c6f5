import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type NodeId, type ProjectId, type RelationshipId } from '../../../server/contract/ids.js';
import { type ExportFormat } from '../../../server/contract/imports.js';
import { type ChosenElements } from '../../../server/graph/exports/chosenElements.js';
import { exportStream } from '../../../server/graph/exports/exportStream.js';
import { WRITERS } from '../../../server/graph/exports/writers.js';
import { type SourceFile } from '../../../server/graph/formats/Format.js';
import { openImport } from '../../../server/graph/formats/mapped/openImport.js';
import { readElements } from '../../../server/graph/formats/readElements.js';
import { NEW_IDS } from '../../../server/graph/formats/Resolver.js';
import { Workbook } from '../../../server/graph/formats/xlsx/Workbook.js';
import { xlsxTables } from '../../../server/graph/formats/xlsx/xlsxTables.js';
import { ANA, Installation } from './openedImports.js';

const NAMES = ['Mill', 'Ford', 'Inn', 'Bridge', 'Church'] as const;

let harta: Installation;
let projectId: ProjectId;
const nodes: NodeId[] = [];
const ring: RelationshipId[] = [];

beforeAll(async () => {
  harta = await Installation.open();
  const { store } = harta.stored;
  projectId = (await store.createProject(ANA, 'village')).id;
  const scope = { ownerId: ANA, projectId };
  for (const name of NAMES) {
    const node = { labels: ['Place'], properties: { name }, propertyKinds: {} };
    nodes.push((await store.createNode(scope, node, { source: 'hand' })).id);
  }
  for (const [at, startNodeId] of nodes.entries()) {
    const endNodeId = nodes[(at + 1) % nodes.length] ?? startNodeId;
    const road = { type: 'ROAD_TO', startNodeId, endNodeId, properties: { turn: at }, propertyKinds: {} };
    ring.push((await store.createRelationship(scope, road, { source: 'hand' })).id);
  }
});
afterAll(() => harta.close());

async function exported(format: ExportFormat, chosen: ChosenElements | undefined): Promise<SourceFile> {
  const { fileName, chunks } = await exportStream(harta.stored.store, { ownerId: ANA, projectId }, format, chosen);
  const pieces: Buffer[] = [];
  for await (const chunk of chunks) pieces.push(Buffer.from(chunk as string));
  const bytes = Buffer.concat(pieces);
  return {
    name: fileName,
    size: bytes.length,
    async *open() {
      yield bytes;
    },
  };
}

interface Roads {
  readonly names: readonly unknown[];
  readonly roads: readonly unknown[];
}

async function readGraph(files: readonly SourceFile[]): Promise<Roads> {
  const names = new Map<string, unknown>();
  const roads: unknown[] = [];
  const { reading } = await openImport(files);
  for await (const read of readElements(reading, NEW_IDS)) {
    for (const { id, properties } of read.nodes) names.set(id, properties['name']);
    for (const { startNodeId, endNodeId } of read.relationships)
      roads.push(`${String(names.get(startNodeId))}–${String(names.get(endNodeId))}`);
  }
  return { names: [...names.values()], roads };
}

/** A workbook is tables; the ids of its relationships are those of its nodes. */
async function readWorkbook(file: SourceFile): Promise<Roads> {
  const workbook = await Workbook.open(file);
  if (workbook === undefined) throw new Error('No workbook');
  const names = new Map<unknown, unknown>();
  const roads: unknown[] = [];
  for (const { name, columns, rows } of await xlsxTables(workbook, { language: 'en', sheets: [] })) {
    const at = (title: string): number => columns.names.indexOf(title);
    for await (const some of rows())
      for (const { cells } of some)
        if (name === 'Nodes') names.set(cells[at('id')], cells[at('name')]);
        else if (name === 'Relationships')
          roads.push(`${String(names.get(cells[at('source')]))}–${String(names.get(cells[at('target')]))}`);
  }
  return { names: [...names.values()], roads };
}

/** What makes a graph of one download, or of both of the tables that belong together. */
const DOWNLOADS: readonly (readonly ExportFormat[])[] = [
  ...([
    ['harta'],
    ['cytoscape'],
    ['graphml'],
    ['gexf'],
    ['csvPair'],
    ['cypher'],
    ['turtle'],
    ['dot'],
    ['xlsx'],
  ] as const),
  ['csvNodes', 'csvRelationships'],
];

test('every format that is written is tried', () => {
  expect(DOWNLOADS.flat().toSorted()).toEqual(Object.keys(WRITERS).toSorted());
});

describe.each(DOWNLOADS.map((formats) => [formats.join(' and '), formats] as const))('%s', (_name, formats) => {
  const drawn = async (chosen: ChosenElements | undefined): Promise<Roads> => {
    const files = await Promise.all(formats.map((format) => exported(format, chosen)));
    const [first] = files;
    const read = formats.includes('xlsx') && first !== undefined ? await readWorkbook(first) : await readGraph(files);
    return { names: read.names.toSorted(), roads: read.roads.toSorted() };
  };

  test('holds the whole project', async () => {
    const roads = ['Bridge–Church', 'Church–Mill', 'Ford–Inn', 'Inn–Bridge', 'Mill–Ford'];
    expect(await drawn(undefined)).toEqual({ names: NAMES.toSorted(), roads });
  });

  test('holds the selection: the nodes and relationships that were chosen', async () => {
    expect(await drawn({ nodeIds: nodes.slice(0, 3), relationshipIds: ring.slice(0, 1) })).toEqual({
      names: ['Ford', 'Inn', 'Mill'],
      roads: ['Mill–Ford'],
    });
  });

  test('holds what is in view: all relationships between the nodes, and none whose end is out of it', async () => {
    expect(await drawn({ nodeIds: nodes.slice(0, 3) })).toEqual({
      names: ['Ford', 'Inn', 'Mill'],
      roads: ['Ford–Inn', 'Mill–Ford'],
    });
    expect(await drawn({ nodeIds: nodes.slice(0, 2), relationshipIds: ring })).toEqual({
      names: ['Ford', 'Mill'],
      roads: ['Mill–Ford'],
    });
  });
});
