import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { fromPromise } from 'xstate';

import { type Unread, unreadMachine } from '../../machines/unreadMachine';
import { useLiveEvent, useMissed } from '../live/useLiveEvent';
import { isLive } from '../live/liveStatus';
import { readUnread } from './calls/readUnread';
import { parseNotification } from './Notification';
import { UnreadContext } from './UnreadContext';

/** Keeps the unread notifications of who is signed in as the backend has them. A key by person makes it theirs alone. */
export function UnreadProvider({ children }: { readonly children: ReactNode }) {
  const client = useApolloClient();
  const [machine] = useState(() =>
    unreadMachine.provide({ actors: { read: fromPromise<Unread>(() => readUnread(client)) } }),
  );
  const actor = useActorRef(machine);

  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  useMissed('user:notifications', () => actor.send({ type: 'JOINED' }), hasFailed);
  useLiveEvent('user:notifications', 'changed', ({ unreadTotal }) => actor.send({ type: 'CHANGED', unreadTotal }));
  useLiveEvent('user:notifications', 'notification', (payload) => {
    const notification = parseNotification(payload.notification);
    actor.send(notification === undefined ? { type: 'RETRIED' } : { type: 'NOTIFICATION.CAME', notification });
  });
  useEffect(() => {
    // While the channel is down, looking at the page is the moment to ask.
    const look = () => {
      if (!isLive() && document.visibilityState === 'visible') actor.send({ type: 'RETRIED' });
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [actor]);

  return <UnreadContext value={actor}>{children}</UnreadContext>;
}
