import { assign, fromPromise, setup } from 'xstate';

import { type Present } from '../domain/wire/present';
import { type NotificationFieldsFragment } from '../graphql/generated/types';

type Notification = Present<NotificationFieldsFragment>;

/** What the backend says is unread: the newest of them, and how many there are. */
export interface Unread {
  readonly items: readonly Notification[];
  readonly unreadTotal: number;
}

interface UnreadContext {
  readonly items: readonly Notification[];
  /** How many are unread, as the backend counts; null while nobody knows. */
  readonly unreadTotal: number | null;
  /** Those that arrived last while the page was open, newest first: each is news once. */
  readonly news: readonly Notification[];
  /** The newest uid that was ever seen; uids are in the order of time. */
  readonly newest: string;
  /** Something happened since the present reading began. */
  readonly isOvertaken: boolean;
  readonly error: unknown;
}

export type UnreadEvent =
  | { type: 'NOTIFICATION.CAME'; notification: Notification }
  | { type: 'CHANGED'; unreadTotal: number }
  | { type: 'JOINED' }
  | { type: 'RETRIED' };

const isLater = (one: Notification, newest: string) => one.uid > newest;

/**
 * The unread notifications that the bell shows. What is pushed is shown at once, and the list is read anew after every
 * event and every join of the channel: what counts in the end is what the backend says. While a reading is under way,
 * further events make for one more reading after it. A reading that fails leaves the list as it was.
 */
export const unreadMachine = setup({
  types: {} as { context: UnreadContext; events: UnreadEvent },
  actors: { read: fromPromise<Unread>(() => Promise.reject(new Error('the page injects read'))) },
  guards: {
    isOvertaken: ({ context }) => context.isOvertaken,
    isNews: ({ context }, notification: Notification) =>
      context.unreadTotal !== null && isLater(notification, context.newest),
  },
  actions: {
    begin: assign({ isOvertaken: false }),
    noteOvertaken: assign({ isOvertaken: true }),
    take: assign(({ context }, { items, unreadTotal }: Unread) => {
      const later = context.unreadTotal === null ? [] : items.filter((each) => isLater(each, context.newest));
      return {
        items,
        unreadTotal,
        error: null,
        news: later.length > 0 ? later : context.news,
        newest: [context.newest, ...items.map(({ uid }) => uid)].sort().at(-1) ?? '',
      };
    }),
    add: assign(({ context }, notification: Notification) => ({
      items: [notification, ...context.items],
      unreadTotal: (context.unreadTotal ?? 0) + 1,
      news: [notification],
      newest: notification.uid,
    })),
    takeTotal: assign((_, unreadTotal: number) => ({ unreadTotal })),
    noteError: assign((_, { error }: { error: unknown }) => ({ error })),
  },
}).createMachine({
  id: 'unread',
  context: { items: [], unreadTotal: null, news: [], newest: '', isOvertaken: false, error: null },
  initial: 'reading',
  on: {
    'NOTIFICATION.CAME': [
      {
        guard: { type: 'isNews', params: ({ event }) => event.notification },
        target: '.reading',
        actions: { type: 'add', params: ({ event }) => event.notification },
      },
      { target: '.reading' },
    ],
    CHANGED: { target: '.reading', actions: { type: 'takeTotal', params: ({ event }) => event.unreadTotal } },
    JOINED: '.reading',
    RETRIED: '.reading',
  },
  states: {
    reading: {
      entry: 'begin',
      invoke: {
        id: 'read',
        src: 'read',
        onDone: [
          {
            guard: 'isOvertaken',
            target: 'reading',
            reenter: true,
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'shown', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) } },
      },
      on: {
        'NOTIFICATION.CAME': [
          {
            guard: { type: 'isNews', params: ({ event }) => event.notification },
            actions: [{ type: 'add', params: ({ event }) => event.notification }, 'noteOvertaken'],
          },
          { actions: 'noteOvertaken' },
        ],
        CHANGED: { actions: 'noteOvertaken' },
        // A reading begun while the channel was down may be waiting for a backend that is back by now.
        JOINED: { target: 'reading', reenter: true },
        RETRIED: { target: 'reading', reenter: true },
      },
    },
    shown: {},
    failed: {},
  },
});
