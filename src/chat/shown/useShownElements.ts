import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { fromPromise } from 'xstate';

import { type ShownElements } from '../../../domain/elements/elements';
import { shownElementsMachine } from '../../../machines/shownElementsMachine';
import { useLiveEvent, useMissed } from '../../live/useLiveEvent';
import { readShown, type WantedElements } from './readShown';
import { touches } from './touches';

const TOPIC = 'user:graph';

/** Elements of the graph as they stand, read once they are seen and whenever they change, here or in another window. */
export function useShownElements(
  wanted: WantedElements,
  isSeen: boolean,
): { readonly elements: ShownElements | null; readonly hasFailed: boolean; retry(): void } {
  const client = useApolloClient();
  const actor = useActorRef(
    shownElementsMachine.provide({ actors: { read: fromPromise<ShownElements>(() => readShown(client, wanted)) } }),
  );
  useEffect(() => {
    if (isSeen) actor.send({ type: 'SEEN' });
  }, [actor, isSeen]);

  const key = JSON.stringify(wanted);
  const rereadOther = useEffectEvent(() => actor.send({ type: 'CHANGED' }));
  useEffect(() => rereadOther(), [key]);

  useLiveEvent(TOPIC, 'changed', (change) => {
    if (touches(change, wanted, actor.getSnapshot().context.elements)) actor.send({ type: 'CHANGED' });
  });
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  useMissed(TOPIC, () => actor.send({ type: 'CHANGED' }), hasFailed);
  return {
    elements: useSelector(actor, ({ context }) => context.elements),
    hasFailed,
    retry: () => actor.send({ type: 'RETRIED' }),
  };
}
