import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';

import { ChangesDocument } from '../../../graphql/generated/graph';
import { type Direction, historyMachine, type HistoryState } from '../../../machines/historyMachine';
import { useRedo } from '../../graph/calls/useRedo';
import { useUndo } from '../../graph/calls/useUndo';
import { type GraphModel } from '../../graph/GraphModel';
import { useProject } from '../../project/project';

/** Undo and redo; `onIncomplete` is called when a step was too large to be listed and the graph must be read again. */
export function useHistoryActor(model: GraphModel, onIncomplete: () => void) {
  const client = useApolloClient();
  const { projectId } = useProject();
  const undo = useUndo();
  const redo = useRedo();
  const history = useActorRef(
    historyMachine.provide({
      actors: {
        step: fromPromise<HistoryState, Direction>(async ({ input }) => {
          const answer = await (input === 'undo' ? undo() : redo());
          if (!answer.complete) onIncomplete();
          return answer;
        }),
      },
    }),
  );

  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const { data } = await client.query({
        query: ChangesDocument,
        variables: { projectId, pageSize: 1 },
        // Kept out of the cache, where it would shorten the list of changes to this one.
        fetchPolicy: 'no-cache',
      });
      if (!isOver && data?.changes != null) {
        history.send({ type: 'HISTORY.KNOWN', canUndo: data.changes.canUndo, canRedo: data.changes.canRedo });
      }
    };
    // Without an answer the buttons stay off; the next edit or reload asks again.
    const know = () => void ask().catch(() => undefined);
    know();
    const stop = model.subscribe((event) => {
      if (event.type === 'edited') history.send({ type: 'HISTORY.KNOWN', canUndo: true, canRedo: false });
      if (event.type === 'reset' || event.type === 'followed') know();
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [client, history, model, projectId]);
  return history;
}
