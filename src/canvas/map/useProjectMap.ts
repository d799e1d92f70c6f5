import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { type AnyEventObject, fromCallback } from 'xstate';

import { type MapEvent, mapMachine } from '../../../machines/mapMachine';
import { restFetch } from '../../apollo/rest';
import { pause } from '../../graph/calls/readInParts';
import { useGraphModel } from '../../graph/GraphModelContext';
import { useShowing } from '../workbench/Workbench';
import { adjacencyOf } from './adjacency';
import { type MapLayer } from './MapLayer';
import { type ReadMap, readMap } from './readMap';

/** Reads a map, tells how far it has come, and shows it. */
async function readAndShow(
  projectId: string,
  map: MapLayer,
  signal: AbortSignal,
  tell: (event: MapEvent) => void,
): Promise<void> {
  map.expect();
  const path = `/api/neo4j/map?${new URLSearchParams({ projectId })}`;
  let last: ReadMap | undefined;
  for await (const read of readMap((stop) => restFetch(path, { signal: stop }), signal)) {
    last = read;
    tell({ type: 'MAP.CAME', nodes: read.arrays.nodeCount, nodesTotal: read.nodesTotal });
  }
  if (last === undefined || signal.aborted) return;
  map.show(last.arrays);
  // To draw it is one task of the page, to say that it is there another.
  await pause();
  tell({ type: 'MAP.ENDED', nodes: last.arrays.nodeCount });
  await pause();
  // Or the first that is selected would wait for it.
  adjacencyOf(last.arrays);
}

/** Brings the map of a project onto a canvas, for as long as it is looked at. */
export function useProjectMap(projectId: string, map: MapLayer) {
  const actor = useActorRef(
    mapMachine.provide({
      actors: {
        read: fromCallback<AnyEventObject, { projectId: string }>(({ input, sendBack }) => {
          const gone = new AbortController();
          const tell = (event: MapEvent) => sendBack(event);
          readAndShow(input.projectId, map, gone.signal, tell).catch(() => {
            if (gone.signal.aborted) return;
            map.fail();
            tell({ type: 'MAP.FAILED' });
          });
          return () => gone.abort();
        }),
      },
    }),
    { input: { projectId } },
  );
  const model = useGraphModel();
  const { bring } = useShowing();
  useEffect(() => {
    /** What is on its way. */
    const asked = new Set<string>();
    const stops = [
      map.bringBy((ids) => {
        const refs = ids.flatMap((id) => (asked.has(id) ? [] : [{ kind: 'node' as const, id }]));
        for (const { id } of refs) asked.add(id);
        const settled = () => {
          for (const { id } of refs) asked.delete(id);
        };
        if (refs.length > 0) bring(refs, () => undefined, settled);
      }),
      model.liesOver((id) => map.has(id) || map.hasRelationship(id)),
      // More has changed than is told one by one.
      model.subscribe((event) => {
        const isReread = event.type === 'reset' || event.type === 'filled';
        if (isReread && model.head !== map.arrays?.version) actor.send({ type: 'RETRIED' });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      map.clear();
    };
  }, [map, model, actor, bring]);
  return actor;
}
