import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';

import { nextStep } from '../../../machines/historyMachine';
import { type ActionState } from '../../actions/types';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { isNothingHidden } from '../core/visibility';
import { useWorkbench } from './Workbench';

/** Which side parts of the canvas are open. */
export interface OpenParts {
  readonly outline: boolean;
  readonly legend: boolean;
}

/** What actions look at, read anew when any of it changes. */
export function useActionState(open: OpenParts): ActionState {
  const { tool, history, layout, controller, lens } = useWorkbench();
  const looking = useSyncExternalStore(lens.subscribe, () => lens.looking);
  const hidden = useSyncExternalStore(controller.onHidden, () => controller.hidden);
  const { model, snapshot } = useGraphSnapshot();
  const pinned = useSyncExternalStore(controller.pins.subscribe, () => controller.pins.ids);
  const selected = useSelector(tool, ({ context }) => context.selected);
  const isWriting = model.pending.size > 0;
  return {
    tool: useSelector(tool, (state) => state.value),
    selected,
    selection: useSelector(tool, ({ context }) => context.selection),
    nodesShown: snapshot.nodesShown,
    isPinned: selected.some(({ id }) => pinned.has(id)),
    isSomethingHidden: !isNothingHidden(hidden),
    canUndo: useSelector(history, ({ context }) => nextStep(context, 'undo') !== undefined) || isWriting,
    canRedo: useSelector(history, ({ context }) => nextStep(context, 'redo') !== undefined),
    isLayoutRunning: useSelector(layout, (state) => state.matches('running')),
    isFiltering: looking?.query.kind === 'nodes',
    isOutlineOpen: open.outline,
    isLegendOpen: open.legend,
  };
}
