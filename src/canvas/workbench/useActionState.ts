import { useSelector } from '@xstate/react';

import { nextStep } from '../../../machines/historyMachine';
import { type ActionState } from '../../actions/types';
import { useGraphPart, useSnapshotLater } from '../../graph/GraphModelContext';
import { isNothingHidden } from '../core/visibility';
import { useCanvasState, useTool, useWorkbench } from './Workbench';

/** What actions look at, read anew when any of it changes. @param isLegendOpen whether it is there, chosen or for the room that it has */
export function useActionState(isLegendOpen: boolean): ActionState {
  const { history, layout } = useWorkbench();
  const looking = useCanvasState((state) => state.looking);
  const hidden = useCanvasState((state) => state.hidden);
  const pinned = useCanvasState((state) => state.pinned);
  const selected = useTool(({ context }) => context.selected);
  const isWriting = useGraphPart(({ pending }) => pending.size > 0);
  return {
    tool: useTool((state) => state.value),
    selected,
    selection: useTool(({ context }) => context.selection),
    nodesShown: useSnapshotLater().nodesShown,
    isPinned: selected.some(({ id }) => pinned.has(id)),
    isSomethingHidden: !isNothingHidden(hidden),
    canUndo: useSelector(history, ({ context }) => nextStep(context, 'undo') !== undefined) || isWriting,
    canRedo: useSelector(history, ({ context }) => nextStep(context, 'redo') !== undefined),
    isLayoutRunning: useSelector(layout, (state) => state.matches('running')),
    isFiltering: looking?.query.kind === 'nodes',
    isOutlineOpen: useCanvasState(({ open }) => open.outline),
    isLegendOpen,
  };
}
