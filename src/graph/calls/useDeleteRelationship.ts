import { useCallback } from 'react';

import { DeleteRelationshipDocument } from '../../../graphql/generated/graph';
import { type GraphRelationship, NO_CHANGE } from '../elements';
import { refusalOf } from '../refusal';
import { evict } from './evict';
import { required } from './required';
import { useGraphCall } from './useGraphCall';

/** Deletes a relationship: gone at once; back when it fails, with a toast that offers to try again. */
export function useDeleteRelationship(): (relationship: GraphRelationship) => Promise<void> {
  const { client, model, projectId, succeeded, failed } = useGraphCall();
  return useCallback(
    (relationship) => {
      const attempt = async (): Promise<void> => {
        const shown = model.relationship(relationship.id);
        model.apply({ ...NO_CHANGE, deletedRelationshipIds: [relationship.id] });
        try {
          const { data } = await client.mutate({
            mutation: DeleteRelationshipDocument,
            variables: {
              firstNodeId: relationship.startNodeId,
              relationshipId: relationship.id,
              secondNodeId: relationship.endNodeId,
              projectId,
            },
            update: (cache) => evict(cache, 'GraphRelationship', relationship.id),
          });
          required(data?.deleteRelationship);
          succeeded();
        } catch (error) {
          if (shown !== undefined) model.apply({ ...NO_CHANGE, relationships: [shown] });
          failed('deleteRelationship', error, relationship.type, attempt);
          throw refusalOf(error);
        }
      };
      return attempt();
    },
    [client, model, projectId, succeeded, failed],
  );
}
