import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import { type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { type unreadMachine } from '../../machines/unreadMachine';

/** The unread notifications of who is signed in; `UnreadProvider` gives them. */
export const UnreadContext = createContext<ActorRefFrom<typeof unreadMachine> | undefined>(undefined);

/** The actor that holds the unread notifications. @throws Error outside `UnreadProvider` */
export function useUnreadActor(): ActorRefFrom<typeof unreadMachine> {
  const actor = use(UnreadContext);
  if (actor === undefined) throw new Error('Unread notifications need UnreadProvider above them');
  return actor;
}

/** A part of what is known of the unread notifications. */
export const useUnread = <Part>(part: (snapshot: SnapshotFrom<typeof unreadMachine>) => Part): Part =>
  useSelector(useUnreadActor(), part);
