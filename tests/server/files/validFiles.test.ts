import { describe, expect, test } from 'vitest';

import { readElements } from '../../../server/graph/formats/readElements.js';
import { openImport } from '../../../server/graph/formats/mapped/openImport.js';
import { openFiles } from '../../../server/graph/formats/recognise.js';
import { NEW_IDS } from '../../../server/graph/formats/Resolver.js';
import { type ImportedNode, type ImportedRelationship } from '../../../server/graph/ports/ImportSink.js';
import { type StagedFile } from '../../../server/graph/imports/protocol.js';
import { stagedSource } from '../../../server/graph/imports/stagedSource.js';
import { fixtures } from './fixtures.js';

interface Read {
  format: string;
  nodes: ImportedNode[];
  relationships: ImportedRelationship[];
  issues: string[];
}

/** @param open how the files are opened: by their format alone, or as an import maps them */
async function read(files: readonly StagedFile[], open: typeof openFiles | typeof openImport): Promise<Read> {
  const { format, reading } = await open(await Promise.all(files.map((file) => stagedSource(file))));
  const all: Read = { format, nodes: [], relationships: [], issues: [] };
  for await (const { nodes, relationships, issues } of readElements(reading, NEW_IDS)) {
    all.nodes.push(...nodes);
    all.relationships.push(...relationships);
    all.issues.push(...issues.map(({ code, column }) => `${code} ${column ?? ''}`.trim()));
  }
  return all;
}

const reading = (...names: string[]): Promise<Read> => read(fixtures('valid', ...names), openFiles);
const mapped = (...names: string[]): Promise<Read> => read(fixtures('valid', ...names), openImport);

/** Relationships as text, by the external ids or names of their ends. */
function drawn({ nodes, relationships }: Read): string[] {
  const name = new Map(nodes.map(({ id, properties }) => [id, String(properties['externalId'] ?? properties['name'])]));
  return relationships.map((each) => `${name.get(each.startNodeId)} ${each.type} ${name.get(each.endNodeId)}`);
}

describe('tables', () => {
  test('with the titles of Neo4j are read as a pair, in either order', async () => {
    const pair = await reading('admin-nodes.csv', 'admin-relationships.csv');
    expect(pair.nodes[0]).toMatchObject({
      labels: ['Person', 'Actor'],
      properties: {
        externalId: 'keanu',
        name: 'Reeves, Keanu',
        age: 56,
        born: '1964-09-02',
        tags: ['actor', 'canadian'],
      },
      propertyKinds: { born: 'date' },
    });
    expect(pair.nodes[1]?.properties).toEqual({ externalId: 'lana', name: 'Lana Wachowski', born: '1965-06-21' });
    expect(drawn(pair)).toEqual(['keanu KNOWS lana', 'lana DIRECTED keanu']);
    expect(pair.relationships[0]?.properties).toEqual({ since: 1999, note: 'said "hi",\nthen left' });
    expect(drawn(await reading('admin-relationships.csv', 'admin-nodes.csv'))).toEqual(drawn(pair));
  });

  test('with plain titles and semicolons are read as a pair', async () => {
    const pair = await mapped('plain-nodes.csv', 'plain-relationships.csv');
    expect(pair.nodes[0]).toMatchObject({
      labels: ['Țară'],
      properties: { id: 'RO', name: 'România', population: 19053815 },
    });
    expect(drawn(pair)).toEqual(['România se învecinează cu Moldova']);
    expect(pair.relationships[0]).toMatchObject({
      properties: { since: '1991-08-27' },
      propertyKinds: { since: 'date' },
    });
  });

  test('of relationships alone make a node of every name, and keep what only looks like a number', async () => {
    const alone = await mapped('edges-only.csv');
    expect(alone.nodes.map(({ properties }) => properties)).toEqual([{ name: 'Ana' }, { name: 'Bogdan' }]);
    expect(drawn(alone)).toEqual(['Ana knows Bogdan', 'Bogdan knows Ana', 'Ana likes Ana']);
    expect(alone.relationships[0]?.properties).toEqual({ weight: 2.5, code: '007' });
  });

  test('in another encoding than UTF-8 are read by what reads best', async () => {
    const [file] = fixtures('valid', 'latin2.csv');
    const { reading } = await openImport(await Promise.all([stagedSource(file ?? { name: '', path: '' })]));
    const names: unknown[] = [];
    for await (const { nodes } of readElements(reading, NEW_IDS))
      names.push(...nodes.map(({ properties }) => properties['name']));
    expect(names).toEqual(['Ana', 'Bogdan', 'Ştefan']);
  });

  test('in UTF-16 with tabs, as spreadsheets write them, are read', async () => {
    expect(drawn(await mapped('edges.tsv'))).toEqual(['Ștefan îl cunoaște pe Ioana']);
  });
});

describe('JSON', () => {
  test('of Cytoscape is read with places, and says what becomes of nested values', async () => {
    const graph = await reading('graph.cyjs');
    expect(graph.nodes[0]).toMatchObject({
      labels: ['Gene'],
      properties: { externalId: '1', name: 'BRCA1', score: 0.5, synonyms: ['A', 'B'], 'where.chromosome': 17 },
      position: { x: 10, y: -20.5 },
    });
    expect(graph.nodes[1]).toMatchObject({ labels: ['Node'], properties: { name: 'TP53', mixed: '[1,"two"]' } });
    expect(graph.issues).toEqual([
      'IGNORED_PART data',
      'NESTED_VALUE where',
      'MIXED_LIST mixed',
      'LABEL_MISSING labels',
    ]);
    expect(drawn(graph)).toEqual(['1 binds 2']);
  });

  test('of Cytoscape as a flat list may have relationships before their nodes', async () => {
    expect(drawn(await reading('elements-list.json'))).toEqual(['a LINKS b']);
  });

  test('of graphology and of node-link form is read', async () => {
    const graph = await reading('graphology.json');
    expect(graph.format).toBe('graphology');
    expect(graph.nodes[0]).toMatchObject({
      properties: { label: 'Myriel', externalId: '0' },
      position: { x: 1, y: 2 },
    });
    expect(drawn(graph)).toEqual(['0 RELATED_TO 1']);
    expect(drawn(await reading('node-link.json'))).toEqual(['x RELATED_TO y']);
  });

  test('of our own keeps kinds, places, versions and times', async () => {
    const graph = await reading('project.harta.json');
    expect(graph.nodes[0]).toMatchObject({
      properties: { name: 'Keanu', born: '1964-09-02', empty: [] },
      propertyKinds: { born: 'date', empty: 'numberList' },
      position: { x: 1.5, y: -2 },
      version: 3,
      updatedAt: '2024-02-01T00:00:00.000Z',
      provenance: { source: 'hand' },
    });
    expect(graph.nodes[1]?.properties).toEqual({ title: 'The Matrix' });
    expect(graph.relationships[0]).toMatchObject({ type: 'ACTED_IN', version: 2, properties: { role: 'Neo' } });
    expect(graph.issues).toEqual([]);
  });
});

describe('GraphML', () => {
  test('is read with labels, types, typed data and defaults', async () => {
    const graph = await reading('neo4j.graphml');
    expect(graph.nodes[0]).toMatchObject({ labels: ['Person', 'Actor'], properties: { age: 56, famous: true } });
    expect(graph.nodes[1]).toMatchObject({ labels: ['Film'], properties: { famous: false } });
    expect(drawn(graph)).toEqual(['n0 ACTED_IN n1']);
    expect(graph.issues).toEqual([]);
  });
});
