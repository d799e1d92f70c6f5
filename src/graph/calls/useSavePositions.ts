import { useCallback } from 'react';

import { SavePositionsDocument } from '../../../graphql/generated/graph';
import { useGraphCall } from './useGraphCall';

/** Where a node stands on the canvas. */
export interface PlacedNode {
  readonly nodeId: string;
  readonly x: number;
  readonly y: number;
}

/** So many are kept by one call, so that others get a turn between. */
const AT_ONCE = 5000;

/** Keeps places of nodes. They are neither versioned nor part of the history, so nothing is told when it fails. */
export function useSavePositions(): (positions: readonly PlacedNode[]) => Promise<void> {
  const { client, projectId } = useGraphCall();
  return useCallback(
    async (positions) => {
      for (let from = 0; from < positions.length; from += AT_ONCE)
        await client.mutate({
          mutation: SavePositionsDocument,
          variables: { input: { projectId, positions: positions.slice(from, from + AT_ONCE) } },
        });
    },
    [client, projectId],
  );
}
