import { DeleteNodeDocument } from '../../../graphql/generated/graph';
import { type GraphNode } from '../../../domain/elements/elements';
import { evict } from './cachedElements';
import { required } from './required';
import { type DeleteCall, useDelete } from './useDelete';

const deleteNode: DeleteCall<GraphNode> = {
  name: 'deleteNode',
  drawn: (model, id) => {
    const node = model.node(id);
    return { nodes: node === undefined ? [] : [node], relationships: model.relationshipsOf(id) };
  },
  send: async (client, { id }, projectId) => {
    const { data } = await client.mutate({
      mutation: DeleteNodeDocument,
      variables: { nodeId: id, projectId },
      update: (cache) => evict(cache, 'GraphNode', id),
    });
    required(data?.deleteNode);
  },
};

/** Deletes a node with its relationships; see {@link useDelete}. */
export const useDeleteNode = () => useDelete(deleteNode);
