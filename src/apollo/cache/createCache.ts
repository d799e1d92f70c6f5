import { InMemoryCache } from '@apollo/client/cache';

import { changesField } from './changesField';
import { elementField } from './elementField';
import { nodesField } from './nodesField';
import { relationshipsField } from './relationshipsField';

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
