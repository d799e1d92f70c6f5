import { ProblemError } from '../../contract/ProblemError.js';
import { type PatchOperation } from '../../contract/edits.js';
import { type StoredNode, type StoredRelationship } from '../../../domain/changes/edit.js';
import { type EditContext } from './Workspace.js';
import { createNode, updateNode } from './nodeEdits.js';
import { createRelationship, updateRelationship } from './relationshipEdits.js';
import { withPlace } from './withPlace.js';

/** The fields that each operation cannot do without; a version only where the patch has not made or changed the element. */
const NEEDED = {
  createNode: ['labels'],
  updateNode: ['nodeId'],
  deleteNode: ['nodeId'],
  createRelationship: ['type', 'startNodeId', 'endNodeId'],
  updateRelationship: ['relationshipId'],
  deleteRelationship: ['relationshipId'],
} as const satisfies Record<PatchOperation['op'], readonly (keyof PatchOperation)[]>;

type With<K extends keyof PatchOperation> = PatchOperation & Required<Pick<PatchOperation, K>>;

function need<const K extends keyof PatchOperation>(
  operation: PatchOperation,
  fields: readonly K[],
  path: string,
): With<K> {
  const missing = fields.find((field) => operation[field] === undefined);
  if (missing !== undefined) throw ProblemError.field(`${path}/${missing}`, `is needed for ${operation.op}`);
  return operation as With<K>;
}

/** An update says which version it was made against, unless this very patch already changed the element. */
function needVersion(operation: PatchOperation, changedHere: boolean, path: string): void {
  if (!changedHere) need(operation, ['version'], path);
}

function refuseStale(
  operation: PatchOperation,
  element: StoredNode | StoredRelationship,
  changedHere: boolean,
  present: () => object,
): void {
  if (changedHere || operation.version === undefined || operation.version === element.version) return;
  throw new ProblemError('VERSION_CONFLICT', { present: present() });
}

type Apply = (context: EditContext, operation: PatchOperation, path: string) => void;

const APPLY: Record<PatchOperation['op'], Apply> = {
  createNode: (context, operation, path) => {
    const { nodeId, ...input } = need(operation, NEEDED.createNode, path);
    createNode(context, nodeId === undefined ? input : { ...input, id: nodeId }, path);
  },
  updateNode: (context, operation, path) => {
    const input = need(operation, NEEDED.updateNode, path);
    needVersion(operation, context.workspace.changedNode(input.nodeId), path);
    updateNode(context, input, path);
  },
  deleteNode: ({ workspace }, operation, path) => {
    const { nodeId } = need(operation, NEEDED.deleteNode, path);
    const node = workspace.requireNode(nodeId, `${path}/nodeId`);
    refuseStale(operation, node, workspace.changedNode(nodeId), () => workspace.source.presentNode(nodeId));
    workspace.removeNode(node);
  },
  createRelationship: (context, operation, path) => {
    const { relationshipId, ...input } = need(operation, NEEDED.createRelationship, path);
    createRelationship(context, relationshipId === undefined ? input : { ...input, id: relationshipId }, path);
  },
  updateRelationship: (context, operation, path) => {
    const input = need(operation, NEEDED.updateRelationship, path);
    needVersion(operation, context.workspace.changedRelationship(input.relationshipId), path);
    updateRelationship(context, input, path);
  },
  deleteRelationship: ({ workspace }, operation, path) => {
    const { relationshipId: id } = need(operation, NEEDED.deleteRelationship, path);
    const relationship = workspace.requireRelationship(id, `${path}/relationshipId`);
    refuseStale(operation, relationship, workspace.changedRelationship(id), () =>
      workspace.source.presentRelationship(id),
    );
    workspace.removeRelationship(id);
  },
};

/** Most operations of one patch, from wherever it comes; a call may send fewer. */
const MOST_OPERATIONS = 20_000;

/** Makes all operations in order. Throws what the first bad one throws, its place named (`body/operations/3/…`). */
export function applyOperations(context: EditContext, operations: readonly PatchOperation[]): void {
  if (operations.length > MOST_OPERATIONS) {
    throw ProblemError.field('body/operations', `must hold at most ${MOST_OPERATIONS} operations`);
  }
  operations.forEach((operation, index) => {
    const path = `body/operations/${index}`;
    withPlace(path, () => APPLY[operation.op](context, operation, path));
  });
}
