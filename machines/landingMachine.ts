import { assign, fromPromise, setup } from 'xstate';

import { type ElementRef } from '../domain/elements/elements';

interface LandingContext {
  /** The element that the address names. */
  readonly target: ElementRef | null;
  readonly error: unknown;
}

export type LandingEvent = { type: 'TARGET.NAMED'; target: ElementRef } | { type: 'RETRIED' } | { type: 'DISMISSED' };

/**
 * Comes to the element that the address of the overview names: brings it onto the canvas and selects it, or says that it is
 * gone, or that it could not be read.
 */
export const landingMachine = setup({
  types: {} as { context: LandingContext; events: LandingEvent },
  actors: {
    /** Answers whether the element is there. */
    find: fromPromise<boolean, ElementRef | null>(() => Promise.reject(new Error('the canvas injects find'))),
  },
  guards: { isThere: (_, isThere: boolean) => isThere },
  actions: {
    aim: assign((_, target: ElementRef) => ({ target, error: null })),
    noteError: assign((_, { error }: { error: unknown }) => ({ error })),
  },
}).createMachine({
  id: 'landing',
  context: { target: null, error: null },
  initial: 'idle',
  on: {
    'TARGET.NAMED': {
      target: '.finding',
      reenter: true,
      actions: { type: 'aim', params: ({ event }) => event.target },
    },
  },
  states: {
    idle: {},
    finding: {
      invoke: {
        id: 'find',
        src: 'find',
        input: ({ context }) => context.target,
        onDone: [
          { guard: { type: 'isThere', params: ({ event }) => event.output }, target: 'landed' },
          { target: 'gone' },
        ],
        onError: { target: 'failed', actions: { type: 'noteError', params: ({ event }) => event } },
      },
    },
    landed: {},
    gone: { on: { DISMISSED: 'idle' } },
    failed: { on: { RETRIED: 'finding', DISMISSED: 'idle' } },
  },
});
