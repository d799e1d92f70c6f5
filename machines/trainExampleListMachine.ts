import { assign, fromPromise, setup } from 'xstate';

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
import { type ExampleContent, type TrainExample } from '../domain/teaching/trainExample';

/** Which examples are wanted; null is every language. */
export interface ExampleFilter {
  readonly text: string;
  readonly language: ExampleContent['language'] | null;
  readonly flagged: boolean;
}

/** What the backend is asked for. */
export type ExampleRequest = ExampleFilter & PageWanted;

/** What it answers. */
export interface ExamplePage extends Page<TrainExample> {
  readonly flaggedTotal: number;
}

interface ListContext extends ExampleFilter {
  /** What stands in the search field; `text` follows when typing pauses. */
  readonly typed: string;
  /** Null until something was read. */
  readonly page: ExamplePage | null;
  /** Why the last reading failed. */
  readonly error: unknown;
}

export type TrainExampleListEvent =
  | { type: 'TYPED'; text: string }
  | { type: 'LANGUAGE.CHOSEN'; language: ExampleFilter['language'] }
  | { type: 'FLAGGED.CHOSEN'; flagged: boolean }
  | { type: 'SAME.WANTED'; text: string }
  | { type: 'CLEARED' }
  | { type: 'MORE.WANTED' }
  | { type: 'CHANGED' };

const EXAMPLE_PAGE_SIZE = 20;
const NO_FILTER = { typed: '', text: '', language: null, flagged: false } as const;

/**
 * The table of train examples (issue 4, "Teaching"): search, filters, more of them on demand. A new filter shows
 * `loading`; after a change of what is shown (`CHANGED`) as much is read again as is shown, and stays when that fails.
 */
export const trainExampleListMachine = setup({
  types: {} as { context: ListContext; events: TrainExampleListEvent },
  actors: {
    load: fromPromise<ExamplePage, ExampleRequest>(() => Promise.reject(new Error('the page injects load'))),
  },
  delays: { patience: TYPING_PATIENCE_MS },
  guards: { hasMore: ({ context }) => hasNext(context.page) },
  actions: {
    type: assign((_, typed: string) => ({ typed })),
    applyText: assign(({ context }) => ({ text: context.typed.trim() })),
    chooseLanguage: assign((_, language: ExampleFilter['language']) => ({ language })),
    chooseFlagged: assign((_, flagged: boolean) => ({ flagged })),
    seek: assign((_, text: string) => ({ ...NO_FILTER, typed: text, text, flagged: true })),
    clear: assign(NO_FILTER),
    begin: assign({ error: null }),
    take: assign((_, page: ExamplePage) => ({ page })),
    append: assign(({ context }, page: ExamplePage) => ({
      page: joined(context.page, page, ({ id }: TrainExample) => id),
    })),
    noteError: assign((_, { error }: { error: unknown }) => ({ error })),
  },
}).createMachine({
  id: 'trainExampleList',
  context: { ...NO_FILTER, page: null, error: null },
  initial: 'loading',
  on: {
    TYPED: { target: '.typing', reenter: true, actions: { type: 'type', params: ({ event }) => event.text } },
    'LANGUAGE.CHOSEN': {
      target: '.loading',
      reenter: true,
      actions: ['applyText', { type: 'chooseLanguage', params: ({ event }) => event.language }],
    },
    'FLAGGED.CHOSEN': {
      target: '.loading',
      reenter: true,
      actions: ['applyText', { type: 'chooseFlagged', params: ({ event }) => event.flagged }],
    },
    'SAME.WANTED': { target: '.loading', reenter: true, actions: { type: 'seek', params: ({ event }) => event.text } },
    CLEARED: { target: '.loading', reenter: true, actions: 'clear' },
    CHANGED: { target: '.refreshing', reenter: true },
  },
  states: {
    typing: { after: { patience: { target: 'loading', actions: 'applyText' } } },
    loading: {
      entry: 'begin',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ ...context, ...firstPage(EXAMPLE_PAGE_SIZE) }),
        onDone: { target: 'ready', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'noteError', params: ({ event }) => event } },
      },
    },
    ready: { on: { 'MORE.WANTED': { guard: 'hasMore', target: 'loadingMore' } } },
    loadingMore: {
      entry: 'begin',
      invoke: {
        id: 'loadMore',
        src: 'load',
        input: ({ context }) => ({ ...context, ...nextPage(context.page, EXAMPLE_PAGE_SIZE) }),
        onDone: { target: 'ready', actions: { type: 'append', params: ({ event }) => event.output } },
        onError: { target: 'ready', actions: { type: 'noteError', params: ({ event }) => event } },
      },
    },
    refreshing: {
      entry: ['applyText', 'begin'],
      invoke: {
        id: 'refresh',
        src: 'load',
        input: ({ context }) => ({ ...context, ...shownAgain(context.page, EXAMPLE_PAGE_SIZE) }),
        onDone: { target: 'ready', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'noteError', params: ({ event }) => event } },
      },
    },
    failed: {},
  },
});
