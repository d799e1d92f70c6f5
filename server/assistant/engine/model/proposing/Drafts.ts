import { captionProperty } from '../../../../../domain/caption/caption.js';
import { newId } from '../../../../../domain/ids/ids.js';
import { type Properties, type PropertyKind } from '../../../../../domain/properties/values.js';
import { type PatchOperation } from '../../../../contract/edits.js';
import { type GraphNode } from '../../../../contract/elements.js';
import { type NodeId } from '../../../../contract/ids.js';
import { type GraphShape } from '../../../../graph/asked.js';
import { type GraphReading } from '../../../reading/GraphReading.js';
import { type ProposedChange } from './proposedInput.js';

/** Values that are days or times where the graph has the property so. */
const WRITTEN: Readonly<Partial<Record<PropertyKind, RegExp>>> = {
  date: /^\d{4}-\d{2}-\d{2}$/u,
  dateTime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/u,
};

/** The fields that say something. */
const filled = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => Object.keys(value ?? {}).length > 0)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>;
  };

const shown = (id: string): string => `"${id.slice(0, 60)}"`;

/** Makes operations of what a model proposes. Throws, for the model to hear, at ids that were not read. */
export class Drafts {
  readonly #gone = new Set<string>();
  /** Nodes that earlier changes make, by the model's names for them. */
  readonly #made = new Map<string, NodeId>();

  constructor(
    private readonly reading: GraphReading,
    private readonly shape: GraphShape,
  ) {}

  of(change: ProposedChange): PatchOperation {
    switch (change.op) {
      case 'createNode': {
        const { op, ref, labels, properties } = change;
        if (captionProperty(properties) === undefined) throw new Error('A new node needs a property that names it.');
        const nodeId = newId() as NodeId;
        this.#made.set(ref, nodeId);
        return { op, nodeId, labels, properties, ...this.#kinds(properties, labels) };
      }
      case 'updateNode': {
        const { op, id, ...update } = change;
        const { id: nodeId, version, labels } = this.#node(id);
        return { op, nodeId, version, ...filled(update), ...this.#kinds(update.setProperties ?? {}, labels) };
      }
      case 'deleteNode': {
        const { id: nodeId, version } = this.#node(change.id);
        this.#gone.add(nodeId);
        return { op: change.op, nodeId, version };
      }
      case 'createRelationship': {
        const { op, type, from, to, properties } = change;
        return { op, type, startNodeId: this.#end(from), endNodeId: this.#end(to), ...filled({ properties }) };
      }
      case 'deleteRelationship': {
        const known = this.reading.relationships.get(change.id);
        if (known === undefined)
          throw new Error(
            `No relationship with the id ${shown(change.id)} was read. Read the neighbours of its ends first.`,
          );
        return { op: change.op, relationshipId: known.id, version: known.version };
      }
    }
  }

  #node(id: string): GraphNode {
    const node = this.reading.nodes.get(id);
    if (node === undefined) throw new Error(`No node with the id ${shown(id)} was read. Read it first.`);
    if (this.#gone.has(id)) throw new Error(`The node "${id}" is deleted by an earlier change of this proposal.`);
    return node;
  }

  #end = (idOrRef: string): NodeId => this.#made.get(idOrRef) ?? this.#node(idOrRef).id;

  #kinds(properties: Properties, labels: readonly string[]): Pick<PatchOperation, 'propertyKinds'> {
    const known = this.shape.labels.filter(({ label }) => labels.includes(label)).flatMap((one) => one.properties);
    const kinds = Object.entries(properties).flatMap(([name, value]) => {
      const kind = known.find((one) => one.name === name)?.kind;
      return kind !== undefined && WRITTEN[kind]?.test(String(value)) === true ? [[name, kind] as const] : [];
    });
    return kinds.length === 0 ? {} : { propertyKinds: Object.fromEntries(kinds) };
  }
}
