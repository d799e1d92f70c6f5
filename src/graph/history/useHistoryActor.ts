import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';

import { type Move } from '../../../domain/elements/move';
import { ChangesDocument } from '../../../graphql/generated/graph';
import { type Arrival, historyMachine, type Journey } from '../../../machines/historyMachine';
import { BESIDE_THE_LIST } from '../../apollo/reading';
import { useToast } from '../../components/toast/useToast';
import { useProject } from '../../project/ProjectContext';
import { useRedo } from '../calls/useRedo';
import { useUndo } from '../calls/useUndo';
import { type GraphModel } from '../GraphModel';
import { changeText } from './changeText';
import { type Saying } from './saying';
import { useSaying } from './useSaying';

/** Puts nodes at these places, flat (x, y, x, y…), and keeps them there. @returns how many of them are shown */
export type PutBack = (ids: readonly string[], places: Float64Array) => number;

/** How a canvas takes back where nodes were moved to, and how it tells of it. */
interface Moves {
  putBack: PutBack;
  textOf(move: Move, saying: Saying): string;
}

/**
 * Undo and redo of stored edits, and of moves where there is a canvas, each told in a toast; `onIncomplete` is called when a
 * stored step was too large to be listed and the graph must be read again.
 * @param isOverview whether the model is filled from the overview: then what can be undone is asked for after it, not before it as well
 */
export function useHistoryActor(model: GraphModel, onIncomplete: () => void, moves?: Moves, isOverview = false) {
  const client = useApolloClient();
  const { projectId } = useProject();
  const { show } = useToast();
  const saying = useSaying();
  const undo = useUndo();
  const redo = useRedo();
  const history = useActorRef(
    historyMachine.provide({
      actors: {
        step: fromPromise<Arrival, Journey>(async ({ input: { direction, step } }) => {
          if (step.kind === 'move') {
            const shown = moves?.putBack(step.ids, direction === 'undo' ? step.from : step.to) ?? 0;
            return shown === 0 ? { kind: 'nothing' } : { kind: 'moved', move: step };
          }
          const answer = await (direction === 'undo' ? undo() : redo());
          if (!answer.complete) onIncomplete();
          return { kind: 'stored', change: answer.change, canUndo: answer.canUndo, canRedo: answer.canRedo };
        }),
      },
      actions: {
        tell: (_, { direction, arrival }) => {
          if (arrival.kind === 'nothing') return;
          const what =
            arrival.kind === 'moved' ? (moves?.textOf(arrival.move, saying) ?? '') : changeText(arrival.change, saying);
          const key = direction === 'undo' ? 'tookBack' : 'madeAgain';
          show({ tone: 'info', title: saying.t(key, { what }) });
        },
      },
    }),
  );

  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const { data } = await client.query({
        query: ChangesDocument,
        variables: { projectId, pageSize: 1 },
        ...BESIDE_THE_LIST,
      });
      if (!isOver && data?.changes != null) {
        history.send({ type: 'HISTORY.CHANGED', canUndo: data.changes.canUndo, canRedo: data.changes.canRedo });
      }
    };
    // Without an answer the buttons stay off; the next edit or reload asks again.
    const know = () => void ask().catch(() => undefined);
    const isToBeFilled = isOverview && model.head === undefined;
    if (!isToBeFilled) know();
    const stop = model.subscribe((event) => {
      if (event.type === 'edited' && event.by === 'hand') history.send({ type: 'EDITED' });
      const known = event.type === 'followed' ? event.history : undefined;
      if (known !== undefined) history.send({ type: 'HISTORY.CHANGED', ...known });
      else if (event.type === 'reset' || event.type === 'filled' || event.type === 'followed') know();
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [client, history, model, projectId, isOverview]);
  return history;
}
