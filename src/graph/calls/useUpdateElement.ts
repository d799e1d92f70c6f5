import { useCallback } from 'react';

import { type ElementEdit } from '../../../domain/changes/elementEdit';
import { type GraphElement, isNode } from '../../../domain/elements/elements';
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
