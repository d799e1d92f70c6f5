import { useCallback } from 'react';

import { present } from '../../../domain/wire/present';
import { SearchGraphDocument } from '../../../graphql/generated/graph';
import { AS_IT_STANDS } from '../../apollo/reading';
import { MOST_HITS, type SearchHits } from '../graphSearch';
import { required } from './required';
import { useGraphCall } from './useGraphCall';

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
