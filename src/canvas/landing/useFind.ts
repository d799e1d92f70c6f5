import { useCallback } from 'react';

import { problemCode } from '../../components/problem/problemCode';
import { useElements } from '../../graph/calls/useElements';
import { useNeighbourhood } from '../../graph/calls/useNeighbourhood';
import { type ElementRef } from '../../../domain/elements/elements';
import { useGraphModel } from '../../graph/GraphModelContext';

const NEIGHBOURS = 25;

/**
 * Brings an element of the project onto the canvas when it is not there: a node with some of its neighbours, a
 * relationship with its ends. Answers whether it is there now; rejects when the store does not answer.
 */
export function useFind(): (target: ElementRef) => Promise<boolean> {
  const model = useGraphModel();
  const readNeighbourhood = useNeighbourhood();
  const readElements = useElements();
  return useCallback(
    async (target) => {
      if (model.element(target) !== undefined) return true;
      if (target.kind === 'node') {
        try {
          model.show(await readNeighbourhood({ nodeId: target.id, limit: NEIGHBOURS }));
        } catch (error) {
          if (problemCode(error) !== 'NODE_NOT_FOUND') throw error;
        }
      } else {
        const { relationships } = await readElements([], [target.id]);
        const ends = relationships.flatMap(({ startNodeId, endNodeId }) => [startNodeId, endNodeId]);
        const { nodes } = await readElements(ends, []);
        model.show({ nodes, relationships });
      }
      return model.element(target) !== undefined;
    },
    [model, readNeighbourhood, readElements],
  );
}
