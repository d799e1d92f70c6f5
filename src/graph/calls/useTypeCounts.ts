import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';

import { type GraphNode } from '../../../domain/elements/elements';
import { NeighbourhoodDocument } from '../../../graphql/generated/graph';
import { useProject } from '../../project/ProjectContext';
import { useGraphPart } from '../GraphModelContext';

/**
 * How many relationships of each type a node has in the project, shown or not.
 * @param isWanted nothing is read before
 */
export function useTypeCounts(node: GraphNode | undefined, isWanted = true) {
  const { projectId } = useProject();
  // A node that was only just made is not in the store yet; nothing hangs on it either.
  const isStored = useGraphPart(({ pending }) => node !== undefined && !pending.has(node.id));
  const { data, refetch, loading, error } = useQuery(NeighbourhoodDocument, {
    variables: { nodeId: node?.id ?? '', projectId, hops: 1, limit: 1 },
    fetchPolicy: 'cache-and-network',
    skip: !isStored || !isWanted,
  });
  return { counts: data?.neighbourhood?.types ?? [], loading, error, refetch };
}

/** Reads a query again each time that a value is another. What fails then stays as it was read before. */
export function useReadAgain(value: unknown, refetch: () => Promise<unknown>): void {
  const read = useRef(value);
  useEffect(() => {
    if (read.current === value) return;
    read.current = value;
    void refetch().catch(() => undefined);
  }, [value, refetch]);
}
