import { UpdateRelationshipDocument } from '../../../graphql/generated/graph';
import { type GraphRelationship, isNode, NO_CHANGE } from '../../../domain/elements/elements';
import { present } from '../../../domain/wire/present';
import { required } from './required';
import { type UpdateCall, useUpdate } from './useUpdate';
import { wireEdit } from './wireEdit';

const updateRelationship: UpdateCall<GraphRelationship> = {
  name: 'updateRelationship',
  captionOf: ({ type }) => type,
  drawn: (model, id) => model.relationship(id),
  changeTo: (element) => (isNode(element) ? NO_CHANGE : { ...NO_CHANGE, relationships: [element] }),
  send: async (client, { element, version, edit, projectId }) => {
    const { addLabels: _added, removeLabels: _removed, ...changes } = wireEdit(edit);
    const input = { relationshipId: element.id, version, projectId, ...changes };
    const { data } = await client.mutate({ mutation: UpdateRelationshipDocument, variables: { input } });
    return present(required(data?.updateRelationship));
  },
};

/** Changes type and properties of a relationship; see {@link useUpdate}. */
export const useUpdateRelationship = () => useUpdate(updateRelationship);
