import { useActorRef } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { fromPromise } from 'xstate';

import { savingMachineOf } from '../../../machines/savingMachine';

type Ids = readonly string[];

/** How long the canvas must be still before places are saved. */
const PLACES_PATIENCE_MS = 700;

const savedWhenStill = savingMachineOf<Ids>({
  join: (earlier, later) => [...new Set([...earlier, ...later])],
  isKept: true,
  patienceMs: PLACES_PATIENCE_MS,
});

/**
 * Keeps the places of nodes that have moved; whoever leaves the canvas before it was still leaves them saved.
 * @param save must stay the same function @returns what to tell of them
 */
export function useKeptPlaces(save: (ids: Ids) => Promise<void>): (ids: Ids) => void {
  const actor = useActorRef(
    savedWhenStill.provide({
      actors: { save: fromPromise<unknown, { content: Ids }>(({ input: { content } }) => save(content)) },
    }),
  );
  useEffect(
    () => () => {
      const { unsaved } = actor.getSnapshot().context;
      if (unsaved !== null) save(unsaved).catch(() => undefined);
    },
    [actor, save],
  );
  return useCallback((ids) => actor.send({ type: 'CHANGED', content: ids }), [actor]);
}
