import { assign, fromPromise, setup } from 'xstate';

import { type SearchChatMessagesMutation } from '../graphql/generated/types';
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

/** A message that was found, with the place where the words stand. */
export type ChatHit = NonNullable<SearchChatMessagesMutation['searchChatMessages']>['items'][number];

/** Which messages are wanted; null and an empty text are all of them. */
export interface HistoryFilter {
  readonly text: string;
  /** The first and the last day, `2026-11-21`, where the reader is. */
  readonly from: string | null;
  readonly until: string | null;
  /** Only answers that rest on this node. */
  readonly citesNodeId: string | null;
  readonly conversationId: string | null;
}

/** What the backend is asked for. */
export type HistoryRequest = HistoryFilter & PageWanted;

interface HistoryContext extends HistoryFilter {
  /** What stands in the search field; `text` follows when typing pauses. */
  readonly typed: string;
  /** Null until something was read. */
  readonly page: Page<ChatHit> | null;
  /** Something happened since the present reading began. */
  readonly isOvertaken: boolean;
  /** Why the last reading failed. */
  readonly error: unknown;
}

/** The filters that are chosen and not typed. */
type Choice = Partial<Omit<HistoryFilter, 'text'>>;

export type ChatHistoryEvent =
  | { type: 'TYPED'; text: string }
  | { type: 'CHOSEN'; choice: Choice }
  | { type: 'CLEARED' }
  | { type: 'MORE.WANTED' }
  | { type: 'CHANGED' }
  | { type: 'RELOAD' };

const HIT_PAGE_SIZE = 30;
const NO_FILTER = { typed: '', text: '', from: null, until: null, citesNodeId: null, conversationId: null } as const;

/**
 * The messages of every conversation on the history page (issue 4, "History"): found by words, days, conversation and by
 * what they cite, more of them on demand. What happens elsewhere is read quietly (`refreshing`) and leaves what is shown in place.
 */
export const chatHistoryMachine = setup({
  types: {} as {
    context: HistoryContext;
    input: { conversationId: string | null };
    events: ChatHistoryEvent;
  },
  actors: {
    load: fromPromise<Page<ChatHit>, HistoryRequest>(() => Promise.reject(new Error('the page injects load'))),
  },
  delays: { patience: TYPING_PATIENCE_MS },
  guards: {
    hasMore: ({ context }) => hasNext(context.page),
    isOvertaken: ({ context }) => context.isOvertaken,
  },
  actions: {
    type: assign((_, typed: string) => ({ typed })),
    applyText: assign(({ context }) => ({ text: context.typed.trim() })),
    choose: assign((_, choice: Choice) => choice),
    clear: assign(NO_FILTER),
    begin: assign({ isOvertaken: false, error: null }),
    noteOvertaken: assign({ isOvertaken: true }),
    take: assign((_, page: Page<ChatHit>) => ({ page })),
    append: assign(({ context }, page: Page<ChatHit>) => ({
      page: joined(context.page, page, ({ message }: ChatHit) => message.uid),
    })),
    noteError: assign((_, { error }: { error: unknown }) => ({ error })),
  },
}).createMachine({
  id: 'chatHistory',
  context: ({ input }) => ({ ...NO_FILTER, ...input, page: null, isOvertaken: false, error: null }),
  initial: 'loading',
  on: {
    TYPED: { target: '.typing', reenter: true, actions: { type: 'type', params: ({ event }) => event.text } },
    CHOSEN: {
      target: '.loading',
      reenter: true,
      actions: ['applyText', { type: 'choose', params: ({ event }) => event.choice }],
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
        input: ({ context }) => ({ ...context, ...firstPage(HIT_PAGE_SIZE) }),
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
        input: ({ context }) => ({ ...context, ...nextPage(context.page, HIT_PAGE_SIZE) }),
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
        input: ({ context }) => ({ ...context, ...shownAgain(context.page, HIT_PAGE_SIZE) }),
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
