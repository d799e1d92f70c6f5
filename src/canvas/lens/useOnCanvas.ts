import { useCallback, useSyncExternalStore } from 'react';

import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { hiddenIn } from '../map/standing';
import { nodeIndex } from '../map/indexes';
import { isNodeHidden } from '../core/visibility';
import { useShowing } from '../workbench/Workbench';

/** What of the project is on the canvas, element by element or as a point of its map; another function whenever that is more or less. */
export function useOnCanvas() {
  const { model, snapshot } = useGraphSnapshot();
  const { controller, store } = useShowing();
  const { map } = controller;
  const arrays = useSyncExternalStore(map.follow, () => map.arrays);
  const { revision } = snapshot;
  const isShown = useCallback(
    (id: string) => revision >= 0 && (model.node(id) !== undefined || map.has(id)),
    [model, map, revision],
  );
  /** The nodes of some that are in sight. */
  const inSight = (ids: Iterable<string>): string[] => {
    const { hidden } = store.getState();
    const isHidden = map.arrays === undefined ? () => true : hiddenIn(map.arrays, hidden, model);
    return [...ids].filter((id) => {
      const node = model.node(id);
      if (node !== undefined) return !isNodeHidden(node, hidden);
      const at = map.arrays && nodeIndex(map.arrays, id);
      return at !== undefined && !isHidden(at);
    });
  };
  return { arrays, isShown, inSight, shown: arrays?.nodeCount ?? snapshot.nodesShown };
}
