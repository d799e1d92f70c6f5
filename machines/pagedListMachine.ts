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

/** Which items are wanted; an empty text means all of them. A list may have further filters. */
interface TextFilter {
  readonly text: string;
}

/** What the backend is asked for. */
export type ListRequest<Filter> = PageWanted & { readonly filter: Filter };

/** What differs from list to list. */
interface ListKind<Item, Filter> {
  readonly pageSize: number;
  /** The filter that lets every item through. */
  readonly noFilter: Filter;
  /** Identifies an item, so that one that stands on two overlapping pages is shown once. */
  idOf(item: Item): string;
}

interface ListContext<Answer, Filter> {
  /** What stands in the search field; the filter's text follows when typing pauses. */
  readonly typed: string;
  readonly filter: Filter;
  /** Null until something was read. */
  readonly page: Answer | null;
  /** Something happened since the present reading began. */
  readonly isOvertaken: boolean;
  /** Why the last reading failed. */
  readonly error: unknown;
}

export type PagedListEvent<Filter> =
  | { type: 'TYPED'; text: string }
  | { type: 'FILTER.CHOSEN'; choice: Partial<Filter> }
  | { type: 'FILTER.CLEARED' }
  | { type: 'MORE.WANTED' }
  | { type: 'CHANGED' }
  | { type: 'RETRIED' };

/**
 * A list that is read page by page: searched, filtered, more of it on demand. A new filter shows `loading`. What happens
 * elsewhere (`CHANGED`) is read quietly (`refreshing`), as much of it as is shown, and leaves that in place, also when it
 * fails; what happens while the list is being read is read after it. `Answer` is a page that tells more than its items.
 */
export const pagedListMachineOf = <
  Item,
  Filter extends TextFilter = TextFilter,
  Answer extends Page<Item> = Page<Item>,
>({
  pageSize,
  noFilter,
  idOf,
}: ListKind<Item, Filter>) =>
  setup({
    types: {} as {
      context: ListContext<Answer, Filter>;
      input: Partial<Filter> | undefined;
      events: PagedListEvent<Filter>;
    },
    actors: {
      load: fromPromise<Answer, ListRequest<Filter>>(() => Promise.reject(new Error('the page injects load'))),
    },
    delays: { patience: TYPING_PATIENCE_MS },
    guards: {
      hasMore: ({ context }) => hasNext(context.page),
      isOvertaken: ({ context }) => context.isOvertaken,
    },
    actions: {
      type: assign((_, typed: string) => ({ typed })),
      applyText: assign(({ context }) => ({ filter: { ...context.filter, text: context.typed.trim() } })),
      clear: assign({ typed: '', filter: () => noFilter }),
      begin: assign({ isOvertaken: false, error: null }),
      noteOvertaken: assign({ isOvertaken: true }),
      noteError: assign((_, { error }: { error: unknown }) => ({ error })),
    },
  }).createMachine({
    id: 'pagedList',
    context: ({ input }) => ({
      typed: '',
      filter: { ...noFilter, ...input },
      page: null,
      isOvertaken: false,
      error: null,
    }),
    initial: 'loading',
    on: {
      TYPED: { target: '.typing', reenter: true, actions: { type: 'type', params: ({ event }) => event.text } },
      'FILTER.CHOSEN': {
        target: '.loading',
        reenter: true,
        actions: [
          'applyText',
          assign(({ context, event: { choice } }) => ({
            filter: { ...context.filter, ...choice },
            typed: choice.text ?? context.typed,
          })),
        ],
      },
      'FILTER.CLEARED': { target: '.loading', reenter: true, actions: 'clear' },
    },
    states: {
      typing: { after: { patience: { target: 'loading', actions: 'applyText' } } },
      loading: {
        entry: 'begin',
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => ({ filter: context.filter, ...firstPage(pageSize) }),
          onDone: { target: 'settling', actions: assign(({ event }) => ({ page: event.output })) },
          onError: { target: 'failed', actions: { type: 'noteError', params: ({ event }) => event } },
        },
        on: { CHANGED: { actions: 'noteOvertaken' } },
      },
      settling: { always: [{ guard: 'isOvertaken', target: 'refreshing' }, { target: 'ready' }] },
      ready: {
        on: {
          'MORE.WANTED': { guard: 'hasMore', target: 'loadingMore' },
          CHANGED: 'refreshing',
          RETRIED: 'refreshing',
        },
      },
      loadingMore: {
        entry: 'begin',
        invoke: {
          id: 'loadMore',
          src: 'load',
          input: ({ context }) => ({ filter: context.filter, ...nextPage(context.page, pageSize) }),
          onDone: {
            target: 'settling',
            actions: assign(({ context, event }) => ({ page: joined(context.page, event.output, idOf) })),
          },
          onError: { target: 'settling', actions: { type: 'noteError', params: ({ event }) => event } },
        },
        on: { CHANGED: { actions: 'noteOvertaken' } },
      },
      refreshing: {
        entry: 'begin',
        invoke: {
          id: 'refresh',
          src: 'load',
          input: ({ context }) => ({ filter: context.filter, ...shownAgain(context.page, pageSize) }),
          onDone: { target: 'settling', actions: assign(({ event }) => ({ page: event.output })) },
          onError: { target: 'settling', actions: { type: 'noteError', params: ({ event }) => event } },
        },
        on: { CHANGED: { actions: 'noteOvertaken' } },
      },
      failed: { on: { RETRIED: 'loading', CHANGED: 'loading' } },
    },
  });
