import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { type AnyEventObject, fromCallback } from 'xstate';

import { type MapEvent, mapMachine } from '../../../machines/mapMachine';
import { restFetch } from '../../apollo/rest';
import { type GraphArrays } from './GraphArrays';
import { type MapLayer } from './MapLayer';
import { type ReadMap, readMap } from './readMap';

const placed = ({ x, nodeCount }: GraphArrays): number =>
  x.subarray(0, nodeCount).reduce((count, at) => (Number.isNaN(at) ? count : count + 1), 0);

/** Reads a map, tells how far it has come, and shows it. */
async function bring(
  projectId: string,
  map: MapLayer,
  signal: AbortSignal,
  tell: (event: MapEvent) => void,
): Promise<void> {
  const path = `/api/neo4j/map?${new URLSearchParams({ projectId })}`;
  let last: ReadMap | undefined;
  for await (const read of readMap((stop) => restFetch(path, { signal: stop }), signal)) {
    last = read;
    tell({ type: 'MAP.CAME', nodes: read.arrays.nodeCount, nodesTotal: read.nodesTotal });
  }
  if (last === undefined || signal.aborted) return;
  tell({ type: 'MAP.ENDED', nodes: placed(last.arrays) });
  map.show(last.arrays);
}

/** Brings the map of a project onto a canvas, for as long as it is looked at. */
export function useProjectMap(projectId: string, map: MapLayer) {
  const actor = useActorRef(
    mapMachine.provide({
      actors: {
        read: fromCallback<AnyEventObject, { projectId: string }>(({ input, sendBack }) => {
          const gone = new AbortController();
          const tell = (event: MapEvent) => sendBack(event);
          bring(input.projectId, map, gone.signal, tell).catch(() => {
            if (!gone.signal.aborted) tell({ type: 'MAP.FAILED' });
          });
          return () => gone.abort();
        }),
      },
    }),
    { input: { projectId } },
  );
  useEffect(() => () => map.show(undefined), [map]);
  return actor;
}
