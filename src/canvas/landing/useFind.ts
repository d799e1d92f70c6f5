import { useCallback } from 'react';

import { problemCode } from '../../components/problem/problemCode';
import { useNeighbourhood } from '../../graph/calls/useNeighbourhood';
import { type ElementRef } from '../../../domain/elements/elements';
import { useGraphModel } from '../../graph/GraphModelContext';
import { useBringAll } from './bringAll';

const NEIGHBOURS = 25;

/**
 * Brings an element of the project onto the canvas when it is not there: a node with some of its neighbours, a
 * relationship with its ends. Answers whether it is there now; rejects when the store does not answer.
 */
export function useFind(): (target: ElementRef) => Promise<boolean> {
  const model = useGraphModel();
  const readNeighbourhood = useNeighbourhood();
  const bringAll = useBringAll();
  return useCallback(
    async (target) => {
      if (model.element(target) !== undefined) return true;
      if (target.kind === 'node') {
        try {
          model.show(await readNeighbourhood({ nodeId: target.id, limit: NEIGHBOURS }));
        } catch (error) {
          if (problemCode(error) !== 'NODE_NOT_FOUND') throw error;
        }
      } else await bringAll([target]);
      return model.element(target) !== undefined;
    },
    [model, readNeighbourhood, bringAll],
  );
}
