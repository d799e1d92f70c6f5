import { type ImportIssue } from '../../contract/imports.js';
import { type ImportedNode, type ImportedRelationship, type ImportedStyle } from '../ports/ImportSink.js';
import { type Pass, type Reading } from './Format.js';
import { type Finding } from './Found.js';
import { type IdPolicy, Resolver } from './Resolver.js';

/** What a handful of a file holds, ready for the graph. */
export interface ReadElements {
  readonly nodes: readonly ImportedNode[];
  readonly relationships: readonly ImportedRelationship[];
  readonly styles: readonly ImportedStyle[];
  readonly issues: readonly ImportIssue[];
}

/** Puts what is found where it belongs: elements to elements, issues to issues. */
function sort<T extends object>(found: T | ImportIssue | undefined, elements: T[], issues: ImportIssue[]): void {
  if (found === undefined) return;
  if ('code' in found) issues.push(found);
  else elements.push(found);
}

function resolved(resolver: Resolver, file: string, findings: readonly Finding[]): ReadElements {
  const nodes: ImportedNode[] = [];
  const relationships: ImportedRelationship[] = [];
  const styles: ImportedStyle[] = [];
  const issues: ImportIssue[] = [];
  for (const finding of findings) {
    if (finding.found === 'issue') issues.push(finding.issue);
    else if (finding.found === 'style') styles.push(finding.style);
    else if (finding.found === 'node') sort(resolver.node(file, finding), nodes, issues);
    else sort(resolver.relationship(file, finding), relationships, issues);
  }
  return { nodes, relationships, styles, issues };
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
