import { assign, fromPromise, setup } from 'xstate';

import { type ExampleContent, type TrainExample } from './trainExample';

/** Which examples are wanted; null is every language. */
export interface ExampleFilter {
  readonly text: string;
  readonly language: ExampleContent['language'] | null;
  readonly flagged: boolean;
}

/** What the backend is asked for. */
export interface ExampleRequest extends ExampleFilter {
  readonly pageSize: number;
  readonly pageToken: string;
}

/** What it answers. */
export interface ExamplePage {
  readonly items: readonly TrainExample[];
  readonly nextPageToken: string | null;
  readonly total: number;
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
const LARGEST_PAGE_SIZE = 500;
const FIRST_PAGE = '1';
/** How long typing must pause before the backend is asked. */
const TYPING_PATIENCE_MS = 220;
const NO_FILTER = { typed: '', text: '', language: null, flagged: false } as const;

/** A page that overlaps with what is known, because something came in between, adds only what is new. */
const joined = (known: ExamplePage | null, page: ExamplePage): ExamplePage => {
  const ids = new Set(known?.items.map(({ id }) => id));
  return { ...page, items: [...(known?.items ?? []), ...page.items.filter(({ id }) => !ids.has(id))] };
};

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
  guards: { hasMore: ({ context }) => context.page !== null && context.page.nextPageToken !== null },
  actions: {
    type: assign((_, typed: string) => ({ typed })),
    applyText: assign(({ context }) => ({ text: context.typed.trim() })),
    chooseLanguage: assign((_, language: ExampleFilter['language']) => ({ language })),
    chooseFlagged: assign((_, flagged: boolean) => ({ flagged })),
    seek: assign((_, text: string) => ({ ...NO_FILTER, typed: text, text, flagged: true })),
    clear: assign(NO_FILTER),
    begin: assign({ error: null }),
    take: assign((_, page: ExamplePage) => ({ page })),
    append: assign(({ context }, page: ExamplePage) => ({ page: joined(context.page, page) })),
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
        input: ({ context }) => ({ ...context, pageSize: EXAMPLE_PAGE_SIZE, pageToken: FIRST_PAGE }),
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
        input: ({ context }) => ({
          ...context,
          pageSize: EXAMPLE_PAGE_SIZE,
          pageToken: context.page?.nextPageToken ?? FIRST_PAGE,
        }),
        onDone: { target: 'ready', actions: { type: 'append', params: ({ event }) => event.output } },
        onError: { target: 'ready', actions: { type: 'noteError', params: ({ event }) => event } },
      },
    },
    refreshing: {
      entry: ['applyText', 'begin'],
      invoke: {
        id: 'refresh',
        src: 'load',
        input: ({ context }) => ({
          ...context,
          pageSize: Math.min(LARGEST_PAGE_SIZE, Math.max(EXAMPLE_PAGE_SIZE, context.page?.items.length ?? 0)),
          pageToken: FIRST_PAGE,
        }),
        onDone: { target: 'ready', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'noteError', params: ({ event }) => event } },
      },
    },
    failed: {},
  },
});
