import { type Bulk } from '../../../contract/bulk.js';
import { type PatchOperation, type SetRelationshipInput } from '../../../contract/edits.js';
import { type Between, type ElementKey } from './GatheredProject.js';

/** What a request names, so that it can be read before the request is decided. */
export interface NamedElements {
  readonly nodes: readonly string[];
  readonly relationships: readonly string[];
  /** Nodes whose relationships are needed. */
  readonly tied: readonly string[];
  /** Nodes whose places are needed. */
  readonly placed: readonly string[];
  /** Elements that are to be made with ids of the caller's. */
  readonly made: readonly ElementKey[];
  readonly between: readonly Between[];
}

const NOTHING: NamedElements = { nodes: [], relationships: [], tied: [], placed: [], made: [], between: [] };

const present = (ids: readonly (string | undefined)[]): string[] => ids.filter((id) => id !== undefined);

/** What an operation does to which elements. */
export interface NamingOperation extends Pick<PatchOperation, 'op'> {
  readonly nodeId?: string | undefined;
  readonly relationshipId?: string | undefined;
  readonly startNodeId?: string | undefined;
  readonly endNodeId?: string | undefined;
}

function madeBy({ op, nodeId, relationshipId }: NamingOperation): ElementKey[] {
  if (op === 'createNode') return present([nodeId]).map((id) => ({ of: 'node', id }));
  return op === 'createRelationship' ? present([relationshipId]).map((id) => ({ of: 'relationship', id })) : [];
}

/** What the operations of a patch name. */
export const namedByOperations = (operations: readonly NamingOperation[]): NamedElements => ({
  ...NOTHING,
  nodes: present(operations.flatMap(({ nodeId, startNodeId, endNodeId }) => [nodeId, startNodeId, endNodeId])),
  relationships: present(operations.map(({ relationshipId }) => relationshipId)),
  tied: present(operations.map(({ op, nodeId }) => (op === 'deleteNode' ? nodeId : undefined))),
  made: operations.flatMap(madeBy),
});

/** What the one relationship of a type between two nodes needs. */
export const namedBySetting = ({ type, startNodeId, endNodeId }: Omit<SetRelationshipInput, 'projectId'>) => ({
  ...NOTHING,
  nodes: [startNodeId, endNodeId],
  between: [{ type, startNodeId, endNodeId }],
});

/** What the same done with many elements names. */
export function namedByBulk(bulk: Bulk): NamedElements {
  const { action, nodes = [], relationships = [], targetNodeId, startNodeId, endNodeId } = bulk;
  const ids = nodes.map(({ id }) => id);
  return {
    ...NOTHING,
    nodes: present([...ids, targetNodeId, startNodeId, endNodeId]),
    relationships: relationships.map(({ id }) => id),
    tied: action === 'delete' || action === 'merge' ? present([...ids, targetNodeId]) : [],
    placed: action === 'duplicate' ? ids : [],
  };
}
