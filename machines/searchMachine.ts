import { assign, fromPromise, setup } from 'xstate';

import { type GraphNode, type GraphRelationship } from '../domain/elements/elements';

/** What was found for a text; `more` when the limit left hits out. */
export interface SearchHits {
  readonly nodes: readonly GraphNode[];
  readonly relationships: readonly GraphRelationship[];
  readonly more: boolean;
}

interface SearchContext {
  readonly text: string;
  readonly found: SearchHits;
}

export type SearchEvent = { type: 'TYPED'; text: string } | { type: 'CLEARED' };

/** How long typing must pause before the backend is asked. */
const SEARCH_PATIENCE_MS = 160;
const NOTHING: SearchHits = { nodes: [], relationships: [], more: false };

/** Type-ahead search over the graph: asks when typing pauses, forgets an answer that a newer text has overtaken. */
export const searchMachine = setup({
  types: {} as { context: SearchContext; events: SearchEvent },
  actors: { search: fromPromise<SearchHits, string>(() => Promise.reject(new Error('the search box injects search'))) },
  delays: { patience: SEARCH_PATIENCE_MS },
  guards: { isBlank: (_, text: string) => text.trim() === '' },
  actions: {
    take: assign((_, text: string) => ({ text })),
    keep: assign((_, found: SearchHits) => ({ found })),
    forget: assign({ found: NOTHING }),
  },
}).createMachine({
  id: 'search',
  context: { text: '', found: NOTHING },
  initial: 'idle',
  on: {
    TYPED: [
      {
        guard: { type: 'isBlank', params: ({ event }) => event.text },
        target: '.idle',
        actions: [{ type: 'take', params: ({ event }) => event.text }, 'forget'],
      },
      { target: '.waiting', reenter: true, actions: { type: 'take', params: ({ event }) => event.text } },
    ],
    CLEARED: { target: '.idle', actions: [{ type: 'take', params: '' }, 'forget'] },
  },
  states: {
    idle: {},
    waiting: { after: { patience: 'searching' } },
    searching: {
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context }) => context.text,
        onDone: { target: 'found', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: 'forget' },
      },
    },
    found: {},
    failed: {},
  },
});
