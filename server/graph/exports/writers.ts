import { type GraphNode, type GraphRelationship } from '../../contract/elements.js';
import { type ExportFormat } from '../../contract/imports.js';
import {
  collectColumns,
  nodeRow,
  nodeTitles,
  type PropertyColumn,
  relationshipRow,
  relationshipTitles,
} from '../formats/csv/writeCsv.js';
import { edgeElement, nodeElement } from '../formats/cytoscape/writeCytoscape.js';
import { hartaBeginning, nodeText, relationshipText, styleText } from '../formats/harta/HartaDocument.js';
import { CYPHER_BEGINNING, CYPHER_END, cypherNode, cypherRelationship } from '../formats/cypher/writeCypher.js';
import { DOT_BEGINNING, DOT_END, dotEdge, dotNode } from '../formats/dot/writeDot.js';
import { GEXF_END, GEXF_MIDDLE, gexfBeginning, gexfEdge, gexfNode } from '../formats/gexf/writeGexf.js';
import {
  GRAPHML_END,
  graphmlBeginning,
  graphmlEdge,
  graphmlNode,
  withoutMark,
} from '../formats/graphml/writeGraphml.js';
import { TURTLE_BEGINNING, turtleNode, turtleRelationship } from '../formats/rdf/writeTurtle.js';
import { XmlColumns } from '../formats/xml/xmlColumns.js';
import { type ExportSource, nodeSlices, relationshipSlices } from './slices.js';
import { workbook } from './workbook.js';
import { zipped } from './zipped.js';

type Slices<T> = AsyncIterable<readonly T[]>;

/** The items of a JSON list, with what stands between them. */
async function* listed<T>(items: Slices<T>, write: (item: T) => string): AsyncGenerator<string> {
  let first = true;
  for await (const slice of items) {
    yield (first ? '\n' : ',\n') + slice.map(write).join(',\n');
    first = false;
  }
}

async function* jsonText(
  texts: { beginning: string; middle: string; end: string },
  nodes: AsyncIterable<string>,
  relationships: AsyncIterable<string>,
): AsyncGenerator<string> {
  yield texts.beginning;
  yield* nodes;
  yield texts.middle;
  yield* relationships;
  yield texts.end;
}

/** How labels and types look, after the elements; nothing where all look as the product chooses. */
async function* stylesText({ store, scope }: ExportSource): AsyncGenerator<string> {
  const { items } = await store.styles(scope);
  if (items.length > 0) yield `],"styles":[\n${items.map(styleText).join(',\n')}\n`;
}

/** Pieces of text one after the other. */
async function* oneAfterOther(...parts: readonly AsyncIterable<string>[]): AsyncGenerator<string> {
  for (const part of parts) yield* part;
}

/** A table needs its titles first, so the elements are gone through twice; nothing is held but the titles. */
async function* table<T extends Parameters<typeof collectColumns>[0]>(
  slices: () => Slices<T>,
  titles: (columns: readonly PropertyColumn[]) => string,
  row: (item: T, columns: readonly PropertyColumn[]) => string,
): AsyncGenerator<string> {
  const found = new Map<string, PropertyColumn>();
  for await (const slice of slices()) for (const item of slice) collectColumns(item, found);
  const columns = [...found.values()];
  // Spreadsheets take a table for UTF-8 only when it says so.
  yield `\uFEFF${titles(columns)}`;
  for await (const slice of slices()) yield slice.map((item) => row(item, columns)).join('');
}

/** Elements one after the other, as text. */
async function* each<T>(items: Slices<T>, write: (item: T) => string): AsyncGenerator<string> {
  for await (const slice of items) yield slice.map(write).join('');
}

/** A format without columns: nodes, then relationships. */
const plainText =
  (
    texts: { beginning: string; end: string },
    node: (node: GraphNode) => string,
    relationship: (relationship: GraphRelationship) => string,
  ) =>
  ({ store, scope }: ExportSource): AsyncIterable<string> =>
    jsonText(
      { beginning: texts.beginning, middle: '', end: texts.end },
      each(nodeSlices(store, scope), node),
      each(relationshipSlices(store, scope), relationship),
    );

/** How a format of XML writes its parts. */
interface XmlWriting {
  beginning(nodes: XmlColumns, relationships: XmlColumns): string;
  node(node: GraphNode, columns: XmlColumns): string;
  readonly middle: string;
  edge(relationship: GraphRelationship, columns: XmlColumns): string;
  readonly end: string;
}

/** A format that declares its columns first, so the elements are gone through twice; nothing is held but the columns. */
async function* xmlText({ store, scope }: ExportSource, writing: XmlWriting): AsyncGenerator<string> {
  const [nodes, relationships] = [new XmlColumns('n'), new XmlColumns('e')];
  for await (const slice of nodeSlices(store, scope)) for (const node of slice) nodes.collect(node);
  for await (const slice of relationshipSlices(store, scope))
    for (const relationship of slice) relationships.collect(withoutMark(relationship)[0]);
  yield writing.beginning(nodes, relationships);
  yield* each(nodeSlices(store, scope), (node) => writing.node(node, nodes));
  yield writing.middle;
  yield* each(relationshipSlices(store, scope), (relationship) => writing.edge(relationship, relationships));
  yield writing.end;
}

const GRAPHML: XmlWriting = {
  beginning: graphmlBeginning,
  node: graphmlNode,
  middle: '',
  edge: graphmlEdge,
  end: GRAPHML_END,
};
const GEXF: XmlWriting = {
  beginning: gexfBeginning,
  node: gexfNode,
  middle: GEXF_MIDDLE,
  edge: gexfEdge,
  end: GEXF_END,
};

const nodeTable = ({ store, scope }: ExportSource) => table(() => nodeSlices(store, scope), nodeTitles, nodeRow);
const relationshipTable = ({ store, scope }: ExportSource) =>
  table(() => relationshipSlices(store, scope), relationshipTitles, relationshipRow);

/** A format that is written. */
export interface Writer {
  readonly ending: string;
  /** What is no text has no charset. */
  readonly isBinary?: true;
  write(source: ExportSource): AsyncIterable<string | Uint8Array>;
}

/** Every format that is written. */
export const WRITERS: Readonly<Record<ExportFormat, Writer>> = {
  harta: {
    ending: '.harta.json',
    write: ({ store, scope, project }) =>
      jsonText(
        { beginning: hartaBeginning(project), middle: '\n],"relationships":[', end: '\n]}\n' },
        listed(nodeSlices(store, scope), nodeText),
        oneAfterOther(
          listed(relationshipSlices(store, scope), relationshipText),
          stylesText({ store, scope, project }),
        ),
      ),
  },
  cytoscape: {
    ending: '.cyjs',
    write: ({ store, scope }) =>
      jsonText(
        { beginning: '{"elements":{"nodes":[', middle: '\n],"edges":[', end: '\n]}}\n' },
        listed(nodeSlices(store, scope), nodeElement),
        listed(relationshipSlices(store, scope), edgeElement),
      ),
  },
  csvNodes: {
    ending: '-nodes.csv',
    write: nodeTable,
  },
  csvRelationships: {
    ending: '-relationships.csv',
    write: relationshipTable,
  },
  csvPair: {
    ending: '-csv.zip',
    isBinary: true,
    write: (source) =>
      zipped([
        { name: 'nodes.csv', chunks: nodeTable(source) },
        { name: 'relationships.csv', chunks: relationshipTable(source) },
      ]),
  },
  graphml: {
    ending: '.graphml',
    write: (source) => xmlText(source, GRAPHML),
  },
  gexf: {
    ending: '.gexf',
    write: (source) => xmlText(source, GEXF),
  },
  xlsx: {
    ending: '.xlsx',
    isBinary: true,
    write: workbook,
  },
  cypher: {
    ending: '.cypher',
    write: plainText({ beginning: CYPHER_BEGINNING, end: CYPHER_END }, cypherNode, cypherRelationship),
  },
  turtle: {
    ending: '.ttl',
    write: plainText({ beginning: TURTLE_BEGINNING, end: '' }, turtleNode, turtleRelationship),
  },
  dot: {
    ending: '.dot',
    write: plainText({ beginning: DOT_BEGINNING, end: DOT_END }, dotNode, dotEdge),
  },
};
