import { assign, fromPromise, setup } from 'xstate';

import { type NotificationFieldsFragment as Notification, type NotificationKind } from '../graphql/generated/types';
import {
  firstPage,
  hasNext,
  joined,
  nextPage,
  type Page,
  type PageWanted,
  shownAgain,
  TYPING_PATIENCE_MS,
} from '../domain/lists/pagedList';

/** Which notifications are wanted; null is all of them. */
export interface NotificationFilter {
  readonly text: string;
  readonly status: 'unread' | 'read' | null;
  readonly kind: NotificationKind | null;
}

/** What the backend is asked for. */
export type NotificationRequest = NotificationFilter & PageWanted;

/** What it answers. */
export interface NotificationPage extends Page<Notification> {
  readonly unreadTotal: number;
}

interface ListContext extends NotificationFilter {
  /** What stands in the search field; `text` follows when typing pauses. */
  readonly typed: string;
  /** Null until something was read. */
  readonly page: NotificationPage | null;
  /** Something happened since the present reading began. */
  readonly isOvertaken: boolean;
  /** Why the last reading failed. */
  readonly error: unknown;
}

export type NotificationListEvent =
  | { type: 'TYPED'; text: string }
  | { type: 'STATUS.CHOSEN'; status: NotificationFilter['status'] }
  | { type: 'KIND.CHOSEN'; kind: NotificationKind | null }
  | { type: 'CLEARED' }
  | { type: 'MORE.WANTED' }
  | { type: 'CHANGED' }
  | { type: 'RELOAD' };

const NOTIFICATION_PAGE_SIZE = 50;
const NO_FILTER = { typed: '', text: '', status: null, kind: null } as const;

/**
 * The list of notifications on its page: search, filters, more of them on demand. A new filter shows `loading`; what
 * happens elsewhere is read quietly (`refreshing`) and leaves what is shown in place, also when that fails.
 */
export const notificationListMachine = setup({
  types: {} as { context: ListContext; events: NotificationListEvent },
  actors: {
    load: fromPromise<NotificationPage, NotificationRequest>(() => Promise.reject(new Error('the page injects load'))),
  },
  delays: { patience: TYPING_PATIENCE_MS },
  guards: {
    hasMore: ({ context }) => hasNext(context.page),
    isOvertaken: ({ context }) => context.isOvertaken,
  },
  actions: {
    type: assign((_, typed: string) => ({ typed })),
    applyText: assign(({ context }) => ({ text: context.typed.trim() })),
    chooseStatus: assign((_, status: NotificationFilter['status']) => ({ status })),
    chooseKind: assign((_, kind: NotificationKind | null) => ({ kind })),
    clear: assign(NO_FILTER),
    begin: assign({ isOvertaken: false, error: null }),
    noteOvertaken: assign({ isOvertaken: true }),
    take: assign((_, page: NotificationPage) => ({ page })),
    append: assign(({ context }, page: NotificationPage) => ({
      page: joined(context.page, page, ({ uid }: Notification) => uid),
    })),
    noteError: assign((_, { error }: { error: unknown }) => ({ error })),
  },
}).createMachine({
  id: 'notificationList',
  context: { ...NO_FILTER, page: null, isOvertaken: false, error: null },
  initial: 'loading',
  on: {
    TYPED: { target: '.typing', reenter: true, actions: { type: 'type', params: ({ event }) => event.text } },
    'STATUS.CHOSEN': {
      target: '.loading',
      reenter: true,
      actions: ['applyText', { type: 'chooseStatus', params: ({ event }) => event.status }],
    },
    'KIND.CHOSEN': {
      target: '.loading',
      reenter: true,
      actions: ['applyText', { type: 'chooseKind', params: ({ event }) => event.kind }],
    },
    CLEARED: { target: '.loading', reenter: true, actions: 'clear' },
  },
  states: {
    typing: { after: { patience: { target: 'loading', actions: 'applyText' } } },
    loading: {
      entry: 'begin',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ ...context, ...firstPage(NOTIFICATION_PAGE_SIZE) }),
        onDone: [
          {
            guard: 'isOvertaken',
            target: 'refreshing',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'ready', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { CHANGED: { actions: 'noteOvertaken' } },
    },
    ready: {
      on: { 'MORE.WANTED': { guard: 'hasMore', target: 'loadingMore' }, CHANGED: 'refreshing', RELOAD: 'refreshing' },
    },
    loadingMore: {
      entry: 'begin',
      invoke: {
        id: 'loadMore',
        src: 'load',
        input: ({ context }) => ({ ...context, ...nextPage(context.page, NOTIFICATION_PAGE_SIZE) }),
        onDone: [
          {
            guard: 'isOvertaken',
            target: 'refreshing',
            actions: { type: 'append', params: ({ event }) => event.output },
          },
          { target: 'ready', actions: { type: 'append', params: ({ event }) => event.output } },
        ],
        onError: { target: 'ready', actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { CHANGED: { actions: 'noteOvertaken' } },
    },
    refreshing: {
      entry: 'begin',
      invoke: {
        id: 'refresh',
        src: 'load',
        input: ({ context }) => ({ ...context, ...shownAgain(context.page, NOTIFICATION_PAGE_SIZE) }),
        onDone: [
          {
            guard: 'isOvertaken',
            target: 'refreshing',
            reenter: true,
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'ready', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: { target: 'ready', actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { CHANGED: { actions: 'noteOvertaken' } },
    },
    failed: { on: { RELOAD: 'loading', CHANGED: 'loading' } },
  },
});
