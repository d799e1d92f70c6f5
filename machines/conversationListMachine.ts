import { assign, fromPromise, setup } from 'xstate';

import { type ConversationFieldsFragment } from '../graphql/generated/types';
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

/** A conversation, without its messages. */
export type Conversation = ConversationFieldsFragment;

/** What the backend is asked for. */
export interface ConversationRequest extends PageWanted {
  readonly projectId: string;
  readonly text: string;
}

/** What it answers. */
export type ConversationPage = Page<Conversation>;

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

const CONVERSATION_PAGE_SIZE = 50;

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
    hasMore: ({ context }) => hasNext(context.page),
    isOvertaken: ({ context }) => context.isOvertaken,
  },
  actions: {
    type: assign((_, typed: string) => ({ typed })),
    applyText: assign(({ context }) => ({ text: context.typed.trim() })),
    begin: assign({ isOvertaken: false, error: null }),
    noteOvertaken: assign({ isOvertaken: true }),
    take: assign((_, page: ConversationPage) => ({ page })),
    append: assign(({ context }, page: ConversationPage) => ({
      page: joined(context.page, page, ({ id }: Conversation) => id),
    })),
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
        input: ({ context }) => ({ ...context, ...firstPage(CONVERSATION_PAGE_SIZE) }),
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
        input: ({ context }) => ({ ...context, ...nextPage(context.page, CONVERSATION_PAGE_SIZE) }),
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
        input: ({ context }) => ({ ...context, ...shownAgain(context.page, CONVERSATION_PAGE_SIZE) }),
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
