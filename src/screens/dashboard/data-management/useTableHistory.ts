import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';

import { type Direction, nextStep } from '../../../../machines/historyMachine';
import { acknowledged } from '../../../graph/calls/settled';
import { useGraphModel } from '../../../graph/GraphModelContext';
import { useHistoryActor } from '../../../graph/history/useHistoryActor';

const WANTED = { undo: 'UNDO.WANTED', redo: 'REDO.WANTED' } as const;

/**
 * Undo and redo beside tables, over the history that the canvas has too.
 * @param settled waits for the edits of cells that are still being saved: such a one is meant by undoing, and nothing when the
 * store refuses it
 * @param onIncomplete hears of a step that was too large to be listed
 */
export function useTableHistory(settled: () => Promise<boolean>, onIncomplete: () => void) {
  const model = useGraphModel();
  const history = useHistoryActor(model, onIncomplete);
  const canUndo = useSelector(history, ({ context }) => nextStep(context, 'undo') !== undefined);
  const canRedo = useSelector(history, ({ context }) => nextStep(context, 'redo') !== undefined);
  const step = useCallback(
    async (direction: Direction) => {
      const areKept = (await settled()) && (await acknowledged(model));
      if (areKept) history.send({ type: WANTED[direction] });
    },
    [settled, model, history],
  );
  return useMemo(
    () => ({ canUndo, canRedo, step: (direction: Direction) => void step(direction) }),
    [canUndo, canRedo, step],
  );
}

/** See {@link useTableHistory}. */
export type TableHistory = ReturnType<typeof useTableHistory>;
