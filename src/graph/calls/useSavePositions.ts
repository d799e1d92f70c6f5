import { useCallback } from 'react';

import { SavePositionsDocument } from '../../../graphql/generated/graph';
import { useGraphCall } from './useGraphCall';

/** Where a node stands on the canvas. */
interface PlacedNode {
  readonly nodeId: string;
  readonly x: number;
  readonly y: number;
}

/** So many are kept by one call, so that others get a turn between. */
const AT_ONCE = 5000;

/** Says where some nodes stand now. */
type PlacesOf = (ids: readonly string[]) => readonly PlacedNode[];

/**
 * Keeps places of nodes, each as it is when it is sent. They are neither versioned nor part of the history, so nothing is told when it
 * fails.
 */
export function useSavePositions(): (ids: readonly string[], placesOf: PlacesOf) => Promise<void> {
  const { client, projectId } = useGraphCall();
  return useCallback(
    async (ids, placesOf) => {
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        const positions = [...placesOf(ids.slice(from, from + AT_ONCE))];
        if (positions.length === 0) continue;
        await client.mutate({ mutation: SavePositionsDocument, variables: { input: { projectId, positions } } });
      }
    },
    [client, projectId],
  );
}
