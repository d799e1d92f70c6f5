import { type ApolloClient } from '@apollo/client';

import { UpdateRelationshipDocument } from '../../../graphql/generated/graph';
import { type GraphRelationship, isNode, NO_CHANGE } from '../../../domain/elements/elements';
import { present } from '../../../domain/wire/present';
import { type UpdateRelationshipInput } from '../../../graphql/generated/types';
import { required } from './required';
import { type UpdateCall, useUpdate, wireEdit } from './useUpdate';

/** Asks the backend to change a relationship. @throws what the client throws */
export async function sendRelationshipUpdate(
  client: ApolloClient,
  input: UpdateRelationshipInput,
): Promise<GraphRelationship> {
  const { data } = await client.mutate({ mutation: UpdateRelationshipDocument, variables: { input } });
  return present(required(data?.updateRelationship));
}

const updateRelationship: UpdateCall<GraphRelationship> = {
  name: 'updateRelationship',
  drawn: (model, id) => model.relationship(id),
  changeTo: (element) => (isNode(element) ? NO_CHANGE : { ...NO_CHANGE, relationships: [element] }),
  send: (client, { element, version, edit, projectId }) => {
    const { addLabels: _added, removeLabels: _removed, ...changes } = wireEdit(edit);
    return sendRelationshipUpdate(client, { relationshipId: element.id, version, projectId, ...changes });
  },
};

/** Changes type and properties of a relationship; see {@link useUpdate}. */
export const useUpdateRelationship = () => useUpdate(updateRelationship);
