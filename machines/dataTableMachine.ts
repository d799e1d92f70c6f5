import { assign, setup } from 'xstate';

import { TYPING_PATIENCE_MS, type SortDirection, type Sorting } from '../domain/lists/pagedList';

interface DataTableContext extends Sorting {
  /** What stands in the search field. */
  readonly typed: string;
  /** What the server is asked for: `typed` once typing has paused, without blanks around it. */
  readonly text: string;
  /** The one label or type that is shown; null for all. */
  readonly kind: string | null;
}

export type DataTableEvent =
  | { type: 'TYPED'; text: string }
  | { type: 'KIND.CHOSEN'; kind: string | null }
  | { type: 'SORTED'; sort: string; order: SortDirection }
  | { type: 'CLEARED' };

/**
 * What a table of data management asks the server for: words, one label or type, an order. Choices count at once, typed
 * words when typing pauses.
 */
export const dataTableMachine = setup({
  types: {} as { context: DataTableContext; input: Sorting; events: DataTableEvent },
  delays: { patience: TYPING_PATIENCE_MS },
  actions: {
    type: assign((_, typed: string) => ({ typed })),
    applyText: assign(({ context }) => ({ text: context.typed.trim() })),
    chooseKind: assign((_, kind: string | null) => ({ kind })),
    sortBy: assign((_, { sort, order }: Sorting) => ({ sort, order })),
    clear: assign({ typed: '', text: '', kind: null }),
  },
}).createMachine({
  id: 'dataTable',
  context: ({ input }) => ({ typed: '', text: '', kind: null, sort: input.sort, order: input.order }),
  initial: 'settled',
  on: {
    TYPED: { target: '.typing', reenter: true, actions: { type: 'type', params: ({ event }) => event.text } },
    'KIND.CHOSEN': { actions: { type: 'chooseKind', params: ({ event }) => event.kind } },
    SORTED: { actions: { type: 'sortBy', params: ({ event }) => event } },
    CLEARED: { target: '.settled', actions: 'clear' },
  },
  states: {
    settled: {},
    typing: { after: { patience: { target: 'settled', actions: 'applyText' } } },
  },
});
