import { type EditReading } from '../../../server/assistant/edits/proposalOf.js';
import { type PatchOperation } from '../../../server/contract/edits.js';
import { type GraphRelationship } from '../../../server/contract/elements.js';
import { type NodeId } from '../../../server/contract/ids.js';
import { captionOf } from '../../../domain/caption/caption.js';
import { type GraphScope } from '../../../server/graph/ports/scope.js';
import { type GraphStore } from '../../../server/graph/GraphStore.js';
import { type EditRequest } from '../edits.js';
import { type NodeName } from '../graphs/names.js';
import { type NamedOperation } from '../graphs/operations.js';

/** Looks up how the elements that operations name by id are called. */
class Names {
  readonly #known = new Map<string, NodeName>();

  constructor(
    readonly store: GraphStore,
    readonly scope: GraphScope,
  ) {}

  know(id: string, name: NodeName): void {
    this.#known.set(id, name);
  }

  async of(id: NodeId | undefined): Promise<NodeName> {
    const known = this.#known.get(id ?? '');
    if (known !== undefined || id === undefined) return known ?? { label: '', name: '' };
    const node = await this.store.node(this.scope, id);
    return { label: node.labels[0] ?? '', name: captionOf(node) };
  }

  async relationship(id: GraphRelationship['id'] | undefined): Promise<GraphRelationship> {
    if (id === undefined) throw new Error('No relationship named');
    return await this.store.relationship(this.scope, id);
  }
}

const filled = <K extends string, T extends object>(key: K, value: T | undefined) =>
  value === undefined || Object.keys(value).length === 0 ? {} : ({ [key]: value } as Record<K, T>);

const NAMING = ['name', 'nume', 'title', 'titlu'];

async function named(operation: PatchOperation, names: Names): Promise<NamedOperation> {
  const { op, properties = {}, setProperties, propertyKinds, removeProperties, addLabels, labels = [] } = operation;
  const kinds = filled('kinds', propertyKinds);
  switch (op) {
    case 'createNode': {
      const naming = Object.keys(properties).find((name) => NAMING.includes(name)) ?? '';
      const node = { label: labels.join(','), name: String(properties[naming]) };
      names.know(operation.nodeId ?? '', node);
      const { [naming]: _, ...set } = properties;
      return { op, node, ...filled('set', set), ...kinds };
    }
    case 'updateNode': {
      const node = await names.of(operation.nodeId);
      return {
        op,
        node,
        ...filled('set', setProperties),
        ...kinds,
        ...filled('remove', removeProperties),
        ...filled('addLabels', addLabels),
      };
    }
    case 'deleteNode':
      return { op, node: await names.of(operation.nodeId) };
    case 'createRelationship':
      return {
        op,
        type: operation.type ?? '',
        from: await names.of(operation.startNodeId),
        to: await names.of(operation.endNodeId),
      };
    case 'deleteRelationship': {
      const { type, startNodeId, endNodeId } = await names.relationship(operation.relationshipId);
      return { op, type, from: await names.of(startNodeId), to: await names.of(endNodeId) };
    }
    default:
      throw new Error(`No request asks for ${op}`);
  }
}

/** What a reading came to, in the terms of the measured set. */
export async function outcomeOf(reading: EditReading | undefined, store: GraphStore, scope: GraphScope) {
  if (reading === undefined) return { kind: 'none' as const };
  const about = reading.citations.flatMap((one) =>
    one.of === 'node' ? [{ label: one.labels[0] ?? '', name: one.caption }] : [],
  );
  if (reading.kind === 'question') return { kind: 'asks' as const, open: reading.because, about };
  if (reading.kind === 'refusal')
    return { kind: 'refuses' as const, because: reading.because, missing: reading.missing };
  const names = new Names(store, scope);
  const operations: NamedOperation[] = [];
  for (const { operation } of reading.operations) operations.push(await named(operation, names));
  const existing = reading.operations.flatMap(({ duplicates }) =>
    duplicates.map(({ caption, labels }) => ({ label: labels[0] ?? '', name: caption })),
  );
  return { kind: 'proposes' as const, operations, existing };
}

/** The same terms as what is expected of a request. */
export function expectedOf({ outcome }: EditRequest): unknown {
  switch (outcome.kind) {
    case 'patch':
      return { kind: 'proposes', operations: outcome.operations, existing: [] };
    case 'duplicate':
      return { kind: 'proposes', operations: outcome.operations, existing: outcome.existing };
    case 'deleteEach':
      return {
        kind: 'proposes',
        operations: outcome.names.map((name) => ({ op: 'deleteNode', node: { label: outcome.of.label, name } })),
        existing: [],
      };
    case 'asks':
      return { kind: 'asks', open: outcome.open, about: outcome.about };
    case 'refuses':
      return { kind: 'refuses', because: outcome.because, missing: outcome.missing };
  }
}

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((one) => JSON.stringify(sorted(one))).sort()
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .map(([key, one]) => [key, sorted(one)] as const)
            .sort(),
        )
      : value;

/** Whether two outcomes are the same whatever the order of their parts. */
export const isSameOutcome = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
