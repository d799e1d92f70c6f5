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

/**
 * The same part, drawn when the page has time for it: what stands beside the graph is not drawn in the task that draws the graph.
 * @param select always the same function
 */
export function useGraphPartLater<T>(select: (graph: ShownGraph) => T): T {
  const { store } = useGraphModel();
  const [part, setPart] = useState(() => select(store.getState().graph));
  useEffect(() => {
    const follow = () => startTransition(() => setPart(() => select(store.getState().graph)));
    follow();
    return store.subscribe(follow);
  }, [store, select]);
  return part;
}
