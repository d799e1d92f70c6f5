import { Type } from 'typebox';

import { BulkInput } from '../bulk.js';
import {
  ChangeCounts,
  ChangePage,
  ChangeReceipt,
  PatchInput,
  PositionsSaved,
  ProjectInput,
  SavePositionsInput,
} from '../edits.js';
import { nodeId, ProjectQuery } from '../ids.js';
import { defineOperation, ELEMENT_BODY, LARGE_BODY, TEXT_BODY } from '../operation.js';
import { MAP_MEDIA_TYPE } from '../map.js';
import { PageQuery } from '../pages.js';
import { QueryAnswer, QueryInput } from '../query.js';
import { ref } from '../schema.js';
import { SetStyleInput, StyleChosen, StyleList } from '../styles.js';
import {
  ElementsQuery,
  GraphElements,
  GraphOverview,
  GraphPath,
  Neighbourhood,
  NeighbourhoodQuery,
  OverviewQuery,
  RelationshipsAmong,
  RelationshipsAmongInput,
  SearchQuery,
  SearchResult,
  ShortestPathQuery,
} from '../subgraphs.js';

const tag = 'graph';

export const graphOverview = defineOperation({
  method: 'GET',
  url: '/neo4j/graph',
  operationId: 'graphOverview',
  tag,
  direct: true,
  summary: 'Read what a canvas draws',
  description: 'The best connected nodes and the relationships among them, with the totals of what there is.',
  querystring: OverviewQuery,
  answer: ref(GraphOverview),
  problems: ['PROJECT_NOT_FOUND'],
});
export const graphMap = defineOperation({
  method: 'GET',
  url: '/neo4j/map',
  operationId: 'graphMap',
  tag,
  direct: true,
  summary: 'Read all of a project as bytes, for a canvas of many nodes',
  description:
    'Frames, the best connected nodes first: each begins with its length after that and with the length of its head (uint32 each, ' +
    'lowest byte first), then comes the head (`GraphMapHead`, JSON), then columns: of nodes x, y (float32, not a number without a ' +
    'place), degree (uint32); of relationships from, to (uint32, places of nodes in the order of the whole map); of nodes label, ' +
    'length of the caption in UTF-16 units (uint16 each); of relationships type (uint16); what of the ids of nodes, then of ' +
    'relationships, follows their prefixes (ASCII, 26 letters each with the prefix); the captions (UTF-8). Where a head says ' +
    '`isFirst` the map begins: what came before is of an earlier moment.',
  querystring: Type.Object(ProjectQuery, { additionalProperties: false }),
  produces: [MAP_MEDIA_TYPE],
  answer: Type.String({ description: 'The frames' }),
  problems: ['PROJECT_NOT_FOUND', 'QUERY_TOO_COSTLY'],
});
export const graphElements = defineOperation({
  method: 'GET',
  url: '/neo4j/elements',
  operationId: 'graphElements',
  tag,
  summary: 'Read elements by their ids',
  description: 'What a canvas fetches after another window changed them. Ids that are not there are left out.',
  querystring: ElementsQuery,
  answer: ref(GraphElements),
  problems: ['PROJECT_NOT_FOUND'],
});
export const relationshipsAmong = defineOperation({
  method: 'POST',
  reads: true,
  url: '/neo4j/relationships-among',
  operationId: 'relationshipsAmong',
  tag,
  summary: 'Read the relationships that join some nodes with each other',
  description: 'What a canvas fetches for nodes that were put on it one by one. Ids that are not there join nothing.',
  body: ref(RelationshipsAmongInput),
  largestBody: ELEMENT_BODY,
  answer: ref(RelationshipsAmong),
  problems: ['PROJECT_NOT_FOUND'],
});
export const neighbourhood = defineOperation({
  method: 'GET',
  url: '/neo4j/node/:nodeId/neighbourhood',
  operationId: 'neighbourhood',
  tag,
  summary: 'Read the surroundings of a node, hop by hop',
  params: Type.Object({ nodeId: nodeId() }),
  querystring: NeighbourhoodQuery,
  answer: ref(Neighbourhood),
  problems: ['PROJECT_NOT_FOUND', 'NODE_NOT_FOUND'],
});
export const shortestPath = defineOperation({
  method: 'GET',
  url: '/neo4j/shortest-path',
  operationId: 'shortestPath',
  tag,
  summary: 'Find a shortest path between two nodes',
  querystring: ShortestPathQuery,
  answer: ref(GraphPath),
  problems: ['PROJECT_NOT_FOUND', 'NODE_NOT_FOUND'],
});
export const searchGraph = defineOperation({
  method: 'GET',
  url: '/neo4j/search',
  operationId: 'searchGraph',
  tag,
  summary: 'Search labels, types and properties',
  querystring: SearchQuery,
  answer: ref(SearchResult),
  problems: ['PROJECT_NOT_FOUND'],
});
export const queryGraph = defineOperation({
  method: 'POST',
  reads: true,
  url: '/neo4j/query',
  operationId: 'queryGraph',
  tag,
  summary: 'Ask the graph a question as data',
  description:
    'Sets of nodes by labels, properties and what they are joined to, within each other as deep as needed; counted, ranked, ' +
    'grouped, summed up, or joined by paths. `errors` of `QUERY_INVALID` name the place (`body/query/set/of/label`; ' +
    'of `cypher` its line and column).',
  body: ref(QueryInput),
  largestBody: TEXT_BODY,
  answer: ref(QueryAnswer),
  problems: ['PROJECT_NOT_FOUND', 'QUERY_INVALID', 'QUERY_TOO_COSTLY'],
});
export const applyPatch = defineOperation({
  method: 'POST',
  url: '/neo4j/patch',
  operationId: 'applyPatch',
  tag,
  summary: 'Apply many changes as one step',
  description:
    'All or nothing; at most 1,000 operations. The `errors` of a refusal name the operation (`body/operations/3/labels`).',
  body: ref(PatchInput),
  largestBody: LARGE_BODY,
  answer: ref(ChangeReceipt),
  problems: [
    'PROJECT_NOT_FOUND',
    'NODE_NOT_FOUND',
    'RELATIONSHIP_NOT_FOUND',
    'VERSION_CONFLICT',
    'ID_TAKEN',
    'QUOTA_ELEMENTS',
    'QUOTA_BYTES',
  ],
});
const bulkProblems = [
  'PROJECT_NOT_FOUND',
  'NODE_NOT_FOUND',
  'RELATIONSHIP_NOT_FOUND',
  'VERSION_CONFLICT',
  'QUOTA_ELEMENTS',
  'QUOTA_BYTES',
] as const;
export const bulkEdit = defineOperation({
  method: 'POST',
  url: '/neo4j/bulk',
  operationId: 'bulkEdit',
  tag,
  summary: 'Do the same with many elements as one step',
  description:
    'All or nothing; at most 10,000 nodes and as many relationships. The `errors` of a refusal name the element (`body/nodes/3`).',
  body: ref(BulkInput),
  largestBody: ELEMENT_BODY,
  answer: ref(ChangeReceipt),
  problems: bulkProblems,
});
export const bulkEditCounts = defineOperation({
  method: 'POST',
  reads: true,
  url: '/neo4j/bulk/counts',
  operationId: 'bulkEditCounts',
  tag,
  summary: 'How many elements such a step would touch, those that go along included; nothing is changed',
  body: ref(BulkInput),
  largestBody: ELEMENT_BODY,
  answer: ref(ChangeCounts),
  problems: bulkProblems,
});
export const savePositions = defineOperation({
  method: 'POST',
  url: '/neo4j/positions',
  operationId: 'savePositions',
  tag,
  summary: 'Keep the places of nodes on the canvas',
  body: ref(SavePositionsInput),
  largestBody: ELEMENT_BODY,
  answer: ref(PositionsSaved),
  problems: ['PROJECT_NOT_FOUND'],
});
export const styles = defineOperation({
  method: 'GET',
  url: '/neo4j/styles',
  operationId: 'styles',
  tag,
  summary: 'Read how labels and types look',
  description: 'Those with a style of their own; any other looks as the product chooses.',
  querystring: Type.Object(ProjectQuery, { additionalProperties: false }),
  answer: ref(StyleList),
  problems: ['PROJECT_NOT_FOUND'],
});
export const setStyle = defineOperation({
  method: 'PUT',
  url: '/neo4j/style',
  operationId: 'setStyle',
  tag,
  summary: 'Choose how a label or type looks',
  description: 'One step of the history. Made against a version; a style that was changed since is answered with 409.',
  body: ref(SetStyleInput),
  answer: ref(StyleChosen),
  problems: ['PROJECT_NOT_FOUND', 'VERSION_CONFLICT', 'QUOTA_BYTES'],
});
export const undoChange = defineOperation({
  method: 'POST',
  url: '/neo4j/undo',
  operationId: 'undoChange',
  tag,
  summary: 'Undo the last change',
  description: 'Puts back the same ids, properties and relationships.',
  body: ref(ProjectInput),
  answer: ref(ChangeReceipt),
  problems: ['PROJECT_NOT_FOUND', 'NOTHING_TO_UNDO'],
});
export const redoChange = defineOperation({
  method: 'POST',
  url: '/neo4j/redo',
  operationId: 'redoChange',
  tag,
  summary: 'Redo the change that was undone last',
  body: ref(ProjectInput),
  answer: ref(ChangeReceipt),
  problems: ['PROJECT_NOT_FOUND', 'NOTHING_TO_REDO'],
});
export const changes = defineOperation({
  method: 'GET',
  url: '/neo4j/changes',
  operationId: 'changes',
  tag,
  summary: 'List the history, newest first',
  querystring: Type.Object({ ...ProjectQuery, ...PageQuery }, { additionalProperties: false }),
  answer: ref(ChangePage),
  problems: ['PROJECT_NOT_FOUND', 'PAGE_TOKEN_INVALID'],
});
