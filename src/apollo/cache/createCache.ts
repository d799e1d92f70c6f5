import { type FieldPolicy, InMemoryCache } from '@apollo/client/cache';

import { pagedList } from './pagedList';

/** `Query.relationships`, with the nodes at their ends. */
const relationshipsField = pagedList(['projectId', 'type', 'nodeId', 'text', 'sort', 'order'], ['items', 'ends']);

/** `Query.nodes`. */
const nodesField = pagedList(['projectId', 'label', 'text', 'sort', 'order']);

/**
 * One element by id is found among those that lists and receipts brought.
 * @param keyField what the type calls its id
 */
const elementField = (typename: string, idArgument: string, keyField = 'id'): FieldPolicy => ({
  keyArgs: [idArgument],
  read: (existing: unknown, { args, toReference }) =>
    existing ?? toReference({ __typename: typename, [keyField]: args?.[idArgument] as string }),
});

/** `Query.changes`: whether there is something to undo is what the page read last says. */
const changesField = pagedList(['projectId']);

/** The normalised cache: elements and projects by id, what a person has once by name, lists by their filters. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          nodes: nodesField,
          relationships: relationshipsField,
          changes: changesField,
          node: elementField('GraphNode', 'nodeId'),
          relationship: elementField('GraphRelationship', 'relationshipId'),
          notification: elementField('Notification', 'uid', 'uid'),
        },
      },
      Notification: { keyFields: ['uid'] },
      // What a change says of an element belongs to the change: the element stands in others, which say something else of it.
      SummarisedElement: { keyFields: false },
      SummarisedEnd: { keyFields: false },
      Settings: { keyFields: [] },
      UserInfo: { keyFields: [] },
    },
  });
