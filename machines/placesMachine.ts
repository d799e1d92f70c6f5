import { assign, fromPromise, setup } from 'xstate';

interface PlacesContext {
  /** Nodes that have moved since the last save began. */
  readonly moved: readonly string[];
}

export type PlacesEvent = { type: 'MOVED'; ids: readonly string[] };

/** How long the canvas must be still before places are saved. */
const PLACES_PATIENCE_MS = 700;

/**
 * Keeps the places of nodes in the store: waits until nothing has moved for a moment, saves what has, and tries again
 * with the next move when saving fails.
 */
export const placesMachine = setup({
  types: {} as { context: PlacesContext; events: PlacesEvent },
  actors: { save: fromPromise<void, readonly string[]>(() => Promise.reject(new Error('the canvas injects save'))) },
  delays: { patience: PLACES_PATIENCE_MS },
  guards: { hasMoved: ({ context }) => context.moved.length > 0 },
  actions: {
    note: assign(({ context }, ids: readonly string[]) => ({ moved: [...new Set([...context.moved, ...ids])] })),
    forget: assign({ moved: [] }),
  },
}).createMachine({
  id: 'places',
  context: { moved: [] },
  initial: 'saved',
  states: {
    saved: { on: { MOVED: { target: 'waiting', actions: { type: 'note', params: ({ event }) => event.ids } } } },
    waiting: {
      on: { MOVED: { target: 'waiting', reenter: true, actions: { type: 'note', params: ({ event }) => event.ids } } },
      after: { patience: 'saving' },
    },
    saving: {
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => context.moved,
        onDone: 'settling',
        onError: 'unsaved',
      },
      exit: 'forget',
      on: { MOVED: { target: 'waiting', actions: { type: 'note', params: ({ event }) => event.ids } } },
    },
    settling: { always: [{ guard: 'hasMoved', target: 'waiting' }, { target: 'saved' }] },
    unsaved: { on: { MOVED: { target: 'waiting', actions: { type: 'note', params: ({ event }) => event.ids } } } },
  },
});
