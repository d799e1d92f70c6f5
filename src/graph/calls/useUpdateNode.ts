import { UpdateNodeDocument } from '../../../graphql/generated/graph';
import { captionOf } from '../../../domain/caption/caption';
import { present } from '../../../domain/wire/present';
import { type GraphNode, isNode, NO_CHANGE } from '../../../domain/elements/elements';
import { required } from './required';
import { type UpdateCall, useUpdate } from './useUpdate';
import { wireEdit } from './wireEdit';

const updateNode: UpdateCall<GraphNode> = {
  name: 'updateNode',
  captionOf,
  drawn: (model, id) => model.node(id),
  changeTo: (element) => (isNode(element) ? { ...NO_CHANGE, nodes: [element] } : NO_CHANGE),
  send: async (client, { element, version, edit, projectId }) => {
    const { type: _type, ...changes } = wireEdit(edit);
    const input = { nodeId: element.id, version, projectId, ...changes };
    const { data } = await client.mutate({ mutation: UpdateNodeDocument, variables: { input } });
    return present(required(data?.updateNode));
  },
};

/** Changes labels and properties of a node; see {@link useUpdate}. */
export const useUpdateNode = () => useUpdate(updateNode);
