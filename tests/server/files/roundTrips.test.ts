import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type ExportFormat } from '../../../server/contract/imports.js';
import { type SetStyleInput } from '../../../server/contract/styles.js';
import { type ProjectId } from '../../../server/contract/ids.js';
import { type GraphNode, type GraphRelationship } from '../../../server/contract/elements.js';
import { escapeCell, unescapeCell } from '../../../server/graph/formats/csv/cellTexts.js';
import { fieldOf, propertyOf } from '../../../server/graph/formats/cytoscape/writeCytoscape.js';
import { exportStream } from '../../../server/graph/exports/exportStream.js';
import { nodeSlices, relationshipSlices } from '../../../server/graph/exports/slices.js';
import { loadSample } from '../../../server/graph/sample/loadSample.js';
import { type StagedFile } from '../../../server/graph/imports/protocol.js';
import { ANA, Installation } from './openedImports.js';

const PATIENCE = 120_000;

let harta: Installation;
beforeAll(async () => void (harta = await Installation.open()), PATIENCE);
afterAll(() => harta.close());

const project = async (name: string): Promise<ProjectId> => (await harta.stored.store.createProject(ANA, name)).id;
const scopeOf = (projectId: ProjectId) => ({ ownerId: ANA, projectId });

async function exported(projectId: ProjectId, format: ExportFormat): Promise<string> {
  const { chunks } = await exportStream(harta.stored.store, scopeOf(projectId), format);
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return text;
}

async function exportedFiles(projectId: ProjectId, ...formats: ExportFormat[]): Promise<StagedFile[]> {
  return Promise.all(
    formats.map(async (format) => {
      const { fileName } = await exportStream(harta.stored.store, scopeOf(projectId), format);
      const file = { name: fileName, path: path.join(harta.folder, `${projectId}-${fileName}`) };
      await writeFile(file.path, await exported(projectId, format));
      return file;
    }),
  );
}

async function all<T>(slices: AsyncIterable<readonly T[]>): Promise<T[]> {
  const items: T[] = [];
  for await (const slice of slices) items.push(...slice);
  return items;
}

const sorted = (record: object) => Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
const said = ({ properties, propertyKinds }: GraphNode | GraphRelationship) =>
  JSON.stringify([sorted(properties), sorted(propertyKinds)]);

/** A graph as it is up to ids: what each node says, and what each relationship says with its ends. */
async function upToIds(projectId: ProjectId): Promise<{ nodes: string[]; relationships: string[] }> {
  const { store } = harta.stored;
  const nodes = await all(nodeSlices(store, scopeOf(projectId)));
  const says = new Map<string, string>(nodes.map((node) => [node.id, JSON.stringify(node.labels) + said(node)]));
  const relationships = await all(relationshipSlices(store, scopeOf(projectId)));
  const drawn = relationships.map((each) =>
    [says.get(each.startNodeId), each.type, said(each), says.get(each.endNodeId)].join(' '),
  );
  return { nodes: [...says.values()].sort(), relationships: drawn.sort() };
}

/** A graph with everything that a format could get wrong. */
async function awkwardGraph(): Promise<ProjectId> {
  const projectId = await project('awkward');
  const { store } = harta.stored;
  const make = async (
    labels: string[],
    properties: GraphNode['properties'],
    propertyKinds: GraphNode['propertyKinds'] = {},
  ) => (await store.createNode(scopeOf(projectId), { labels, properties, propertyKinds }, { source: 'hand' })).id;
  const first = await make(
    ['A;B', '[C]', 'D "quoted", so', '=E', ' F '],
    {
      name: '=SUM(A1:A9)',
      empty: '',
      apostrophe: "'=1",
      breaks: 'one\r\ntwo\nthree\rfour',
      spaces: '  around  ',
      'a:b': 'colon',
      '=name': 'formula',
      id: 'reserved',
      labels: 'reserved',
      'property.id': 'prefixed',
      negative: -5,
      tiny: 1e-21,
      list: ['a;b', '', '[x]', '-y'],
      plainList: ['x', "'y"],
      numbers: [1, -2.5],
      truths: [true, false],
      none: [],
      zeros: '007',
      number: '42',
      day: '2024-02-29',
      constructor: 'of every object',
      toString: [],
      ' padded ': ' x',
    },
    { none: 'dateList', day: 'date' },
  );
  const second = await make(
    ['Țară'],
    { name: 'România', at: '2024-02-29T10:00:00Z', days: ['2024-01-01'], number: 42 },
    {
      at: 'dateTime',
      days: 'dateList',
    },
  );
  const join = (type: string, properties: GraphNode['properties']) =>
    store.createRelationship(
      scopeOf(projectId),
      { type, startNodeId: first, endNodeId: second, properties },
      { source: 'hand' },
    );
  await join(' padded', {});
  await join('["in brackets"]', {});
  await join('-starts with a dash', { type: 'reserved', source: 'reserved', weight: 0.1 });
  await join('se învecinează cu', { 'since\n': '1918', list: [] });
  await store.savePositions(scopeOf(projectId), [{ nodeId: first, x: 1.5, y: -2 }]);
  return projectId;
}

const FORMATS: readonly (readonly [string, readonly ExportFormat[]])[] = [
  ['Harta', ['harta']],
  ['Cytoscape', ['cytoscape']],
  ['CSV', ['csvNodes', 'csvRelationships']],
];

describe('how labels and types look', () => {
  test(
    'goes with a file of ours, and comes back with it',
    async () => {
      const from = await awkwardGraph();
      const { store } = harta.stored;
      const style = {
        ...{ caption: '{name}', colour: 'teal', words: 'lucru, lucruri', wordsIn: { en: 'thing, things' } },
        rules: [{ property: 'a:b', test: 'isThere', shape: 'star' }],
      };
      await store.setStyle(
        scopeOf(from),
        { kind: 'label', name: '[C]', version: 0, style: style as SetStyleInput['style'] },
        { source: 'hand' },
      );
      const files = await exportedFiles(from, 'harta');
      const into = await project('styled again');
      expect(await harta.bring(files, ANA, into)).toMatchObject({ state: 'done', issuesTotal: 0 });
      const { items } = await store.styles(scopeOf(into));
      expect(items).toMatchObject([{ kind: 'label', name: '[C]', style }]);
      expect(await upToIds(into)).toEqual(await upToIds(from));
    },
    PATIENCE,
  );
});

describe('export and import into another project', () => {
  test.each(FORMATS)(
    'give an equal graph up to ids: %s, with awkward texts',
    async (name, formats) => {
      const from = await awkwardGraph();
      const files = await exportedFiles(from, ...formats);
      const into = await project(`awkward again as ${name}`);
      expect(await harta.bring(files, ANA, into)).toMatchObject({ state: 'done', issuesTotal: 0 });
      expect(await upToIds(into)).toEqual(await upToIds(from));
    },
    PATIENCE,
  );

  test.each(FORMATS)(
    'give an equal graph up to ids: %s, of the sample graph',
    async (name, formats) => {
      const from = await project('sample');
      const receipt = await loadSample(harta.stored.store, scopeOf(from), 'ro');
      expect(receipt.nodes.length + receipt.relationships.length).toBeGreaterThan(2000);
      expect(receipt).toMatchObject({
        complete: true,
        change: { source: 'sample', reference: 'world-countries (ODbL 1.0)' },
      });
      const into = await project(`sample again as ${name}`);
      expect((await harta.bring(await exportedFiles(from, ...formats), ANA, into)).state).toBe('done');
      expect(await upToIds(into)).toEqual(await upToIds(from));
    },
    PATIENCE,
  );
});

describe('our own format', () => {
  test(
    'restores a project identically: ids, versions, times, places',
    async () => {
      const from = await awkwardGraph();
      const before = await exported(from, 'harta');
      const files = await exportedFiles(from, 'harta');
      for (const { id } of await all(nodeSlices(harta.stored.store, scopeOf(from)))) {
        await harta.stored.store.deleteNode(scopeOf(from), id, { source: 'hand' });
      }
      expect(await harta.bring(files, ANA, from)).toMatchObject({ state: 'done' });
      expect(await exported(from, 'harta')).toBe(before);
    },
    PATIENCE,
  );

  test(
    'gives new ids where the old ones are taken',
    async () => {
      const from = await awkwardGraph();
      const before = await upToIds(from);
      expect((await harta.bring(await exportedFiles(from, 'harta'), ANA, from)).state).toBe('done');
      const after = await upToIds(from);
      expect(after.nodes).toEqual([...before.nodes, ...before.nodes].sort());
      expect(after.relationships).toEqual([...before.relationships, ...before.relationships].sort());
    },
    PATIENCE,
  );
});

describe('an export', () => {
  test('of an empty project can be read by the programs that it is for', async () => {
    const empty = await project('Țările lumii / 2024');
    expect(JSON.parse(await exported(empty, 'cytoscape'))).toEqual({ elements: { nodes: [], edges: [] } });
    expect(JSON.parse(await exported(empty, 'harta'))).toMatchObject({ format: 'harta', nodes: [], relationships: [] });
    expect(await exported(empty, 'csvNodes')).toBe('\uFEFF:ID,:LABEL\r\n');
    expect((await exportStream(harta.stored.store, scopeOf(empty), 'csvNodes')).fileName).toBe(
      'Țările-lumii-2024-nodes.csv',
    );
  });

  test('gives a spreadsheet no formula to run', async () => {
    const text = await exported(await awkwardGraph(), 'csvNodes');
    expect(text).toContain("'=SUM(A1:A9)");
    expect(text).not.toMatch(/(^|,)"?=/m);
  });
});

describe('what is written in another way', () => {
  test('to keep spreadsheets from running it comes back as it was', () => {
    const texts = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('=', '+', '-', '@', "'", '\t', '\r', 'a') }));
    fc.assert(fc.property(texts, (text) => unescapeCell(escapeCell(text)) === text));
  });

  test('because Cytoscape has a use for the name comes back as it was', () => {
    const names = fc.string({ unit: fc.constantFrom('property.', 'id', 'type', 'x') });
    fc.assert(fc.property(names, (name) => propertyOf(fieldOf(name)) === name));
  });
});
