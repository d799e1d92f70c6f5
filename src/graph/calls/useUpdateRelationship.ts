import { useCallback } from 'react';

import { UpdateRelationshipDocument } from '../../../graphql/generated/graphql';
import { applyEdit } from '../applyEdit';
import { type ElementEdit, type GraphElement, type GraphRelationship, isNode, NO_CHANGE } from '../elements';
import { refusalOf } from '../refusal';
import { relationshipFromWire } from '../wire';
import { required, useGraphCall } from './useGraphCall';
import { wireEdit } from './wireEdit';

/** Changes type and properties of a relationship; behaves as `useUpdateNode` does. */
export function useUpdateRelationship(): (
  relationship: GraphRelationship,
  version: number,
  edit: ElementEdit,
) => Promise<GraphRelationship> {
  const { client, model, projectId, succeeded, failed } = useGraphCall();
  return useCallback(
    (relationship, version, edit) => {
      const attempt = async (isAgain: boolean): Promise<GraphRelationship> => {
        const shown = model.relationship(relationship.id);
        if (shown !== undefined) model.applyEarly(shown.id, { ...NO_CHANGE, relationships: [applyEdit(shown, edit)] });
        const settle = (now: GraphElement | undefined) =>
          model.settle(
            relationship.id,
            shown === undefined || now === undefined || isNode(now)
              ? NO_CHANGE
              : { ...NO_CHANGE, relationships: [now] },
          );
        try {
          const { addLabels: _added, removeLabels: _removed, ...changes } = wireEdit(edit);
          const { data } = await client.mutate({
            mutation: UpdateRelationshipDocument,
            variables: { input: { relationshipId: relationship.id, version, projectId, ...changes } },
          });
          const updated = relationshipFromWire(required(data?.updateRelationship));
          settle(updated);
          succeeded();
          return updated;
        } catch (error) {
          const refusal = refusalOf(error);
          settle(refusal.present ?? shown);
          if (refusal.present === undefined || isAgain)
            failed('updateRelationship', error, relationship.type, () => attempt(true));
          throw refusal;
        }
      };
      return attempt(false);
    },
    [client, model, projectId, succeeded, failed],
  );
}
