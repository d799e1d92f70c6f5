import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';

import { type GraphModel } from './GraphModel';
import { type ModelSnapshot, type ShownGraph } from './graphState';

/** The shown graph that mutations put their changes into. */
export const GraphModelContext = createContext<GraphModel | null>(null);

/** The shown graph of this part of the page. */
export function useGraphModel(): GraphModel {
  const model = useContext(GraphModelContext);
  if (model === null) throw new Error('useGraphModel needs a GraphModelContext around it');
  return model;
}

/** The shown graph, read anew after each of its changes. */
export function useGraphSnapshot(): { model: GraphModel; snapshot: ModelSnapshot } {
  const model = useGraphModel();
  return { model, snapshot: useStore(model.store, ({ graph }) => graph.snapshot) };
}

/** A part of what is known of the shown graph; the component is drawn anew only when that is another. */
export const useGraphPart = <T>(select: (graph: ShownGraph) => T): T =>
  useStore(useGraphModel().store, ({ graph }) => select(graph));

/** The same as {@link useGraphSnapshot} for what stands beside the graph: it is not drawn in the task that draws the graph, but when the page has time. */
export function useSnapshotLater(): ModelSnapshot {
  const model = useGraphModel();
  const [snapshot, setSnapshot] = useState(model.snapshot);
  useEffect(() => {
    const follow = () => startTransition(() => setSnapshot(model.snapshot));
    follow();
    return model.store.subscribe(follow);
  }, [model]);
  return snapshot;
}
