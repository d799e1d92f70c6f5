import { useCallback } from 'react';

import { SavePositionsDocument } from '../../../graphql/generated/graph';
import { useGraphCall } from './useGraphCall';

/** Where a node stands on the canvas. */
export interface PlacedNode {
  readonly nodeId: string;
  readonly x: number;
  readonly y: number;
}

/** Keeps places of nodes. They are neither versioned nor part of the history, so nothing is told when it fails. */
export function useSavePositions(): (positions: readonly PlacedNode[]) => Promise<void> {
  const { client, projectId } = useGraphCall();
  return useCallback(
    async (positions) => {
      if (positions.length === 0) return;
      await client.mutate({
        mutation: SavePositionsDocument,
        variables: { input: { projectId, positions: [...positions] } },
      });
    },
    [client, projectId],
  );
}
