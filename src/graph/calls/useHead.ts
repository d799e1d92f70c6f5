import { useCallback } from 'react';

import { restFetch } from '../../apollo/rest';
import { useProject } from '../../project/ProjectContext';
import { type GraphOverview } from '../elements';

/** Asks for the number of the project's last change, with the smallest overview there is. */
export function useHead(): (signal: AbortSignal) => Promise<number> {
  const { projectId } = useProject();
  return useCallback(
    async (signal) => {
      const query = new URLSearchParams({
        nodes: '1',
        relationships: '0',
        ...(projectId === undefined ? {} : { projectId }),
      });
      const response = await restFetch(`/api/neo4j/graph?${query}`, { signal });
      return ((await response.json()) as GraphOverview).head;
    },
    [projectId],
  );
}
