import { assign, fromPromise, setup } from 'xstate';

import { type ConversationFieldsFragment } from '../graphql/generated/types';

/** A conversation, without its messages. */
export type Conversation = ConversationFieldsFragment;

/** What the backend is asked for. */
export interface ConversationRequest {
  readonly projectId: string;
  readonly text: string;
  readonly pageSize: number;
  readonly pageToken: string;
}

/** What it answers. */
export interface ConversationPage {
  readonly items: readonly Conversation[];
  readonly nextPageToken: string | null;
  readonly total: number;
}

interface ListContext {
  readonly projectId: string;
  /** What stands in the search field; `text` follows when typing pauses. */
  readonly typed: string;
  readonly text: string;
  /** Null until something was read. */
  readonly page: ConversationPage | null;
  /** Something happened since the present reading began. */
  readonly isOvertaken: boolean;
  /** Why the last reading failed. */
  readonly error: unknown;
}

export type ConversationListEvent =
  { type: 'TYPED'; text: string } | { type: 'MORE.WANTED' } | { type: 'CHANGED' } | { type: 'RELOAD' };

const PAGE_SIZE = 50;
const LARGEST_PAGE_SIZE = 500;
const FIRST_PAGE = '1';
/** How long typing must pause before the backend is asked. */
const TYPING_PATIENCE_MS = 220;

/** A page that overlaps with what is known, because something came in between, adds only what is new. */
const joined = (known: ConversationPage | null, page: ConversationPage): ConversationPage => {
  const ids = new Set(known?.items.map(({ id }) => id));
  return { ...page, items: [...(known?.items ?? []), ...page.items.filter(({ id }) => !ids.has(id))] };
};

/**
 * The conversations of a project beside the chat: found by their titles, more of them on demand. What happens elsewhere
 * is read quietly and leaves what is shown in place, also when that fails.
 */
export const conversationListMachine = setup({
  types: {} as { context: ListContext; input: { projectId: string }; events: ConversationListEvent },
  actors: {
    load: fromPromise<ConversationPage, ConversationRequest>(() => Promise.reject(new Error('the page injects load'))),
  },
  delays: { patience: TYPING_PATIENCE_MS },
  guards: {
    hasMore: ({ context }) => context.page !== null && context.page.nextPageToken !== null,
    isOvertaken: ({ context }) => context.isOvertaken,
  },
  actions: {
    type: assign((_, typed: string) => ({ typed })),
    applyText: assign(({ context }) => ({ text: context.typed.trim() })),
    begin: assign({ isOvertaken: false, error: null }),
    noteOvertaken: assign({ isOvertaken: true }),
    take: assign((_, page: ConversationPage) => ({ page })),
    append: assign(({ context }, page: ConversationPage) => ({ page: joined(context.page, page) })),
    noteError: assign((_, { error }: { error: unknown }) => ({ error })),
  },
}).createMachine({
  id: 'conversationList',
  context: ({ input }) => ({ ...input, typed: '', text: '', page: null, isOvertaken: false, error: null }),
  initial: 'loading',
  on: { TYPED: { target: '.typing', reenter: true, actions: { type: 'type', params: ({ event }) => event.text } } },
  states: {
    typing: { after: { patience: { target: 'loading', actions: 'applyText' } } },
    loading: {
      entry: 'begin',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ ...context, pageSize: PAGE_SIZE, pageToken: FIRST_PAGE }),
        onDone: [
          {
            guard: 'isOvertaken',
            target: 'refreshing',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'ready', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: { type: 'noteError', params: ({ event }) => event } },
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
        input: ({ context }) => ({
          ...context,
          pageSize: PAGE_SIZE,
          pageToken: context.page?.nextPageToken ?? FIRST_PAGE,
        }),
        onDone: [
          {
            guard: 'isOvertaken',
            target: 'refreshing',
            actions: { type: 'append', params: ({ event }) => event.output },
          },
          { target: 'ready', actions: { type: 'append', params: ({ event }) => event.output } },
        ],
        onError: { target: 'ready', actions: { type: 'noteError', params: ({ event }) => event } },
      },
      on: { CHANGED: { actions: 'noteOvertaken' } },
    },
    refreshing: {
      entry: 'begin',
      invoke: {
        id: 'refresh',
        src: 'load',
        input: ({ context }) => ({
          ...context,
          pageSize: Math.min(LARGEST_PAGE_SIZE, Math.max(PAGE_SIZE, context.page?.items.length ?? 0)),
          pageToken: FIRST_PAGE,
        }),
        onDone: [
          {
            guard: 'isOvertaken',
            target: 'refreshing',
            reenter: true,
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'ready', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: { target: 'ready', actions: { type: 'noteError', params: ({ event }) => event } },
      },
      on: { CHANGED: { actions: 'noteOvertaken' } },
    },
    failed: { on: { RELOAD: 'loading', CHANGED: 'loading' } },
  },
});
