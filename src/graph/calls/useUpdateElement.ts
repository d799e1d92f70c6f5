import { useCallback } from 'react';

import { type ElementEdit, type GraphElement, isNode } from '../elements';
import { useUpdateNode } from './useUpdateNode';
import { useUpdateRelationship } from './useUpdateRelationship';

/** Changes a node or a relationship, whichever it is. */
export function useUpdateElement(): (
  element: GraphElement,
  version: number,
  edit: ElementEdit,
) => Promise<GraphElement> {
  const updateNode = useUpdateNode();
  const updateRelationship = useUpdateRelationship();
  return useCallback(
    (element, version, edit) =>
      isNode(element) ? updateNode(element, version, edit) : updateRelationship(element, version, edit),
    [updateNode, updateRelationship],
  );
}
