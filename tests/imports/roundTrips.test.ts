import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { textOfCell } from '../../domain/imports/cells.js';
import { isOneSpot } from '../../domain/imports/places.js';
import { type GraphNode, type GraphRelationship } from '../../server/contract/elements.js';
import { type ExportFormat } from '../../server/contract/imports.js';
import { type OwnerId, type ProjectId } from '../../server/contract/ids.js';
import { WRITERS } from '../../server/graph/exports/writers.js';
import { type SourceFile } from '../../server/graph/formats/Format.js';
import { Workbook } from '../../server/graph/formats/xlsx/Workbook.js';
import { sheetRows } from '../../server/graph/formats/xlsx/sheetRows.js';
import { openImport } from '../../server/graph/formats/mapped/openImport.js';
import { readElements } from '../../server/graph/formats/readElements.js';
import { type IdPolicy, NEW_IDS } from '../../server/graph/formats/Resolver.js';
import { type ImportedNode, type ImportedRelationship } from '../../server/graph/ports/ImportSink.js';
import { rounds } from '../soak/rounds.js';
import { randomGraph, type WholeGraph } from './randomGraph.js';

const PROJECT = { id: '01J00000000000000000000000' as ProjectId, name: 'Round "trip"' };
const SCOPE = { ownerId: 'ana' as OwnerId, projectId: PROJECT.id };
const KEPT: IdPolicy = { keep: true, taken: new Set() };

/** A graph as the writers ask for it. */
const asStore = ({ nodes, relationships }: WholeGraph) => ({
  exportNodes: () =>
    Promise.resolve({ items: nodes.map((node) => ({ ...node, degree: 0 })) as GraphNode[], next: null }),
  exportRelationships: () => Promise.resolve({ items: relationships as GraphRelationship[], next: null }),
  styles: () => Promise.resolve({ projectId: PROJECT.id, items: [], total: 0 }),
});

async function written(graph: WholeGraph, format: ExportFormat): Promise<SourceFile> {
  const chunks: Buffer[] = [];
  const writer = WRITERS[format];
  for await (const chunk of writer.write({ store: asStore(graph), scope: SCOPE, project: PROJECT }))
    chunks.push(Buffer.from(chunk as string));
  const bytes = Buffer.concat(chunks);
  return {
    name: `file${writer.ending}`,
    size: bytes.length,
    async *open() {
      // Pieces of any size, also in the middle of a letter.
      for (let at = 0; at < bytes.length; at += 61) yield bytes.subarray(at, at + 61);
    },
  };
}

async function again(graph: WholeGraph, formats: readonly ExportFormat[], policy: IdPolicy): Promise<WholeGraph> {
  const { reading } = await openImport(await Promise.all(formats.map((format) => written(graph, format))));
  const nodes: ImportedNode[] = [];
  const relationships: ImportedRelationship[] = [];
  for await (const read of readElements(reading, policy)) {
    // A table of relationships may have no rows.
    const isWithoutRows = graph.relationships.length === 0;
    expect(read.issues.filter(({ code }) => !(isWithoutRows && code === 'NO_ELEMENTS'))).toEqual([]);
    nodes.push(...read.nodes);
    relationships.push(...read.relationships);
  }
  return { nodes, relationships };
}

const contentOf = ({ properties, propertyKinds }: ImportedNode | ImportedRelationship) => ({
  properties,
  propertyKinds,
});

/** What a graph says, its nodes by their turn and not by ids. */
function said({ nodes, relationships }: WholeGraph, withPlaces: boolean) {
  const turns = new Map<string, number>(nodes.map(({ id }, at) => [id, at]));
  return {
    nodes: nodes.map((node) => ({
      labels: node.labels,
      ...contentOf(node),
      position: withPlaces ? node.position : undefined,
    })),
    relationships: relationships.map((each) => ({
      type: each.type,
      ends: [turns.get(each.startNodeId), turns.get(each.endNodeId)],
      ...contentOf(each),
    })),
  };
}

const held = (property: (graph: WholeGraph) => Promise<void>) =>
  fc.assert(fc.asyncProperty(randomGraph, property), { numRuns: rounds('roundTrips') });

/** The formats that are written and read again as graphs. CSV has no column for places. */
const FORMATS: readonly (readonly [string, readonly ExportFormat[], { places: boolean }])[] = [
  ['Harta', ['harta'], { places: true }],
  ['Cytoscape', ['cytoscape'], { places: true }],
  ['CSV', ['csvNodes', 'csvRelationships'], { places: false }],
  ['CSV in a zip', ['csvPair'], { places: false }],
  ['GraphML', ['graphml'], { places: true }],
  ['GEXF', ['gexf'], { places: true }],
  ['Cypher', ['cypher'], { places: true }],
  ['Turtle', ['turtle'], { places: true }],
  ['DOT', ['dot'], { places: true }],
];

describe('any graph', () => {
  test('is held against every format that is written', () => {
    expect([...FORMATS.flatMap(([, formats]) => formats), 'xlsx'].toSorted()).toEqual(Object.keys(WRITERS).toSorted());
  });

  test.each(FORMATS)('written and read twice is what it was: %s', async (_name, formats, { places: withPlaces }) => {
    await held(async (graph) => {
      const spots = graph.nodes.flatMap(({ position }) => (position === undefined ? [] : [position]));
      // Nodes that are all in one spot are placed by a layout, unless the file is our own.
      const places = withPlaces && (formats.includes('harta') || !isOneSpot(spots));
      const first = await again(graph, formats, NEW_IDS);
      expect(said(first, places)).toEqual(said(graph, places));
      const second = await again(first, formats, NEW_IDS);
      expect(said(second, places)).toEqual(said(graph, places));
    });
  });

  test('has a row for each of its elements in a workbook, with its ids', async () => {
    await held(async (graph) => {
      const workbook = await Workbook.open(await written(graph, 'xlsx'));
      if (workbook === undefined) throw new Error('No workbook');
      // The sheets as they stand: what becomes of their rows is for the person to say.
      const firstCells = async (sheet: number): Promise<readonly string[]> => {
        const cells: string[] = [];
        for await (const some of sheetRows(workbook, `xl/worksheets/sheet${sheet}.xml`))
          cells.push(...some.map((row) => textOfCell(row.cells[0])));
        return cells.slice(1);
      };
      expect(await firstCells(1)).toEqual(graph.nodes.map(({ id }) => id));
      expect(await firstCells(2)).toEqual(graph.relationships.map(({ startNodeId }) => startNodeId));
    });
  });

  test('is restored whole by our own format, with ids, versions, times and places', async () => {
    await held(async (graph) => {
      expect(await again(graph, ['harta'], KEPT)).toEqual(graph);
    });
  });
});
