import { captionOf } from '../../../domain/caption/caption.js';
import { type ImportBatch, type ImportedNode } from '../../../server/graph/ports/ImportSink.js';

/** A node as people name it. */
export interface NodeName {
  readonly label: string;
  readonly name: string;
}

/** What a node is called. */
export const nameOf = (node: ImportedNode): string => captionOf(node);

const byName = new WeakMap<readonly ImportedNode[], Map<string, ImportedNode[]>>();

/** The nodes of a graph by name; kept, for they are asked for thousands of times. */
function named(nodes: readonly ImportedNode[]): Map<string, ImportedNode[]> {
  const known = byName.get(nodes);
  if (known !== undefined) return known;
  const names = new Map<string, ImportedNode[]>();
  for (const node of nodes) names.set(nameOf(node), [...(names.get(nameOf(node)) ?? []), node]);
  byName.set(nodes, names);
  return names;
}

/** Every node with this label and name. */
export const nodesNamed = (graph: ImportBatch, { label, name }: NodeName): ImportedNode[] =>
  (named(graph.nodes).get(name) ?? []).filter(({ labels }) => labels.includes(label));

/** The one node with this label and name. Throws when there is none, or more than one. */
export function findNode(graph: ImportBatch, name: NodeName): ImportedNode {
  const found = nodesNamed(graph, name);
  const [node] = found;
  if (node === undefined || found.length > 1) throw new Error(`${found.length} nodes ${name.label}: ${name.name}`);
  return node;
}

/** A node in one line, as citations are written in the question files: `Country: France`. */
export const refOf = (node: ImportedNode): string => `${node.labels[0] ?? ''}: ${nameOf(node)}`;

/** The label and the name of such a line. */
export function nameOfRef(ref: string): NodeName {
  const at = ref.indexOf(': ');
  return { label: ref.slice(0, at), name: ref.slice(at + 2) };
}
