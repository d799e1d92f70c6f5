import { may, type Policies } from './Policy.js';

const reading = may('read', 'project');
const writing = may('write', 'project');

/** Nodes, relationships and their history: whatever lies in one project. */
export const graphPolicies: Policies = {
  nodes: reading,
  node: reading,
  nodeLabels: reading,
  labelsOfNode: reading,
  nodesTotal: reading,
  nodesLabelsTotal: reading,
  relationships: reading,
  relationship: reading,
  relationshipTypes: reading,
  typeOfRelationship: reading,
  relationshipsTotal: reading,
  relationshipsTypesTotal: reading,
  graphOverview: reading,
  graphElements: reading,
  neighbourhood: reading,
  shortestPath: reading,
  searchGraph: reading,
  queryGraph: reading,
  changes: reading,
  styles: reading,
  createNode: writing,
  updateNode: writing,
  deleteNode: writing,
  createRelationship: writing,
  setRelationshipBetweenNodes: writing,
  updateRelationship: writing,
  deleteRelationship: writing,
  applyPatch: writing,
  bulkEdit: writing,
  bulkEditCounts: reading,
  savePositions: writing,
  setStyle: writing,
  undoChange: writing,
  redoChange: writing,
  'user:graph': reading,
};
