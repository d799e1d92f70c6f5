import { type Properties } from '../../../../domain/properties/values.js';
import { type ProposedOperation } from '../../../contract/chat/messages.js';
import { type PatchOperation } from '../../../contract/edits.js';
import { type GraphNode } from '../../../contract/elements.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type Language } from '../../language/Language.js';
import { type GraphReading } from '../../reading/GraphReading.js';
import { duplicatesOf } from '../finding/duplicates.js';
import { SAYINGS } from '../texts/Saying.js';
import { type NodeTold, Summaries, type Tie } from '../told/summaries.js';

/** The properties of which the value is not there already. */
const changed = (set: Properties, present: Properties): Properties =>
  Object.fromEntries(
    Object.entries(set).filter(([name, value]) => JSON.stringify(present[name]) !== JSON.stringify(value)),
  );

/** Says what operations from outside do, one after the other: later ones may name what earlier ones make. */
class Telling {
  readonly #summaries: Summaries;
  readonly #made = new Map<string, NodeTold>();

  constructor(
    private readonly reading: GraphReading,
    language: Language,
  ) {
    this.#summaries = new Summaries(SAYINGS[language], reading);
  }

  of(operation: PatchOperation): string {
    return this.#tell[operation.op](operation);
  }

  readonly #tell: Readonly<Record<PatchOperation['op'], (operation: PatchOperation) => string>> = {
    createNode: ({ nodeId = '', labels = [], properties = {}, propertyKinds = {} }) => {
      this.#made.set(nodeId, { labels, properties, propertyKinds, degree: 0 });
      return this.#summaries.createNode(this.reading.nameOf({ labels, properties }), labels, properties, propertyKinds);
    },
    updateNode: ({ nodeId, setProperties = {}, propertyKinds = {}, ...change }) => {
      const node = this.#node(nodeId);
      return this.#summaries.updateNode(node, {
        setProperties: changed(setProperties, node.properties),
        kinds: propertyKinds,
        removed: (change.removeProperties ?? []).filter((one) => node.properties[one] !== undefined),
        addLabels: (change.addLabels ?? []).filter((one) => !node.labels.includes(one)),
        removeLabels: (change.removeLabels ?? []).filter((one) => node.labels.includes(one)),
      });
    },
    deleteNode: ({ nodeId }) => this.#summaries.deleteNode(this.#node(nodeId)),
    createRelationship: ({ type = '', startNodeId, endNodeId }) =>
      this.#summaries.createRelationship(type, this.#name(startNodeId), this.#name(endNodeId)),
    updateRelationship: (operation) => {
      const { relationshipId = '', startNodeId, endNodeId } = operation;
      const known = this.reading.relationships.get(relationshipId);
      const { properties = {}, propertyKinds = {} } = known ?? {};
      const ends = {
        from: this.#name(startNodeId ?? known?.startNodeId),
        to: this.#name(endNodeId ?? known?.endNodeId),
      };
      return this.#summaries.updateRelationship(
        this.#tie(relationshipId),
        { properties, propertyKinds },
        operation,
        ends,
      );
    },
    deleteRelationship: ({ relationshipId = '' }) => {
      const { type, from, to } = this.#tie(relationshipId);
      return this.#summaries.deleteRelationship(type, from, to);
    },
  };

  #node(id = ''): NodeTold {
    return (
      this.#made.get(id) ?? this.reading.nodes.get(id) ?? { labels: [], properties: {}, propertyKinds: {}, degree: 0 }
    );
  }

  #name(id = ''): string {
    const node = this.#made.get(id) ?? this.reading.nodes.get(id);
    return node === undefined ? id : this.reading.nameOf(node);
  }

  #tie(id: string): Tie {
    const { type = '', startNodeId, endNodeId } = this.reading.relationships.get(id) ?? {};
    return { type, from: this.#name(startNodeId), to: this.#name(endNodeId) };
  }
}

const asDuplicate = ({ id, labels, properties }: GraphNode, { nameOf }: Pick<GraphReading, 'nameOf'>) => ({
  id,
  labels: [...labels],
  caption: nameOf({ labels, properties }),
});

/**
 * Operations that were read, as the items of a proposal: what each does, and which nodes may be the same as a new one. Throws
 * `VALIDATION_FAILED` with the place of one that changes nothing.
 */
export async function proposedOf(
  operations: readonly PatchOperation[],
  reading: GraphReading,
  language: Language,
): Promise<ProposedOperation[]> {
  const telling = new Telling(reading, language);
  const items: ProposedOperation[] = [];
  for (const [index, operation] of operations.entries()) {
    const summary = telling.of(operation);
    if (summary === '') throw ProblemError.field(`body/operations/${index}`, 'changes nothing');
    const { op, labels = [], properties = {} } = operation;
    const name = reading.nameOf({ labels, properties });
    const found = op === 'createNode' ? await duplicatesOf(name, labels, { reading }) : [];
    items.push({ operation, summary, duplicates: found.map((node) => asDuplicate(node, reading)) });
  }
  return items;
}
