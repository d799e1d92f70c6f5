import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';

import { useLiveEvent, useMissed } from '../../../live/useLiveEvent';
import { loadNotifications } from '../../../notifications/calls/loadNotifications';
import {
  notificationList,
  type NotificationPage,
  type NotificationRequest,
} from '../../../notifications/notificationList';

/** The list of notifications of this page, which follows what happens in other windows. */
export function useNotificationList() {
  const client = useApolloClient();
  const [machine] = useState(() =>
    notificationList.provide({
      actors: {
        load: fromPromise<NotificationPage, NotificationRequest>(({ input }) => loadNotifications(client, input)),
      },
    }),
  );
  const [snapshot, send] = useActor(machine);
  const onChange = () => send({ type: 'CHANGED' });
  useLiveEvent('user:notifications', 'notification', onChange);
  useLiveEvent('user:notifications', 'changed', onChange);
  useMissed('user:notifications', onChange, snapshot.matches('failed'));
  return { snapshot, send, isFiltered: Object.values(snapshot.context.filter).some(Boolean) };
}

/** See {@link useNotificationList}. */
export type NotificationList = ReturnType<typeof useNotificationList>;
