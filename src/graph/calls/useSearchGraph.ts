import { useCallback } from 'react';

import { type GraphNode, type GraphRelationship } from '../../../domain/elements/elements';
import { present } from '../../../domain/wire/present';

import { SearchGraphDocument } from '../../../graphql/generated/graph';
import { lookupMachineOf } from '../../../machines/lookupMachine';
import { AS_IT_STANDS } from '../../apollo/reading';
import { required } from './required';
import { useGraphCall } from './useGraphCall';

const MOST_HITS = 12;

/** What was found for a text; `more` when the limit left hits out. */
export interface SearchHits {
  readonly nodes: readonly GraphNode[];
  readonly relationships: readonly GraphRelationship[];
  readonly more: boolean;
}

/** What a search gives before anything was found. */
export const NO_HITS: SearchHits = { nodes: [], relationships: [], more: false };

/** Type-ahead search over the graph: asks when typing pauses. */
export const graphSearch = lookupMachineOf<string, SearchHits>({
  patience: 160,
  isBlank: (text) => text.trim() === '',
});

/** Searches labels, types and properties; diacritics do not matter. */
export function useSearchGraph(): (text: string, limit?: number) => Promise<SearchHits> {
  const { client, projectId } = useGraphCall();
  return useCallback(
    async (text, limit = MOST_HITS) => {
      const { data } = await client.query({
        query: SearchGraphDocument,
        variables: { text: text.trim(), projectId, limit },
        ...AS_IT_STANDS,
      });
      const found = required(data?.searchGraph);
      return {
        nodes: present(found.nodes),
        relationships: present(found.relationships),
        more: found.more,
      };
    },
    [client, projectId],
  );
}
