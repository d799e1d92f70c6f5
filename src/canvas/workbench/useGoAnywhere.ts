import { useCallback } from 'react';

import { useGraphCall } from '../../graph/calls/useGraphCall';
import { useNeighbourhood } from '../../graph/calls/useNeighbourhood';
import { type ElementRef } from '../../../domain/elements/elements';
import { useWorkbench } from './Workbench';

const NEIGHBOURS = 25;

/**
 * Goes to an element of the project, and brings it onto the canvas first when it is not there: a node with some of its
 * neighbours, a relationship with the surroundings of `start`, the node that it begins at.
 */
export function useGoAnywhere(): (ref: ElementRef, start?: string) => Promise<void> {
  const { model, goTo } = useWorkbench();
  const { failed } = useGraphCall();
  const read = useNeighbourhood();
  return useCallback(
    async (ref, start) => {
      const nodeId = ref.kind === 'node' ? ref.id : start;
      if (model.element(ref) === undefined && nodeId !== undefined) {
        try {
          model.show(await read({ nodeId, limit: NEIGHBOURS }));
        } catch (error) {
          failed('neighbourhood', error);
          return;
        }
      }
      if (model.element(ref) !== undefined) goTo(ref);
      else if (nodeId !== undefined) goTo({ kind: 'node', id: nodeId });
    },
    [model, goTo, read, failed],
  );
}
