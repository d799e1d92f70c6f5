import { type Static, type TProperties, type TSchema, Type } from 'typebox';

import { GraphNode, GraphRelationship, NodeCaption } from './elements.js';
import { nodeId, ProjectQuery } from './ids.js';
import { ref, words } from './schema.js';
import { label, listingText, pageToken, propertyName, relationshipType, searchText } from './texts.js';

/** A page of a list. `total` counts the whole list under the same filter. */
export interface Page<T> {
  items: T[];
  nextPageToken?: string;
  total: number;
}

const page = <T extends TSchema, M extends TProperties = Record<never, never>>(item: T, name: string, more = {} as M) =>
  Type.Object(
    {
      items: Type.Array(ref(item)),
      nextPageToken: Type.Optional(
        Type.String({ description: 'Give it back to get the next page; absent on the last' }),
      ),
      total: Type.Integer({ description: 'How many there are in all under this filter' }),
      ...more,
    },
    { $id: name },
  );

/** Page size and the opaque token of the page before; the first page may be asked for with `1`. */
export const PageQuery = {
  pageSize: Type.Integer({ minimum: 1, maximum: 500, default: 100, description: 'How many items at the most' }),
  pageToken: Type.Optional(pageToken()),
};

export const SortOrder = words(['asc', 'desc'], { $id: 'SortOrder' });
export const NodeSort = words(['id', 'caption', 'updatedAt', 'degree', 'label', 'createdAt', 'property'], {
  $id: 'NodeSort',
});
export const RelationshipSort = words(['id', 'type', 'updatedAt', 'from', 'to', 'createdAt', 'property'], {
  $id: 'RelationshipSort',
});

/** For whoever shows any part of a list at once, in any order. */
const PlaceQuery = {
  offset: Type.Optional(
    Type.Integer({ minimum: 0, description: 'How many items come before the page; in place of a token' }),
  ),
  property: Type.Optional(propertyName()),
};

export const NodesQuery = Type.Object(
  {
    ...ProjectQuery,
    ...PageQuery,
    ...PlaceQuery,
    label: Type.Optional(label()),
    text: Type.Optional(searchText()),
    among: Type.Optional(listingText()),
    sort: Type.Optional(ref(NodeSort)),
    order: Type.Optional(ref(SortOrder)),
  },
  { additionalProperties: false },
);
export type NodesQuery = Static<typeof NodesQuery>;

export const RelationshipsQuery = Type.Object(
  {
    ...ProjectQuery,
    ...PageQuery,
    ...PlaceQuery,
    type: Type.Optional(relationshipType()),
    nodeId: Type.Optional(nodeId()),
    text: Type.Optional(searchText()),
    sort: Type.Optional(ref(RelationshipSort)),
    order: Type.Optional(ref(SortOrder)),
  },
  { additionalProperties: false },
);
export type RelationshipsQuery = Static<typeof RelationshipsQuery>;

export const NodePage = page(GraphNode, 'NodePage');
export const RelationshipPage = page(GraphRelationship, 'RelationshipPage', {
  ends: Type.Array(ref(NodeCaption), { description: 'The nodes at the ends of the relationships of this page' }),
});
export type NodePage = Static<typeof NodePage>;
export type RelationshipPage = Static<typeof RelationshipPage>;

export { page };
