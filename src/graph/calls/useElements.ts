import { type ApolloClient } from '@apollo/client';
import { useCallback } from 'react';

import { GraphElementsDocument, RelationshipsAmongDocument } from '../../../graphql/generated/graph';
import { type GraphNode, type GraphRelationship } from '../../../domain/elements/elements';
import { present } from '../../../domain/wire/present';
import { AS_IT_STANDS } from '../../apollo/reading';
import { required } from './required';
import { readSettled } from './settled';
import { useGraphCall } from './useGraphCall';

/** Most ids of a kind in one call. */
const MOST_IDS = 100;

interface Elements {
  readonly nodes: readonly GraphNode[];
  readonly relationships: readonly GraphRelationship[];
}

/** Reads elements of a project by their ids as they stand now, a hundred of a kind in one call; those that are not there are left out. */
export async function readElements(
  client: ApolloClient,
  projectId: string | undefined,
  nodeIds: readonly string[],
  relationshipIds: readonly string[],
): Promise<Elements> {
  const nodes: GraphNode[] = [];
  const relationships: GraphRelationship[] = [];
  for (let from = 0; from < Math.max(nodeIds.length, relationshipIds.length); from += MOST_IDS) {
    const part = (ids: readonly string[]) => ids.slice(from, from + MOST_IDS).join(',') || null;
    const { data } = await client.query({
      query: GraphElementsDocument,
      variables: { projectId, nodeIds: part(nodeIds), relationshipIds: part(relationshipIds) },
      ...AS_IT_STANDS,
    });
    const found = required(data?.graphElements);
    nodes.push(...present(found.nodes));
    relationships.push(...present(found.relationships));
  }
  return { nodes, relationships };
}

/** The same for the project that the person looks at. */
export function useElements(): (nodeIds: readonly string[], relationshipIds: readonly string[]) => Promise<Elements> {
  const { client, model, projectId } = useGraphCall();
  return useCallback(
    (nodeIds, relationshipIds) => readSettled(model, () => readElements(client, projectId, nodeIds, relationshipIds)),
    [client, model, projectId],
  );
}

/** Reads what joins nodes of the project that the person looks at with each other. */
export function useRelationshipsAmong(): (nodeIds: readonly string[]) => Promise<readonly GraphRelationship[]> {
  const { client, model, projectId } = useGraphCall();
  return useCallback(
    (nodeIds) =>
      readSettled(model, async () => {
        const input = { nodeIds: [...nodeIds], ...(projectId === undefined ? {} : { projectId }) };
        const { data } = await client.query({
          query: RelationshipsAmongDocument,
          variables: { input },
          ...AS_IT_STANDS,
        });
        return present(required(data?.relationshipsAmong).items);
      }),
    [client, model, projectId],
  );
}
