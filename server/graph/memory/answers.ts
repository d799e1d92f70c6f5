import { type GraphNode, type GraphRelationship, type LabelCount, type TypeCount } from '../../contract/elements.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type GraphElements } from '../../contract/subgraphs.js';
import { type StoredNode, type StoredRelationship } from '../../../domain/changes/edit.js';
import { type WantedElements } from '../ports/GraphReader.js';
import { type MemoryProject } from './MemoryProject.js';

/** A node as it is answered: nobody who changes the answer changes the store. */
export function nodeAnswer(project: MemoryProject, node: StoredNode): GraphNode {
  const { seq: _seq, batch: _batch, ...known } = node;
  const position = project.position(node);
  const degree = project.degree(node.id);
  return structuredClone({ ...known, degree, ...(position === undefined ? {} : { position }) }) as GraphNode;
}

/** A relationship as it is answered. */
export function relationshipAnswer(relationship: StoredRelationship): GraphRelationship {
  const { seq: _seq, batch: _batch, ...known } = relationship;
  return structuredClone(known) as GraphRelationship;
}

/** Elements as they are answered now, each once; ids of none are left out. */
export function elementsOf(project: MemoryProject, { nodeIds, relationshipIds }: WantedElements): GraphElements {
  const nodes = [...new Set(nodeIds)].flatMap((id) => project.nodes.get(id) ?? []);
  const relationships = [...new Set(relationshipIds)].flatMap((id) => project.relationships.get(id) ?? []);
  return {
    nodes: nodes.map((node) => nodeAnswer(project, node)),
    relationships: relationships.map(relationshipAnswer),
  };
}

/** The node of an id. Throws `NODE_NOT_FOUND`. */
export function requireNode(project: MemoryProject, id: string, path?: string): StoredNode {
  const node = project.nodes.get(id);
  if (node !== undefined) return node;
  throw new ProblemError('NODE_NOT_FOUND', path === undefined ? {} : { errors: [{ path, message: 'no such node' }] });
}

/** The relationship of an id. Throws `RELATIONSHIP_NOT_FOUND`. */
export function requireRelationship(project: MemoryProject, id: string): StoredRelationship {
  const relationship = project.relationships.get(id);
  if (relationship === undefined) throw new ProblemError('RELATIONSHIP_NOT_FOUND');
  return relationship;
}

function tally(names: Iterable<string>): [string, number][] {
  const totals = new Map<string, number>();
  for (const name of names) totals.set(name, (totals.get(name) ?? 0) + 1);
  return [...totals].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
}

/** Every label with the number of nodes that wear it, the most worn first. */
export const labelCounts = (nodes: Iterable<StoredNode>): LabelCount[] =>
  tally([...nodes].flatMap(({ labels }) => [...labels])).map(([label, total]) => ({ label, total }));

/** Every type with the number of its relationships, the most frequent first. */
export const typeCounts = (relationships: Iterable<StoredRelationship>): TypeCount[] =>
  tally([...relationships].map(({ type }) => type)).map(([type, total]) => ({ type, total }));
