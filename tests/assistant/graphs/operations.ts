import { type NodeId, type RelationshipId } from '../../../server/contract/ids.js';
import { type Properties, type PropertyKinds } from '../../../domain/properties/values.js';
import { ulidSequence } from '../../../server/graph/formats/ulidSequence.js';
import {
  type ImportBatch,
  type ImportedNode,
  type ImportedRelationship,
} from '../../../server/graph/ports/ImportSink.js';
import { findNode, type NodeName } from './names.js';

/** What an update sets and removes; kinds only for what JSON does not tell. */
interface Settings {
  readonly set?: Properties;
  readonly kinds?: PropertyKinds;
  readonly remove?: readonly string[];
}

/** One operation of a graph patch, with names in place of ids. */
export type NamedOperation =
  | ({ readonly op: 'createNode'; readonly node: NodeName } & Settings)
  | ({ readonly op: 'updateNode'; readonly node: NodeName; readonly addLabels?: readonly string[] } & Settings)
  | { readonly op: 'deleteNode'; readonly node: NodeName }
  | ({ readonly op: 'createRelationship' } & NamedRelationship & Settings)
  | ({ readonly op: 'deleteRelationship' } & NamedRelationship);

/** A relationship by its ends. */
export interface NamedRelationship {
  readonly type: string;
  readonly from: NodeName;
  readonly to: NodeName;
}

const newId = ulidSequence();

function settled<T extends ImportedNode>(node: T, { set, kinds, remove = [] }: Settings): T {
  const properties = { ...node.properties, ...set };
  for (const name of remove) {
    if (!(name in properties)) throw new Error(`No property ${name} to remove`);
    delete properties[name];
  }
  return { ...node, properties, propertyKinds: { ...node.propertyKinds, ...kinds } };
}

/** A graph that operations can be done on; each throws when what it names is not there. */
class EditedGraph implements ImportBatch {
  nodes: readonly ImportedNode[];
  relationships: readonly ImportedRelationship[];

  /** `naming` is the property that names a new node. */
  constructor(
    graph: ImportBatch,
    readonly naming: string,
  ) {
    this.nodes = graph.nodes;
    this.relationships = graph.relationships;
  }

  createNode({ label, name }: NodeName, { set = {}, kinds = {} }: Settings): void {
    const properties = { [this.naming]: name, ...set };
    this.nodes = [...this.nodes, { id: newId() as NodeId, labels: [label], properties, propertyKinds: kinds }];
  }

  updateNode(name: NodeName, settings: Settings, addLabels: readonly string[] = []): void {
    const found = findNode(this, name);
    const changed = { ...settled(found, settings), labels: [...found.labels, ...addLabels] };
    this.nodes = this.nodes.map((node) => (node === found ? changed : node));
  }

  deleteNode(name: NodeName): void {
    const { id } = findNode(this, name);
    this.nodes = this.nodes.filter((node) => node.id !== id);
    this.relationships = this.relationships.filter(
      ({ startNodeId, endNodeId }) => startNodeId !== id && endNodeId !== id,
    );
  }

  createRelationship({ type, from, to }: NamedRelationship, { set = {}, kinds = {} }: Settings): void {
    const ends = { startNodeId: findNode(this, from).id, endNodeId: findNode(this, to).id };
    const made = { id: newId() as RelationshipId, type, ...ends, properties: set, propertyKinds: kinds };
    this.relationships = [...this.relationships, made];
  }

  deleteRelationship({ type, from, to }: NamedRelationship): void {
    const [start, end] = [findNode(this, from).id, findNode(this, to).id];
    const left = this.relationships.filter(
      (one) => one.type !== type || one.startNodeId !== start || one.endNodeId !== end,
    );
    if (left.length === this.relationships.length) throw new Error(`No ${type} from ${from.name} to ${to.name}`);
    this.relationships = left;
  }
}

/** The graph after the operations, in order. Throws when one names what is not there; `naming` names new nodes. */
export function applyOperations(
  graph: ImportBatch,
  operations: readonly NamedOperation[],
  naming: string,
): ImportBatch {
  const edited = new EditedGraph(graph, naming);
  for (const operation of operations) {
    if (operation.op === 'createNode') edited.createNode(operation.node, operation);
    else if (operation.op === 'updateNode') edited.updateNode(operation.node, operation, operation.addLabels);
    else if (operation.op === 'deleteNode') edited.deleteNode(operation.node);
    else if (operation.op === 'createRelationship') edited.createRelationship(operation, operation);
    else edited.deleteRelationship(operation);
  }
  return edited;
}
