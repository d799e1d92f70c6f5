import { Type } from 'typebox';

import {
  CreateNodeInput,
  CreateRelationshipInput,
  NodeDeleted,
  RelationshipDeleted,
  SetRelationshipInput,
  UpdateNodeInput,
  UpdateRelationshipInput,
} from '../edits.js';
import {
  GraphNode,
  GraphRelationship,
  LabelList,
  NodeLabels,
  RelationshipTypeOf,
  Total,
  TypeList,
} from '../elements.js';
import { ElementChanges } from '../elementHistory.js';
import { nodeId, ProjectQuery, relationshipId } from '../ids.js';
import { defineOperation, ELEMENT_BODY } from '../operation.js';
import { NodePage, NodesQuery, RelationshipPage, RelationshipsQuery } from '../pages.js';
import { PropertyUseList, PropertyUseQuery } from '../propertyUse.js';
import { ref } from '../schema.js';

const tag = 'graph';
const project = Type.Object(ProjectQuery, { additionalProperties: false });
const nodeParams = Type.Object({ nodeId: nodeId() });
const relationshipParams = Type.Object({ relationshipId: relationshipId() });

export const nodes = defineOperation({
  method: 'GET',
  url: '/neo4j/nodes',
  operationId: 'nodes',
  tag,
  summary: 'List nodes, filtered, sorted and paged',
  description:
    '`among` is a query of the kind `nodes`, as JSON text: only what its set holds is listed. Its own order and limit do not count.',
  querystring: NodesQuery,
  answer: ref(NodePage),
  problems: ['PROJECT_NOT_FOUND', 'PAGE_TOKEN_INVALID', 'QUERY_INVALID', 'QUERY_TOO_COSTLY'],
});
export const nodeLabels = defineOperation({
  method: 'GET',
  url: '/neo4j/nodes/labels',
  operationId: 'nodeLabels',
  tag,
  summary: 'List labels with the number of nodes that wear each',
  querystring: project,
  answer: ref(LabelList),
  problems: ['PROJECT_NOT_FOUND'],
});
export const labelsOfNode = defineOperation({
  method: 'GET',
  url: '/neo4j/nodes/label/:nodeId',
  operationId: 'labelsOfNode',
  tag,
  summary: 'Read the labels of one node',
  params: nodeParams,
  querystring: project,
  answer: ref(NodeLabels),
  problems: ['PROJECT_NOT_FOUND', 'NODE_NOT_FOUND'],
});
export const nodesTotal = defineOperation({
  method: 'GET',
  url: '/neo4j/nodes-total',
  operationId: 'nodesTotal',
  tag,
  summary: 'Count the nodes',
  querystring: project,
  answer: ref(Total),
  problems: ['PROJECT_NOT_FOUND'],
});
export const nodesLabelsTotal = defineOperation({
  method: 'GET',
  url: '/neo4j/nodes-labels-total',
  operationId: 'nodesLabelsTotal',
  tag,
  summary: 'Count the different labels',
  querystring: project,
  answer: ref(Total),
  problems: ['PROJECT_NOT_FOUND'],
});
export const node = defineOperation({
  method: 'GET',
  url: '/neo4j/node/:nodeId',
  operationId: 'node',
  tag,
  summary: 'Read one node',
  params: nodeParams,
  querystring: project,
  answer: ref(GraphNode),
  problems: ['PROJECT_NOT_FOUND', 'NODE_NOT_FOUND'],
});
export const relationships = defineOperation({
  method: 'GET',
  url: '/neo4j/relationships',
  operationId: 'relationships',
  tag,
  summary: 'List relationships, filtered, sorted and paged',
  querystring: RelationshipsQuery,
  answer: ref(RelationshipPage),
  problems: ['PROJECT_NOT_FOUND', 'PAGE_TOKEN_INVALID'],
});
export const relationshipTypes = defineOperation({
  method: 'GET',
  url: '/neo4j/relationships/types',
  operationId: 'relationshipTypes',
  tag,
  summary: 'List types with the number of relationships of each',
  querystring: project,
  answer: ref(TypeList),
  problems: ['PROJECT_NOT_FOUND'],
});
export const typeOfRelationship = defineOperation({
  method: 'GET',
  url: '/neo4j/relationships/type/:relationshipId',
  operationId: 'typeOfRelationship',
  tag,
  summary: 'Read the type of one relationship',
  params: relationshipParams,
  querystring: project,
  answer: ref(RelationshipTypeOf),
  problems: ['PROJECT_NOT_FOUND', 'RELATIONSHIP_NOT_FOUND'],
});
export const relationshipsTotal = defineOperation({
  method: 'GET',
  url: '/neo4j/relationships-total',
  operationId: 'relationshipsTotal',
  tag,
  summary: 'Count the relationships',
  querystring: project,
  answer: ref(Total),
  problems: ['PROJECT_NOT_FOUND'],
});
export const relationshipsTypesTotal = defineOperation({
  method: 'GET',
  url: '/neo4j/relationships-types-total',
  operationId: 'relationshipsTypesTotal',
  tag,
  summary: 'Count the different types',
  querystring: project,
  answer: ref(Total),
  problems: ['PROJECT_NOT_FOUND'],
});
export const relationship = defineOperation({
  method: 'GET',
  url: '/neo4j/relationship/:relationshipId',
  operationId: 'relationship',
  tag,
  summary: 'Read one relationship',
  params: relationshipParams,
  querystring: project,
  answer: ref(GraphRelationship),
  problems: ['PROJECT_NOT_FOUND', 'RELATIONSHIP_NOT_FOUND'],
});
export const propertyUse = defineOperation({
  method: 'GET',
  url: '/neo4j/properties',
  operationId: 'propertyUse',
  tag,
  summary: 'List the properties that nodes of a label or relationships of a type have',
  querystring: PropertyUseQuery,
  answer: ref(PropertyUseList),
  problems: ['PROJECT_NOT_FOUND'],
});
export const nodeChanges = defineOperation({
  method: 'GET',
  url: '/neo4j/node/:nodeId/changes',
  operationId: 'nodeChanges',
  tag,
  summary: 'List what was done to one node, newest first',
  params: nodeParams,
  querystring: project,
  answer: ref(ElementChanges),
  problems: ['PROJECT_NOT_FOUND', 'NODE_NOT_FOUND'],
});
export const relationshipChanges = defineOperation({
  method: 'GET',
  url: '/neo4j/relationship/:relationshipId/changes',
  operationId: 'relationshipChanges',
  tag,
  summary: 'List what was done to one relationship, newest first',
  params: relationshipParams,
  querystring: project,
  answer: ref(ElementChanges),
  problems: ['PROJECT_NOT_FOUND', 'RELATIONSHIP_NOT_FOUND'],
});
export const createNode = defineOperation({
  method: 'POST',
  url: '/neo4j/create-node',
  operationId: 'createNode',
  tag,
  summary: 'Make a node',
  description:
    'With an id of your own, the same call again answers the same node (the call is idempotent); an id in use by another node is refused.',
  body: ref(CreateNodeInput),
  largestBody: ELEMENT_BODY,
  answer: ref(GraphNode),
  problems: ['PROJECT_NOT_FOUND', 'ID_TAKEN', 'QUOTA_ELEMENTS', 'QUOTA_BYTES'],
});
export const createRelationship = defineOperation({
  method: 'POST',
  url: '/neo4j/create-relationship',
  operationId: 'createRelationship',
  tag,
  summary: 'Make a relationship between two nodes',
  body: ref(CreateRelationshipInput),
  largestBody: ELEMENT_BODY,
  answer: ref(GraphRelationship),
  problems: ['PROJECT_NOT_FOUND', 'NODE_NOT_FOUND', 'ID_TAKEN', 'QUOTA_ELEMENTS', 'QUOTA_BYTES'],
});
export const setRelationshipBetweenNodes = defineOperation({
  method: 'POST',
  url: '/neo4j/set-relationship-between-nodes',
  operationId: 'setRelationshipBetweenNodes',
  tag,
  summary: 'Make or update the one relationship of a type between two nodes',
  description: 'Idempotent. Where several of that type stand between the two, the oldest is updated.',
  body: ref(SetRelationshipInput),
  largestBody: ELEMENT_BODY,
  answer: ref(GraphRelationship),
  problems: ['PROJECT_NOT_FOUND', 'NODE_NOT_FOUND', 'QUOTA_ELEMENTS', 'QUOTA_BYTES'],
});
export const updateNode = defineOperation({
  method: 'POST',
  url: '/neo4j/update-node',
  operationId: 'updateNode',
  tag,
  summary: 'Change labels and properties of a node',
  description:
    'Carries the version that it was made against. Changes to other properties merge; a change to the same property answers 409 with the present node.',
  body: ref(UpdateNodeInput),
  largestBody: ELEMENT_BODY,
  answer: ref(GraphNode),
  problems: ['PROJECT_NOT_FOUND', 'NODE_NOT_FOUND', 'VERSION_CONFLICT', 'QUOTA_BYTES'],
});
export const updateRelationship = defineOperation({
  method: 'POST',
  url: '/neo4j/update-relationship',
  operationId: 'updateRelationship',
  tag,
  summary: 'Change type, ends and properties of a relationship',
  body: ref(UpdateRelationshipInput),
  largestBody: ELEMENT_BODY,
  answer: ref(GraphRelationship),
  problems: ['PROJECT_NOT_FOUND', 'RELATIONSHIP_NOT_FOUND', 'NODE_NOT_FOUND', 'VERSION_CONFLICT', 'QUOTA_BYTES'],
});
export const deleteNode = defineOperation({
  method: 'DELETE',
  url: '/neo4j/delete-node/:nodeId',
  operationId: 'deleteNode',
  tag,
  summary: 'Delete a node and its relationships',
  params: nodeParams,
  querystring: project,
  answer: ref(NodeDeleted),
  problems: ['PROJECT_NOT_FOUND', 'NODE_NOT_FOUND'],
});
export const deleteRelationship = defineOperation({
  method: 'DELETE',
  url: '/neo4j/delete-relationship/:firstNodeId/:relationshipId/:secondNodeId',
  operationId: 'deleteRelationship',
  tag,
  summary: 'Delete a relationship between two nodes',
  params: Type.Object({ firstNodeId: nodeId(), relationshipId: relationshipId(), secondNodeId: nodeId() }),
  querystring: project,
  answer: ref(RelationshipDeleted),
  problems: ['PROJECT_NOT_FOUND', 'RELATIONSHIP_NOT_FOUND'],
});
