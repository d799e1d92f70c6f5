import { useCallback } from 'react';

import { DeleteNodeDocument } from '../../../graphql/generated/graph';
import { captionOf } from '../caption';
import { type GraphNode, NO_CHANGE } from '../elements';
import { refusalOf } from '../refusal';
import { evict } from './evict';
import { required } from './required';
import { useGraphCall } from './useGraphCall';

/**
 * Deletes a node with its relationships: gone at once; back when it fails, with a toast that offers to try again. Tells how
 * many went with it.
 */
export function useDeleteNode(): (node: GraphNode) => Promise<number> {
  const { client, model, projectId, succeeded, failed } = useGraphCall();
  return useCallback(
    (node) => {
      const attempt = async (): Promise<number> => {
        const shown = model.node(node.id);
        const relationships = model.relationshipsOf(node.id);
        model.apply({
          ...NO_CHANGE,
          deletedNodeIds: [node.id],
          deletedRelationshipIds: relationships.map(({ id }) => id),
        });
        try {
          const { data } = await client.mutate({
            mutation: DeleteNodeDocument,
            variables: { nodeId: node.id, projectId },
            update: (cache) => evict(cache, 'GraphNode', node.id),
          });
          const deleted = required(data?.deleteNode);
          succeeded();
          return deleted.relationshipsDeleted;
        } catch (error) {
          if (shown !== undefined) model.apply({ ...NO_CHANGE, nodes: [shown], relationships });
          failed('deleteNode', error, captionOf(node), attempt);
          throw refusalOf(error);
        }
      };
      return attempt();
    },
    [client, model, projectId, succeeded, failed],
  );
}
