import { useCallback } from 'react';

import { MOST_NODES, type OverviewRequest } from '../../../machines/overviewMachine';
import { restFetch } from '../../apollo/rest';
import { type GraphOverview } from '../elements';
import { broughtAlong, overviewPath } from '../overview';
import { fillModel } from './fillModel';
import { readInParts } from './readInParts';
import { readSettled } from './settled';
import { useGraphCall } from './useGraphCall';
import { readElements } from './useElements';

/** Times that an overview is asked for again because it was read before a change that is shown already. */
const MOST_READINGS = 3;

async function readOverview(request: OverviewRequest, signal: AbortSignal): Promise<GraphOverview> {
  const response = await restFetch(overviewPath(request), { signal });
  return (await readInParts(response)) as GraphOverview;
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
      if (signal.aborted) return;
      // The map says where all of so many stand: the canvas lays none of them out anew when they come.
      if (whole.nodesTotal > MOST_NODES && model.snapshot.nodesShown > 0) await fillModel(model, whole, signal);
      else model.replace(whole);
    },
    [client, model],
  );
}
