import { createContext, useContext } from 'react';
import { useStore } from 'zustand';

import { type GraphModel } from './GraphModel';
import { type ModelSnapshot } from './graphState';

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
