import { type ApolloClient } from '@apollo/client';
import { useCallback } from 'react';

import { type ElementEdit } from '../../../domain/changes/elementEdit';
import { type PatchOperation } from '../../../domain/changes/patch';
import { type GraphElement, isNode } from '../../../domain/elements/elements';
import { present } from '../../../domain/wire/present';
import { ApplyPatchDocument } from '../../../graphql/generated/graph';
import { type PatchInput } from '../../../graphql/generated/types';
import { required } from './required';
import { type HistoryAnswer, takeReceipt } from './takeReceipt';
import { useGraphCall } from './useGraphCall';
import { wireEdit } from './useUpdate';

/** Most operations of one patch, as the backend says. */
export const MOST_EDITS = 1000;

const operationOf = ({
  element,
  edit,
}: {
  element: GraphElement;
  edit: ElementEdit;
}): PatchInput['operations'][number] => ({
  ...(isNode(element)
    ? { op: 'updateNode' as const, nodeId: element.id }
    : { op: 'updateRelationship' as const, relationshipId: element.id }),
  version: element.version,
  ...wireEdit(edit),
});

/** Asks the backend for many changes as one step. @throws what the client throws */
async function sendPatch(client: ApolloClient, projectId: string | undefined, operations: PatchInput['operations']) {
  const { data } = await client.mutate({
    mutation: ApplyPatchDocument,
    variables: { input: { projectId, operations } },
  });
  return required(data?.applyPatch);
}

/**
 * Makes elements as one step of the history, and shows them. Rejects after telling the failure in a toast; with `complete` false the
 * graph has to be read again.
 */
export function useMaking(): (made: readonly PatchOperation[]) => Promise<HistoryAnswer> {
  const { client, model, projectId, succeeded, failed } = useGraphCall();
  return useCallback(
    async (made) => {
      try {
        const operations = made as PatchInput['operations'];
        const answer = takeReceipt(model, await sendPatch(client, projectId, operations));
        succeeded();
        return answer;
      } catch (error) {
        failed('bulkEdit', error);
        throw error;
      }
    },
    [client, model, projectId, succeeded, failed],
  );
}

/**
 * Changes several elements, each in its own way, as one step of the history, against the versions that the person saw. Rejects
 * after telling the failure in a toast.
 */
export function usePatch(): (
  edits: readonly { readonly element: GraphElement; readonly edit: ElementEdit }[],
) => Promise<readonly GraphElement[]> {
  const { client, model, projectId, succeeded, failed } = useGraphCall();
  return useCallback(
    async (edits) => {
      try {
        const { nodes, relationships } = present(await sendPatch(client, projectId, edits.map(operationOf)));
        // Only what is drawn changes on the canvas: a table has many more rows.
        model.applyOwn({
          nodes: nodes.filter(({ id }) => model.node(id) !== undefined),
          relationships: relationships.filter(({ id }) => model.element({ kind: 'relationship', id }) !== undefined),
          deletedNodeIds: [],
          deletedRelationshipIds: [],
        });
        succeeded();
        return [...nodes, ...relationships];
      } catch (error) {
        failed('bulkEdit', error);
        throw error;
      }
    },
    [client, model, projectId, succeeded, failed],
  );
}
