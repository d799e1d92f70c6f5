import { captionOf } from '../../../domain/caption/caption.js';
import { type ImportIssue } from '../../../server/contract/imports.js';
import { type SourceFile } from '../../../server/graph/formats/Format.js';
import { IssueReport } from '../../../server/graph/formats/IssueReport.js';
import { openImport, type OpenedImport, type SomeChoices } from '../../../server/graph/formats/mapped/openImport.js';
import { readElements } from '../../../server/graph/formats/readElements.js';
import { NEW_IDS } from '../../../server/graph/formats/Resolver.js';
import { type ImportedNode, type ImportedRelationship } from '../../../server/graph/ports/ImportSink.js';

/** What files hold, read as they are proposed. */
export interface ReadGraph {
  readonly opened: OpenedImport;
  readonly nodes: readonly ImportedNode[];
  readonly relationships: readonly ImportedRelationship[];
  readonly issues: readonly ImportIssue[];
  /** What nodes are called by, their first property that names things. */
  readonly names: readonly string[];
  /** Relationships as text, by what their ends are called. */
  readonly ties: readonly string[];
}

/** A file in memory. */
function fileOf(name: string, content: string | Uint8Array): SourceFile {
  const bytes = Buffer.from(content as string);
  return {
    name,
    size: bytes.length,
    async *open() {
      yield bytes;
    },
  };
}

/** Reads files to their end as they are proposed, or with choices. Throws `FileFault`. */
export async function readAll(
  files: Readonly<Record<string, string | Uint8Array>>,
  choices: SomeChoices = {},
): Promise<ReadGraph> {
  const opened = await openImport(
    Object.entries(files).map(([name, content]) => fileOf(name, content)),
    choices,
  );
  const nodes: ImportedNode[] = [];
  const relationships: ImportedRelationship[] = [];
  const report = new IssueReport();
  for await (const read of readElements(opened.reading, NEW_IDS)) {
    nodes.push(...read.nodes);
    relationships.push(...read.relationships);
    for (const issue of read.issues) report.add(issue);
  }
  const nameOf = new Map<string, string>(nodes.map((node) => [node.id, captionOf(node)]));
  return {
    opened,
    nodes,
    relationships,
    issues: report.issues,
    names: nodes.map(({ id }) => nameOf.get(id) ?? ''),
    ties: relationships.map(
      ({ startNodeId, endNodeId }) => `${nameOf.get(startNodeId) ?? ''} → ${nameOf.get(endNodeId) ?? ''}`,
    ),
  };
}

/** The values of a property of all elements that have it. */
export const valuesOf = (
  elements: readonly (ImportedNode | ImportedRelationship)[],
  property: string,
): readonly unknown[] => elements.flatMap(({ properties }) => properties[property] ?? []);
