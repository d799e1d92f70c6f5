import { type BulkAction, type BulkEdit, type BulkElement } from '../../../../domain/changes/bulk.js';
import { type Bulk } from '../../../contract/bulk.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type EditContext } from '../Workspace.js';
import { updateNode } from '../nodeEdits.js';
import { createRelationship, updateRelationship } from '../relationshipEdits.js';
import { eachElement } from '../withPlace.js';
import { duplicate } from './duplicate.js';
import { mergeNodes } from './mergeNodes.js';

function needed<K extends keyof BulkEdit & keyof Bulk>(input: Bulk, field: K): NonNullable<Bulk[K]> {
  const value = input[field];
  if (value === undefined) throw ProblemError.field(`body/${field}`, `is needed for ${input.action}`);
  return value as NonNullable<Bulk[K]>;
}

const refuseStale = (one: BulkElement, present: number, show: () => object): void => {
  if (one.version !== undefined && one.version !== present) {
    throw new ProblemError('VERSION_CONFLICT', { present: show() });
  }
};

function deleteAll({ workspace }: EditContext, input: Bulk): void {
  const { source } = workspace;
  eachElement(input.relationships, 'relationships', (one, path) => {
    const relationship = workspace.requireRelationship(one.id, path);
    refuseStale(one, relationship.version, () => source.presentRelationship(one.id));
    workspace.removeRelationship(one.id);
  });
  eachElement(input.nodes, 'nodes', (one, path) => {
    const node = workspace.requireNode(one.id, path);
    refuseStale(one, node.version, () => source.presentNode(one.id));
    workspace.removeNode(node);
  });
}

function editAll(context: EditContext, input: Bulk): void {
  const { setProperties, propertyKinds, removeProperties, addLabels, removeLabels, type } = input;
  const properties = {
    ...(setProperties === undefined ? {} : { setProperties }),
    ...(propertyKinds === undefined ? {} : { propertyKinds }),
    ...(removeProperties === undefined ? {} : { removeProperties }),
  };
  const labels = {
    ...(addLabels === undefined ? {} : { addLabels }),
    ...(removeLabels === undefined ? {} : { removeLabels }),
  };
  eachElement(input.nodes, 'nodes', ({ id, ...seen }, path) =>
    updateNode(context, { nodeId: id, ...seen, ...properties, ...labels }, path),
  );
  const retyping = type === undefined ? {} : { type };
  eachElement(input.relationships, 'relationships', ({ id, ...seen }, path) =>
    updateRelationship(context, { relationshipId: id, ...seen, ...properties, ...retyping }, path),
  );
}

const reverse = (context: EditContext, input: Bulk): void =>
  eachElement(input.relationships, 'relationships', ({ id, ...seen }, path) => {
    const { startNodeId, endNodeId } = context.workspace.requireRelationship(id, path);
    const turned = { startNodeId: endNodeId, endNodeId: startNodeId } as Pick<Bulk, 'startNodeId' | 'endNodeId'>;
    updateRelationship(context, { relationshipId: id, ...seen, ...turned }, path);
  });

function attach(context: EditContext, { relationships, startNodeId, endNodeId, action }: Bulk): void {
  if (startNodeId === undefined && endNodeId === undefined)
    throw ProblemError.field('body/startNodeId', `this or endNodeId is needed for ${action}`);
  const ends = {
    ...(startNodeId === undefined ? {} : { startNodeId }),
    ...(endNodeId === undefined ? {} : { endNodeId }),
  };
  eachElement(relationships, 'relationships', ({ id, ...seen }, path) =>
    updateRelationship(context, { relationshipId: id, ...seen, ...ends }, path),
  );
}

function connect(context: EditContext, input: Bulk): void {
  const [endNodeId, type] = [needed(input, 'targetNodeId'), needed(input, 'type')];
  const { setProperties: properties = {}, propertyKinds = {} } = input;
  eachElement(input.nodes, 'nodes', ({ id: startNodeId }, path) => {
    if (startNodeId === endNodeId) return;
    createRelationship(context, { type, startNodeId, endNodeId, properties, propertyKinds }, path);
  });
}

const ACT: Record<BulkAction, (context: EditContext, input: Bulk) => void> = {
  delete: deleteAll,
  edit: editAll,
  reverse,
  attach,
  connect,
  duplicate,
  merge: (context, input) => mergeNodes(context, needed(input, 'targetNodeId'), input),
};

/** Only the first of each element counts. */
const once = <T extends BulkElement>(elements: readonly T[] = []): T[] =>
  [...new Map([...elements].reverse().map((one) => [one.id, one])).values()].reverse();

/** Does the same with many elements. Throws what doing it with one throws, its place named (`body/nodes/3`). */
export function bulkEdit(context: EditContext, input: Bulk): void {
  const nodes = once(input.nodes);
  const relationships = once(input.relationships);
  // An empty request changes nothing.
  if (nodes.length + relationships.length === 0) return;
  ACT[input.action](context, { ...input, nodes, relationships });
}
