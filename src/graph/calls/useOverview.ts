import { useCallback } from 'react';

import { MOST_NODES, type OverviewRequest } from '../../../machines/overviewMachine';
import { restFetch } from '../../apollo/rest';
import { type GraphOverview } from '../elements';
import { type GraphModel } from '../GraphModel';
import { broughtAlong, overviewPath } from '../overview';
import { fillModel, indexInParts } from './fillModel';
import { pause, readInParts } from './readInParts';
import { readSettled } from './settled';
import { useGraphCall } from './useGraphCall';
import { readElements } from './useElements';

/** Times that an overview is asked for again because it was read before a change that is shown already. */
const MOST_READINGS = 3;

async function readOverview(request: OverviewRequest, signal: AbortSignal): Promise<GraphOverview> {
  const response = await restFetch(overviewPath(request), { signal });
  return (await readInParts(response)) as GraphOverview;
}

/** Whether so much is read that a map says where it stands: the canvas lays none of it out again when it comes. */
const isFilled = (model: GraphModel, { nodesTotal }: GraphOverview): boolean =>
  nodesTotal > MOST_NODES && model.snapshot.nodesShown > 0;

/**
 * Reads what a canvas draws of a project, straight over REST, and shows it. What was brought onto the canvas beyond that
 * stays as long as it is there.
 */
export function useOverview(): (request: OverviewRequest, signal: AbortSignal) => Promise<void> {
  const { client, model } = useGraphCall();
  return useCallback(
    async (request, signal) => {
      const read = async (): Promise<GraphOverview> => {
        const overview = await readOverview(request, signal);
        const brought = broughtAlong(model, overview);
        if (brought === undefined) return overview;
        const { nodeIds, relationshipIds } = brought;
        const { nodes, relationships } = await readElements(client, request.projectId, nodeIds, relationshipIds);
        return {
          ...overview,
          nodes: [...overview.nodes, ...nodes],
          relationships: [...overview.relationships, ...relationships],
        };
      };
      const indexed = async () => {
        const overview = await read();
        return { overview, index: isFilled(model, overview) ? undefined : await indexInParts(overview) };
      };
      const { overview, index } = await readSettled(model, async () => {
        let now = await indexed();
        for (let reading = 1; reading < MOST_READINGS && now.overview.head < (model.head ?? 0); reading += 1)
          now = await indexed();
        return now;
      });
      if (signal.aborted) return;
      if (index === undefined) await fillModel(model, overview, signal);
      else model.replace(overview, index);
      // To draw it is one task of the page, to say that it is there another.
      await pause();
    },
    [client, model],
  );
}
