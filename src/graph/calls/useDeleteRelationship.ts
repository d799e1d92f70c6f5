import { DeleteRelationshipDocument } from '../../../graphql/generated/graph';
import { type GraphRelationship } from '../../../domain/elements/elements';
import { evict } from './cachedElements';
import { required } from './required';
import { type DeleteCall, useDelete } from './useDelete';

const deleteRelationship: DeleteCall<GraphRelationship> = {
  name: 'deleteRelationship',
  drawn: (model, id) => {
    const relationship = model.relationship(id);
    return { nodes: [], relationships: relationship === undefined ? [] : [relationship] };
  },
  send: async (client, { id, startNodeId, endNodeId }, projectId) => {
    const { data } = await client.mutate({
      mutation: DeleteRelationshipDocument,
      variables: { firstNodeId: startNodeId, relationshipId: id, secondNodeId: endNodeId, projectId },
      update: (cache) => evict(cache, 'GraphRelationship', id),
    });
    required(data?.deleteRelationship);
  },
};

/** Deletes a relationship; see {@link useDelete}. */
export const useDeleteRelationship = () => useDelete(deleteRelationship);
