import { useCallback } from 'react';

import { NeighbourhoodDocument } from '../../../graphql/generated/graph';
import { type TypeCount } from '../elements';
import { type GraphNode, type GraphRelationship } from '../../../domain/elements/elements';
import { present } from '../../../domain/wire/present';
import { AS_IT_STANDS } from '../../apollo/reading';
import { required } from './required';
import { readSettled } from './settled';
import { useGraphCall } from './useGraphCall';

/** The surroundings of a node. */
export interface Surroundings {
  readonly nodes: readonly GraphNode[];
  readonly relationships: readonly GraphRelationship[];
  readonly nodesLeftOut: number;
  readonly types: readonly TypeCount[];
}

/** Which surroundings: one hop, of all types or of one, at most so many nodes. */
export interface SurroundingsWanted {
  readonly nodeId: string;
  readonly type?: string;
  readonly limit?: number;
}

const MOST_NEIGHBOURS = 100;

/** Reads the surroundings of a node. */
export function useNeighbourhood(): (wanted: SurroundingsWanted) => Promise<Surroundings> {
  const { client, model, projectId } = useGraphCall();
  return useCallback(
    async ({ nodeId, type, limit = MOST_NEIGHBOURS }) => {
      const { data } = await readSettled(model, () =>
        client.query({
          query: NeighbourhoodDocument,
          variables: { nodeId, projectId, hops: 1, limit, type: type ?? null },
          ...AS_IT_STANDS,
        }),
      );
      const found = required(data?.neighbourhood);
      return {
        nodes: present(found.nodes),
        relationships: present(found.relationships),
        nodesLeftOut: found.nodesLeftOut,
        types: found.types,
      };
    },
    [client, model, projectId],
  );
}
