import { newId } from '../../../../domain/ids/ids.js';
import { type PatchOperation } from '../../../contract/edits.js';
import { type NodeId, type RelationshipId } from '../../../contract/ids.js';
import { type GraphReading } from '../../reading/GraphReading.js';

const some = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

/** Reads all that is there of what the operations name, ends of relationships included. */
async function readNamed(operations: readonly PatchOperation[], reading: GraphReading): Promise<void> {
  const ids = (of: (operation: PatchOperation) => NodeId[]) => [...new Set(operations.flatMap(of))];
  const relationshipIds = [
    ...new Set(operations.flatMap(({ relationshipId }): RelationshipId[] => some(relationshipId))),
  ];
  const { relationships } = await reading.store.elements(reading.scope, { nodeIds: [], relationshipIds });
  reading.keep(relationships);
  const ends = relationships.flatMap(({ startNodeId, endNodeId }) => [startNodeId, endNodeId]);
  const named = ids(({ nodeId, startNodeId, endNodeId }) => [nodeId, startNodeId, endNodeId].flatMap(some));
  await reading.read([...new Set([...named, ...ends])]);
}

/** An operation as it is kept: a new node has its id, and what is changed is changed as it stands now. */
function completed(operation: PatchOperation, { nodes, relationships }: GraphReading): PatchOperation {
  const { op, nodeId, relationshipId, version } = operation;
  if (op === 'createNode') return { ...operation, nodeId: nodeId ?? (newId() as NodeId) };
  if (op === 'createRelationship' || version !== undefined) return operation;
  const present = op.endsWith('Node') ? nodes.get(nodeId ?? '') : relationships.get(relationshipId ?? '');
  return present === undefined ? operation : { ...operation, version: present.version };
}

/**
 * Operations from outside, made sure of: what they name was read, and they could be carried out now. Nothing is written.
 * Throws what `GraphWriter.applyPatch` throws, each with the place of the operation.
 */
export async function readOperations(
  sent: readonly PatchOperation[],
  reading: GraphReading,
): Promise<PatchOperation[]> {
  await readNamed(sent, reading);
  const operations = sent.map((operation) => completed(operation, reading));
  await reading.store.patchCounts(reading.scope, operations);
  return operations;
}
