import { type Static, Type } from 'typebox';

import { GraphNode, GraphRelationship, LabelCount, TypeCount } from './elements.js';
import { nodeId, ProjectQuery, projectId } from './ids.js';
import { ref } from './schema.js';
import { IdListSchema, label, relationshipType, searchText } from './texts.js';

/** Elements asked for by id; those that are not there are left out. */
export const GraphElements = Type.Object(
  { nodes: Type.Array(ref(GraphNode)), relationships: Type.Array(ref(GraphRelationship)) },
  { $id: 'GraphElements' },
);
export type GraphElements = Static<typeof GraphElements>;

export const ElementsQuery = Type.Object(
  {
    ...ProjectQuery,
    nodeIds: Type.Optional(ref(IdListSchema)),
    relationshipIds: Type.Optional(ref(IdListSchema)),
  },
  { additionalProperties: false },
);
export type ElementsQuery = Static<typeof ElementsQuery>;

/** Most nodes that a canvas draws. */
const MOST_DRAWN = 20_000;

export const RelationshipsAmongInput = Type.Object(
  { ...ProjectQuery, nodeIds: Type.Array(nodeId(), { maxItems: MOST_DRAWN }) },
  { $id: 'RelationshipsAmongInput', additionalProperties: false },
);

export const RelationshipsAmong = Type.Object(
  { items: Type.Array(ref(GraphRelationship)) },
  { $id: 'RelationshipsAmong', description: 'At most 20,000 relationships with both ends among the nodes' },
);
export type RelationshipsAmong = Static<typeof RelationshipsAmong>;

/** The part of the project that a canvas draws; says what it leaves out. */
export const GraphOverview = Type.Object(
  {
    projectId: projectId(),
    nodes: Type.Array(ref(GraphNode)),
    relationships: Type.Array(ref(GraphRelationship), {
      description: 'All relationships among the nodes given, up to the limit',
    }),
    nodesTotal: Type.Integer(),
    relationshipsTotal: Type.Integer(),
    labels: Type.Array(ref(LabelCount)),
    types: Type.Array(ref(TypeCount)),
    head: Type.Integer({ description: 'Number of the last change that this shows' }),
  },
  { $id: 'GraphOverview', description: 'What a canvas draws, the best connected nodes first' },
);
export type GraphOverview = Static<typeof GraphOverview>;

export const OverviewQuery = Type.Object(
  {
    ...ProjectQuery,
    nodes: Type.Integer({ minimum: 1, maximum: 20000, default: 1000, description: 'Most nodes to give' }),
    relationships: Type.Integer({
      minimum: 0,
      maximum: 100000,
      default: 20000,
      description: 'Most relationships to give',
    }),
    label: Type.Optional(label()),
  },
  { additionalProperties: false },
);
export type OverviewQuery = Static<typeof OverviewQuery>;

export const Neighbourhood = Type.Object(
  {
    nodes: Type.Array(ref(GraphNode), { description: 'The start first, then hop by hop' }),
    relationships: Type.Array(ref(GraphRelationship)),
    nodesLeftOut: Type.Integer({
      description: 'Nodes within these hops that the limit left out (of the last hop reached)',
    }),
    types: Type.Array(ref(TypeCount), { description: 'Relationships of the start by type, counted whole' }),
  },
  { $id: 'Neighbourhood' },
);
export type Neighbourhood = Static<typeof Neighbourhood>;

export const NeighbourhoodQuery = Type.Object(
  {
    ...ProjectQuery,
    hops: Type.Integer({ minimum: 1, maximum: 3, default: 1 }),
    limit: Type.Integer({ minimum: 1, maximum: 2000, default: 300, description: 'Most nodes to give' }),
    type: Type.Optional(relationshipType()),
  },
  { additionalProperties: false },
);
export type NeighbourhoodQuery = Static<typeof NeighbourhoodQuery>;

export const GraphPath = Type.Object(
  {
    found: Type.Boolean(),
    nodes: Type.Array(ref(GraphNode), { description: 'In order from start to end; empty when there is no path' }),
    relationships: Type.Array(ref(GraphRelationship)),
  },
  { $id: 'GraphPath', description: 'A shortest path, relationships followed either way' },
);
export type GraphPath = Static<typeof GraphPath>;

export const ShortestPathQuery = Type.Object(
  { ...ProjectQuery, from: nodeId(), to: nodeId(), maxHops: Type.Integer({ minimum: 1, maximum: 12, default: 8 }) },
  { additionalProperties: false },
);
export type ShortestPathQuery = Static<typeof ShortestPathQuery>;

export const SearchResult = Type.Object(
  {
    nodes: Type.Array(ref(GraphNode)),
    relationships: Type.Array(ref(GraphRelationship)),
    more: Type.Boolean({ description: 'Whether the limit left hits out' }),
  },
  { $id: 'SearchResult' },
);
export type SearchResult = Static<typeof SearchResult>;

export const SearchQuery = Type.Object(
  {
    ...ProjectQuery,
    text: searchText(),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
  },
  { additionalProperties: false },
);
export type SearchQuery = Static<typeof SearchQuery>;
