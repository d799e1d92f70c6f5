import { useMemo, useSyncExternalStore } from 'react';

import { type Matching } from '../../../domain/query/matching';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { useShowing } from '../workbench/Workbench';

const those = (_revision: number, ids: Iterable<string>, isSo: (id: string) => boolean) => [...ids].filter(isSo);

/** Those of the nodes that match which are on the canvas, element by element or as points of its map, and of how many. */
export function useOnCanvas(matching: Matching | null) {
  const { model, snapshot } = useGraphSnapshot();
  const { map } = useShowing().controller;
  const arrays = useSyncExternalStore(map.follow, () => map.arrays);
  const { revision, nodesShown } = snapshot;
  const found = useMemo(
    () => those(revision, matching?.ids ?? [], (id) => model.node(id) !== undefined || map.has(id)),
    [revision, matching, model, map],
  );
  return { found, shown: arrays?.nodeCount ?? nodesShown };
}
