import { type NodeId, type RelationshipId } from '../../../server/contract/ids.js';
import { type Properties, type PropertyKinds, type PropertyValue } from '../../../domain/properties/values.js';
import { ulidSequence } from '../../../server/graph/formats/ulidSequence.js';
import {
  type ImportBatch,
  type ImportedNode,
  type ImportedRelationship,
} from '../../../server/graph/ports/ImportSink.js';

/** Fields of an element as they come from a table; what is missing there is null. */
type Fields = Readonly<Record<string, PropertyValue | null>>;

const present = (fields: Fields): Properties =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));

/** Builds a graph whose nodes are found again by a key. */
export class GraphBuilder implements ImportBatch {
  readonly nodes: ImportedNode[] = [];
  readonly relationships: ImportedRelationship[] = [];
  readonly #ids = new Map<string, NodeId>();
  readonly #newId = ulidSequence();

  /** Adds a node when the key is new. */
  node(key: string, label: string, fields: Fields, propertyKinds: PropertyKinds = {}): void {
    if (this.#ids.has(key)) return;
    const id = this.#newId() as NodeId;
    this.#ids.set(key, id);
    const properties = present(fields);
    const kinds = Object.entries(propertyKinds).filter(([name]) => name in properties);
    this.nodes.push({ id, labels: [label], properties, propertyKinds: Object.fromEntries(kinds) });
  }

  /** Joins two nodes by their keys. Throws when one is missing: the builder of the graph is at fault. */
  relationship(start: string, type: string, end: string, fields: Fields = {}): void {
    this.relationships.push({
      id: this.#newId() as RelationshipId,
      type,
      startNodeId: this.#idOf(start),
      endNodeId: this.#idOf(end),
      properties: present(fields),
      propertyKinds: {},
    });
  }

  #idOf(key: string): NodeId {
    const id = this.#ids.get(key);
    if (id === undefined) throw new Error(`No node ${key}`);
    return id;
  }
}
