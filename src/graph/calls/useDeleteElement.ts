import { useCallback } from 'react';

import { type GraphElement, isNode } from '../../../domain/elements/elements';
import { useDeleteNode } from './useDeleteNode';
import { useDeleteRelationship } from './useDeleteRelationship';

/** Deletes a node or a relationship, whichever it is. */
export function useDeleteElement(): (element: GraphElement) => Promise<void> {
  const deleteNode = useDeleteNode();
  const deleteRelationship = useDeleteRelationship();
  return useCallback(
    async (element) => {
      if (isNode(element)) await deleteNode(element);
      else await deleteRelationship(element);
    },
    [deleteNode, deleteRelationship],
  );
}
