import { type SourceFile } from '../../../server/graph/formats/Format.js';
import { FileFault } from '../../../server/graph/formats/issues.js';
import { openImport } from '../../../server/graph/formats/mapped/openImport.js';
import { readElements } from '../../../server/graph/formats/readElements.js';
import { NEW_IDS } from '../../../server/graph/formats/Resolver.js';
import {
  type ImportedNode,
  type ImportedRelationship,
  type ImportedStyle,
} from '../../../server/graph/ports/ImportSink.js';

/** What a file comes to. */
export interface GraphOfFile {
  readonly format: string;
  readonly nodes: ImportedNode[];
  readonly relationships: ImportedRelationship[];
  readonly styles: ImportedStyle[];
  /** What is told: code, and column where there is one. */
  readonly told: string[];
}

/** A file of some text or bytes, which comes in small pieces. */
function sourceOf(name: string, content: string | Uint8Array): SourceFile {
  const bytes = Buffer.from(content as string);
  return {
    name,
    size: bytes.length,
    async *open() {
      for (let at = 0; at < bytes.length; at += 97) yield bytes.subarray(at, at + 97);
    },
  };
}

/** Reads files as an import does, by the mapping that is proposed. */
async function graphOf(...files: readonly SourceFile[]): Promise<GraphOfFile> {
  const { format, reading } = await openImport(files);
  const graph: GraphOfFile = { format, nodes: [], relationships: [], styles: [], told: [] };
  for await (const { nodes, relationships, styles, issues } of readElements(reading, NEW_IDS)) {
    graph.nodes.push(...nodes);
    graph.relationships.push(...relationships);
    graph.styles.push(...styles);
    graph.told.push(...issues.map(({ code, column }) => (column === undefined ? code : `${code} ${column}`)));
  }
  return graph;
}

/** Reads one file of a text. */
export const graphIn = (name: string, content: string | Uint8Array): Promise<GraphOfFile> =>
  graphOf(sourceOf(name, content));

/** The code and the detail with which a file is refused. */
export async function refusalOf(name: string, content: string | Uint8Array): Promise<string> {
  try {
    const { told } = await graphIn(name, content);
    return `read: ${told.join(', ')}`;
  } catch (error) {
    if (error instanceof FileFault) return `${error.issue.code}: ${error.issue.detail}`;
    throw error;
  }
}

/** What a node is called: the first of its names, or its id. */
const nameOf = ({ properties }: ImportedNode): string =>
  String(properties['name'] ?? properties['label'] ?? properties['externalId'] ?? '');

/** Relationships as text, by the names of their ends. */
export function drawn({ nodes, relationships }: GraphOfFile): string[] {
  const names = new Map<string, string>(nodes.map((node) => [node.id, nameOf(node)]));
  return relationships.map(
    ({ startNodeId, type, endNodeId }) => `${names.get(startNodeId)} ${type} ${names.get(endNodeId)}`,
  );
}

/** The properties of a node by what it is called. */
export const propertiesOf = ({ nodes }: GraphOfFile, name: string) =>
  nodes.find((node) => nameOf(node) === name)?.properties;
