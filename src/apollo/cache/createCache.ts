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
      Settings: { keyFields: [] },
      UserInfo: { keyFields: [] },
    },
  });
