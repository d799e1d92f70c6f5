import { assign, fromPromise, setup } from 'xstate';

import { type ShownElements } from '../domain/elements/elements';

interface ShownContext {
  /** What was read last; null before anything was. */
  readonly elements: ShownElements | null;
  /** The graph changed while it was being read. */
  readonly isOutdated: boolean;
}

export type ShownElementsEvent = { type: 'SEEN' } | { type: 'CHANGED' } | { type: 'RETRIED' };

/** Changes in quick succession are followed by one reading. */
const PATIENCE_MS = 120;

/**
 * Reads the few elements that an answer or a proposal shows: when a person first sees it, and again whenever they are
 * changed. A reading that fails leaves what is shown in place; the next change or join of the channel reads again.
 */
export const shownElementsMachine = setup({
  types: {} as { context: ShownContext; events: ShownElementsEvent },
  actors: { read: fromPromise<ShownElements>(() => Promise.reject(new Error('the page injects read'))) },
  delays: { patience: PATIENCE_MS },
  guards: { isOutdated: ({ context }) => context.isOutdated },
  actions: {
    take: assign((_, elements: ShownElements) => ({ elements })),
    noteChange: assign({ isOutdated: true }),
    begin: assign({ isOutdated: false }),
  },
}).createMachine({
  id: 'shownElements',
  context: { elements: null, isOutdated: false },
  initial: 'unseen',
  states: {
    unseen: { on: { SEEN: 'reading' } },
    reading: {
      entry: 'begin',
      on: { CHANGED: { actions: 'noteChange' } },
      invoke: {
        id: 'read',
        src: 'read',
        onDone: { target: 'shown', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    failed: { on: { RETRIED: 'reading', CHANGED: 'reading' } },
    shown: { always: { guard: 'isOutdated', target: 'gathering' }, on: { CHANGED: 'gathering' } },
    gathering: { after: { patience: 'refreshing' } },
    refreshing: {
      entry: 'begin',
      on: { CHANGED: { actions: 'noteChange' } },
      invoke: {
        id: 'refresh',
        src: 'read',
        onDone: { target: 'shown', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: 'shown',
      },
    },
  },
});
