import { may, type Policies, viewable } from './Policy.js';

const reading = may('read', 'project');
const shown = viewable(reading);
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
  propertyUse: reading,
  nodeChanges: reading,
  relationshipChanges: reading,
  graphOverview: shown,
  graphMap: shown,
  graphElements: shown,
  relationshipsAmong: reading,
  neighbourhood: shown,
  shortestPath: reading,
  searchGraph: shown,
  queryGraph: reading,
  changes: reading,
  styles: shown,
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
  'user:graph': shown,
};
