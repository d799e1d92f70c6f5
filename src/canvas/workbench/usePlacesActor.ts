import { useActorRef } from '@xstate/react';
import { fromPromise } from 'xstate';

import { placesMachine } from '../../../machines/placesMachine';
import { useSavePositions } from '../../graph/calls/useSavePositions';
import { type CanvasController } from '../CanvasController';

/** Keeps the places of nodes that have moved. */
export function usePlacesActor(controllerOf: () => CanvasController) {
  const savePositions = useSavePositions();
  return useActorRef(
    placesMachine.provide({
      actors: {
        save: fromPromise<void, readonly string[]>(({ input }) => savePositions(controllerOf().positionsOf(input))),
      },
    }),
  );
}
