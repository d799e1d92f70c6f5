import { useCallback } from 'react';

import { type OverviewRequest } from '../../../machines/overviewMachine';
import { restFetch } from '../../apollo/rest';
import { type GraphOverview } from '../elements';
import { useGraphModel } from '../GraphModelContext';

const RELATIONSHIPS_PER_NODE = 20;
const MOST_RELATIONSHIPS = 100_000;

/** Reads what a canvas draws of a project, straight over REST, and shows it. */
export function useOverview(): (request: OverviewRequest, signal: AbortSignal) => Promise<void> {
  const model = useGraphModel();
  return useCallback(
    async ({ projectId, nodes }, signal) => {
      const query = new URLSearchParams({
        nodes: String(nodes),
        relationships: String(Math.min(MOST_RELATIONSHIPS, nodes * RELATIONSHIPS_PER_NODE)),
        ...(projectId === undefined ? {} : { projectId }),
      });
      const response = await restFetch(`/api/neo4j/graph?${query}`, { signal });
      const overview = (await response.json()) as GraphOverview;
      if (!signal.aborted) model.replace(overview);
    },
    [model],
  );
}
