import { type ImportIssue } from '../../contract/imports.js';
import { type ImportedNode, type ImportedRelationship } from '../GraphStore.js';
import { type Pass, type Reading } from './Format.js';
import { type Finding } from './Found.js';
import { type IdPolicy, Resolver } from './Resolver.js';

/** What a handful of a file holds, ready for the graph. */
export interface ReadElements {
  readonly nodes: readonly ImportedNode[];
  readonly relationships: readonly ImportedRelationship[];
  readonly issues: readonly ImportIssue[];
}

function resolved(resolver: Resolver, file: string, findings: readonly Finding[]): ReadElements {
  const nodes: ImportedNode[] = [];
  const relationships: ImportedRelationship[] = [];
  const issues: ImportIssue[] = [];
  for (const finding of findings) {
    if (finding.found === 'issue') issues.push(finding.issue);
    else if (finding.found === 'node') {
      const node = resolver.node(file, finding);
      if (node !== undefined) 'code' in node ? issues.push(node) : nodes.push(node);
    } else {
      const relationship = resolver.relationship(file, finding);
      'code' in relationship ? issues.push(relationship) : relationships.push(relationship);
    }
  }
  return { nodes, relationships, issues };
}

/** Reads files from beginning to end: nodes first, relationships after. Throws `FileFault` where it is senseless to read on. */
export async function* readElements(reading: Reading, policy: IdPolicy): AsyncGenerator<ReadElements> {
  const resolver = new Resolver(policy);
  const run = async function* (passes: readonly Pass[]): AsyncGenerator<ReadElements> {
    for (const { file, findings } of passes) {
      for await (const found of findings()) yield resolved(resolver, file.name, found);
    }
  };
  yield* run(reading.nodes);
  yield* run(reading.relationships);
}

/** How many bytes a reading reads: a file that is gone through twice counts twice. */
export const bytesOf = ({ nodes, relationships }: Reading): number =>
  [...nodes, ...relationships].reduce((sum, { file }) => sum + file.size, 0);
