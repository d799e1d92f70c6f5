import { createContext, useContext } from 'react';

import { type ActionCanvas, type ActionState } from '../../actions/types';

/** What the actions of a canvas look at, and what they work on. */
export interface Actions {
  /** Decides which of them are possible, and which are on. */
  readonly state: ActionState;
  readonly canvas: ActionCanvas;
}

export const ActionsContext = createContext<Actions | null>(null);

/** What the actions of this canvas look at, and what they work on; drawn again whenever one of them may be possible or not. */
export function useActions(): Actions {
  const actions = useContext(ActionsContext);
  if (actions === null) throw new Error('useActions needs an ActionsContext around it');
  return actions;
}
