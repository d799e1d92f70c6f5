import { useCallback } from 'react';

import { UpdateNodeDocument } from '../../../graphql/generated/graphql';
import { applyEdit } from '../applyEdit';
import { captionOf } from '../caption';
import { type ElementEdit, type GraphElement, type GraphNode, isNode, NO_CHANGE } from '../elements';
import { refusalOf } from '../refusal';
import { nodeFromWire } from '../wire';
import { required, useGraphCall } from './useGraphCall';
import { wireEdit } from './wireEdit';

/**
 * Changes labels and properties of a node against the version that the person saw. Drawn at once, put back when the store
 * refuses it. Rejects with a `Refusal`; a conflict is left to a dialogue, anything else is told in a toast that
 * offers to try again.
 */
export function useUpdateNode(): (node: GraphNode, version: number, edit: ElementEdit) => Promise<GraphNode> {
  const { client, model, projectId, succeeded, failed } = useGraphCall();
  return useCallback(
    (node, version, edit) => {
      const attempt = async (isAgain: boolean): Promise<GraphNode> => {
        const shown = model.node(node.id);
        if (shown !== undefined) model.applyEarly(node.id, { ...NO_CHANGE, nodes: [applyEdit(shown, edit)] });
        const settle = (now: GraphElement | undefined) =>
          model.settle(
            node.id,
            shown === undefined || now === undefined || !isNode(now) ? NO_CHANGE : { ...NO_CHANGE, nodes: [now] },
          );
        try {
          const { type: _type, ...changes } = wireEdit(edit);
          const { data } = await client.mutate({
            mutation: UpdateNodeDocument,
            variables: { input: { nodeId: node.id, version, projectId, ...changes } },
          });
          const updated = nodeFromWire(required(data?.updateNode));
          settle(updated);
          succeeded();
          return updated;
        } catch (error) {
          const refusal = refusalOf(error);
          settle(refusal.present ?? shown);
          if (refusal.present === undefined || isAgain)
            failed('updateNode', error, captionOf(node), () => attempt(true));
          throw refusal;
        }
      };
      return attempt(false);
    },
    [client, model, projectId, succeeded, failed],
  );
}
