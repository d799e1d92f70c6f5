import { newId } from '../../../../../domain/ids/ids.js';
import { type ProposedOperation } from '../../../../contract/chat/messages.js';
import { type PatchOperation } from '../../../../contract/edits.js';
import { type GraphNode, type GraphRelationship } from '../../../../contract/elements.js';
import { type NodeId } from '../../../../contract/ids.js';
import { type Properties, type PropertyKind, type PropertyKinds } from '../../../../../domain/properties/values.js';
import { captionProperty } from '../../../../../domain/caption/caption.js';
import { type GraphShape } from '../../../../graph/selection.js';
import { duplicatesOf } from '../../../edits/finding/duplicates.js';
import { type EditContext } from '../../../edits/EditContext.js';
import { Summaries } from '../../../edits/told/summaries.js';
import { citeNode, citeRelationship } from '../../../grounding/citations.js';
import { type Citation } from '../../Engine.js';
import { type ProposedChange } from './proposedInput.js';

type Of<Op extends ProposedChange['op']> = Extract<ProposedChange, { op: Op }>;

/** A node that a change is about: one that was read, or one that an earlier change makes. */
interface End {
  readonly id: NodeId;
  readonly name: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/u;

/** Days and times are marked as such where the graph has the property so. */
function kindsOf(properties: Properties, labels: readonly string[], shape: GraphShape): PropertyKinds {
  const known = shape.labels.filter(({ label }) => labels.includes(label)).flatMap((one) => one.properties);
  const kinds: Record<string, PropertyKind> = {};
  for (const [name, value] of Object.entries(properties)) {
    const kind = known.find((one) => one.name === name)?.kind;
    if (kind === 'date' && typeof value === 'string' && DAY.test(value)) kinds[name] = kind;
    if (kind === 'dateTime' && typeof value === 'string' && TIME.test(value)) kinds[name] = kind;
  }
  return kinds;
}

const some = <K extends string, T extends object>(name: K, value: T | undefined) =>
  value === undefined || Object.keys(value).length === 0 ? {} : ({ [name]: value } as Record<K, T>);

/** Makes operations to review of what a model proposes. Throws, for the model to hear, at ids that were not read. */
export class Drafts {
  readonly operations: ProposedOperation[] = [];
  readonly citations: Citation[] = [];
  readonly #gone = new Set<string>();
  readonly #made = new Map<string, End>();
  readonly #summaries: Summaries;

  constructor(private readonly context: EditContext) {
    this.#summaries = new Summaries(context.say, context.reading);
  }

  async add(change: ProposedChange): Promise<void> {
    switch (change.op) {
      case 'createNode':
        return this.#createNode(change);
      case 'updateNode':
        return this.#updateNode(change);
      case 'deleteNode':
        return this.#deleteNode(change);
      case 'createRelationship':
        return this.#createRelationship(change);
      case 'deleteRelationship':
        return this.#deleteRelationship(change);
    }
  }

  #draft(operation: PatchOperation, summary: string, duplicates: readonly GraphNode[] = []): void {
    const captions = duplicates.map((one) => ({
      id: one.id,
      labels: [...one.labels],
      caption: this.context.reading.nameOf(one),
    }));
    this.operations.push({ operation, summary, duplicates: captions });
    this.citations.push(...duplicates.map(citeNode));
  }

  #node(id: string): GraphNode {
    const node = this.context.reading.nodes.get(id);
    if (node === undefined) throw new Error(`No node with the id "${id.slice(0, 60)}" was read. Read it first.`);
    if (this.#gone.has(id)) throw new Error(`The node "${id}" is deleted by an earlier change of this proposal.`);
    this.citations.push(citeNode(node));
    return node;
  }

  #relationship(id: string): GraphRelationship {
    const relationship = this.context.reading.relationships.get(id);
    if (relationship === undefined)
      throw new Error(
        `No relationship with the id "${id.slice(0, 60)}" was read. Read the neighbours of its ends first.`,
      );
    this.citations.push(citeRelationship(relationship));
    return relationship;
  }

  #end(idOrRef: string): End {
    const made = this.#made.get(idOrRef);
    if (made !== undefined) return made;
    const node = this.#node(idOrRef);
    return { id: node.id, name: this.context.reading.nameOf(node) };
  }

  async #createNode({ ref, labels, properties }: Of<'createNode'>): Promise<void> {
    const id = newId() as NodeId;
    const name = this.context.reading.nameOf({ labels, properties });
    if (captionProperty(properties) === undefined) throw new Error('A new node needs a property that names it.');
    this.#made.set(ref, { id, name });
    const kinds = kindsOf(properties, labels, this.context.shape);
    const operation = { op: 'createNode' as const, nodeId: id, labels, properties, ...some('propertyKinds', kinds) };
    const summary = this.#summaries.createNode(name, labels, properties, kinds);
    this.#draft(operation, summary, await duplicatesOf(name, labels, this.context));
  }

  #updateNode({ id, setProperties = {}, removeProperties = [], ...change }: Of<'updateNode'>): void {
    const node = this.#node(id);
    const addLabels = (change.addLabels ?? []).filter((one) => !node.labels.includes(one));
    const removeLabels = (change.removeLabels ?? []).filter((one) => node.labels.includes(one));
    const removed = removeProperties.filter((one) => Object.hasOwn(node.properties, one));
    const kinds = kindsOf(setProperties, node.labels, this.context.shape);
    const summary = this.#summaries.updateNode(node, { setProperties, kinds, removed, addLabels, removeLabels });
    if (summary === '') throw new Error(`The change of "${id}" changes nothing.`);
    this.#draft(
      {
        op: 'updateNode',
        nodeId: node.id,
        version: node.version,
        ...some('setProperties', setProperties),
        ...some('propertyKinds', kinds),
        ...some('removeProperties', removed),
        ...some('addLabels', addLabels),
        ...some('removeLabels', removeLabels),
      },
      summary,
    );
  }

  #deleteNode({ id }: Of<'deleteNode'>): void {
    const node = this.#node(id);
    const operation = { op: 'deleteNode' as const, nodeId: node.id, version: node.version };
    this.#draft(operation, this.#summaries.deleteNode(node));
    this.#gone.add(id);
  }

  #createRelationship({ type, from, to, properties }: Of<'createRelationship'>): void {
    const [start, end] = [this.#end(from), this.#end(to)];
    const ends = { startNodeId: start.id, endNodeId: end.id };
    const operation = { op: 'createRelationship' as const, type, ...ends, ...some('properties', properties) };
    this.#draft(operation, this.#summaries.createRelationship(type, start.name, end.name));
  }

  #deleteRelationship({ id }: Of<'deleteRelationship'>): void {
    const { version, type, startNodeId, endNodeId } = this.#relationship(id);
    const nameOf = (end: string) => {
      const node = this.context.reading.nodes.get(end);
      return node === undefined ? end : this.context.reading.nameOf(node);
    };
    const operation = { op: 'deleteRelationship' as const, relationshipId: id as GraphRelationship['id'], version };
    this.#draft(operation, this.#summaries.deleteRelationship(type, nameOf(startNodeId), nameOf(endNodeId)));
  }
}
