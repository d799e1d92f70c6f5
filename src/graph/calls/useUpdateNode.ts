import { type ApolloClient } from '@apollo/client';

import { UpdateNodeDocument } from '../../../graphql/generated/graph';
import { present } from '../../../domain/wire/present';
import { type GraphNode, isNode, NO_CHANGE } from '../../../domain/elements/elements';
import { type UpdateNodeInput } from '../../../graphql/generated/types';
import { required } from './required';
import { type UpdateCall, useUpdate, wireEdit } from './useUpdate';

/** Asks the backend to change a node. @throws what the client throws */
export async function sendNodeUpdate(client: ApolloClient, input: UpdateNodeInput): Promise<GraphNode> {
  const { data } = await client.mutate({ mutation: UpdateNodeDocument, variables: { input } });
  return present(required(data?.updateNode));
}

const updateNode: UpdateCall<GraphNode> = {
  name: 'updateNode',
  drawn: (model, id) => model.node(id),
  changeTo: (element) => (isNode(element) ? { ...NO_CHANGE, nodes: [element] } : NO_CHANGE),
  send: (client, { element, version, edit, projectId }) => {
    const { type: _type, ...changes } = wireEdit(edit);
    return sendNodeUpdate(client, { nodeId: element.id, version, projectId, ...changes });
  },
};

/** Changes labels and properties of a node; see {@link useUpdate}. */
export const useUpdateNode = () => useUpdate(updateNode);
