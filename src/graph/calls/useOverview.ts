import { useCallback } from 'react';

import { type OverviewRequest } from '../../../machines/overviewMachine';
import { restFetch } from '../../apollo/rest';
import { type GraphOverview } from '../elements';
import { type GraphModel } from '../GraphModel';
import { readSettled } from './settled';
import { useGraphCall } from './useGraphCall';
import { readElements } from './useElements';

const RELATIONSHIPS_PER_NODE = 20;
const MOST_RELATIONSHIPS = 100_000;
/** Times that an overview is asked for again because it was read before a change that is shown already. */
const MOST_READINGS = 3;

/** Ids of what a person brought onto a canvas that shows a part of the project. */
function broughtAlong(model: GraphModel, { nodes, relationships, nodesTotal }: GraphOverview) {
  if (nodes.length >= nodesTotal) return undefined;
  const known = new Set([...nodes, ...relationships].map(({ id }) => id));
  const nodeIds = model.nodes().flatMap(({ id }) => (known.has(id) ? [] : [id]));
  const outside = new Set(nodeIds);
  const relationshipIds = model
    .relationships()
    .flatMap(({ id, startNodeId, endNodeId }) => (outside.has(startNodeId) || outside.has(endNodeId) ? [id] : []));
  return nodeIds.length === 0 ? undefined : { nodeIds, relationshipIds };
}

async function readOverview({ projectId, nodes }: OverviewRequest, signal: AbortSignal): Promise<GraphOverview> {
  const query = new URLSearchParams({
    nodes: String(nodes),
    relationships: String(Math.min(MOST_RELATIONSHIPS, nodes * RELATIONSHIPS_PER_NODE)),
    ...(projectId === undefined ? {} : { projectId }),
  });
  const response = await restFetch(`/api/neo4j/graph?${query}`, { signal });
  return (await response.json()) as GraphOverview;
}

/**
 * Reads what a canvas draws of a project, straight over REST, and shows it. What was brought onto the canvas beyond that
 * stays as long as it is there.
 */
export function useOverview(): (request: OverviewRequest, signal: AbortSignal) => Promise<void> {
  const { client, model } = useGraphCall();
  return useCallback(
    async (request, signal) => {
      const whole = await readSettled(model, async () => {
        let overview = await readOverview(request, signal);
        for (let reading = 1; reading < MOST_READINGS && overview.head < (model.head ?? 0); reading += 1)
          overview = await readOverview(request, signal);
        const brought = broughtAlong(model, overview);
        if (brought === undefined) return overview;
        const { nodes, relationships } = await readElements(
          client,
          request.projectId,
          brought.nodeIds,
          brought.relationshipIds,
        );
        return {
          ...overview,
          nodes: [...overview.nodes, ...nodes],
          relationships: [...overview.relationships, ...relationships],
        };
      });
      if (!signal.aborted) model.replace(whole);
    },
    [client, model],
  );
}
