import { useSelector } from '@xstate/react';

import { nextStep } from '../../../machines/historyMachine';
import { type ActionState } from '../../actions/types';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { useWorkbench } from './Workbench';

/** Which side parts of the canvas are open. */
export interface OpenParts {
  readonly outline: boolean;
  readonly legend: boolean;
}

/** What actions look at, read anew when any of it changes. */
export function useActionState(open: OpenParts): ActionState {
  const { tool, history, layout } = useWorkbench();
  const { model, snapshot } = useGraphSnapshot();
  const isWriting = model.pending.size > 0;
  return {
    tool: useSelector(tool, (state) => state.value),
    selection: useSelector(tool, ({ context }) => context.selection),
    nodesShown: snapshot.nodesShown,
    canUndo: useSelector(history, ({ context }) => nextStep(context, 'undo') !== undefined) || isWriting,
    canRedo: useSelector(history, ({ context }) => nextStep(context, 'redo') !== undefined),
    isLayoutRunning: useSelector(layout, (state) => state.matches('running')),
    isOutlineOpen: open.outline,
    isLegendOpen: open.legend,
  };
}
