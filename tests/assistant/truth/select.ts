import { type PropertyValue } from '../../../domain/properties/values.js';
import { fold } from '../../../domain/folding/fold.js';
import { type ImportBatch, type ImportedNode } from '../../../server/graph/ports/ImportSink.js';
import { findNode } from '../graphs/names.js';
import { type Condition, type Linked, type NodeSet } from './Truth.js';

/** A node at the other end of a relationship, seen from one of its ends. */
interface End {
  readonly type: string;
  readonly way: 'out' | 'in';
  readonly node: ImportedNode;
}

/** What is asked of a graph again and again. */
interface Index {
  readonly ends: ReadonlyMap<string, readonly End[]>;
  readonly types: ReadonlySet<string>;
  readonly properties: ReadonlySet<string>;
}

function indexed(graph: ImportBatch): Index {
  const byId = new Map<string, ImportedNode>(graph.nodes.map((node) => [node.id, node]));
  const ends = new Map<string, End[]>(graph.nodes.map(({ id }) => [id, []]));
  for (const { type, startNodeId, endNodeId } of graph.relationships) {
    const [start, end] = [byId.get(startNodeId), byId.get(endNodeId)];
    if (start === undefined || end === undefined) throw new Error(`A ${type} without an end`);
    ends.get(startNodeId)?.push({ type, way: 'out', node: end });
    // A self loop counts once.
    if (start !== end) ends.get(endNodeId)?.push({ type, way: 'in', node: start });
  }
  return {
    ends,
    types: new Set(graph.relationships.map(({ type }) => type)),
    properties: new Set(graph.nodes.flatMap(({ properties }) => Object.keys(properties))),
  };
}

const indexes = new WeakMap<ImportBatch, Index>();

function indexOf(graph: ImportBatch): Index {
  const index = indexes.get(graph) ?? indexed(graph);
  indexes.set(graph, index);
  return index;
}

/** The ends of the relationships of a node, of one type or all, one way or both. */
export function endsOf(graph: ImportBatch, { id }: ImportedNode, type?: string, way?: 'out' | 'in'): ImportedNode[] {
  const ends = indexOf(graph).ends.get(id) ?? [];
  return ends
    .filter((end) => (type === undefined || end.type === type) && (way === undefined || end.way === way))
    .map(({ node }) => node);
}

/** The graph has no relationship of this type: the question is at fault. */
function checkType(graph: ImportBatch, type: string): void {
  if (!indexOf(graph).types.has(type)) throw new Error(`No relationship of type ${type}`);
}

/** No node has this property: the question is at fault. */
function checkProperty(graph: ImportBatch, property: string): void {
  if (!indexOf(graph).properties.has(property)) throw new Error(`No property ${property}`);
}

function linkHolds(graph: ImportBatch, node: ImportedNode, condition: Linked): boolean {
  checkType(graph, condition.linked);
  let ends = endsOf(graph, node, condition.linked, condition.way);
  if (condition.with !== undefined) {
    const wanted = findNode(graph, condition.with);
    ends = ends.filter((end) => end.id === wanted.id);
  }
  const { where } = condition;
  if (where !== undefined) ends = ends.filter((end) => where.every((one) => holds(graph, end, one)));
  const count = new Set(ends.map(({ id }) => id)).size;
  return count >= (condition.least ?? (condition.most === undefined ? 1 : 0)) && count <= (condition.most ?? Infinity);
}

/** Of two values of one kind, whether the first is the greater; dates compare as text. */
const exceeds = (one: PropertyValue, other: number | string): boolean => typeof one === typeof other && one > other;

/** Whether a node fulfils a condition. A property that is missing fulfils nothing but its own absence. */
export function holds(graph: ImportBatch, node: ImportedNode, condition: Condition): boolean {
  if ('any' in condition) return condition.any.some((one) => holds(graph, node, one));
  if ('not' in condition) return !holds(graph, node, condition.not);
  if ('linked' in condition) return linkHolds(graph, node, condition);
  checkProperty(graph, condition.property);
  const value = node.properties[condition.property];
  if ('exists' in condition) return (value !== undefined) === condition.exists;
  if (value === undefined) return false;
  if ('is' in condition) return value === condition.is;
  if ('over' in condition) return exceeds(value, condition.over);
  if ('under' in condition) return typeof value === typeof condition.under && value < condition.under;
  if ('starts' in condition) return fold(String(value)).startsWith(fold(condition.starts));
  return typeof value === typeof condition.from && value >= condition.from && value <= condition.to;
}

/** The nodes of a set, in the order of the graph. Throws when the label does not exist. */
export function select(graph: ImportBatch, { label, where = [] }: NodeSet): ImportedNode[] {
  const labelled = graph.nodes.filter(({ labels }) => labels.includes(label));
  if (labelled.length === 0) throw new Error(`No node with the label ${label}`);
  return labelled.filter((node) => where.every((condition) => holds(graph, node, condition)));
}
