import { assign, setup } from 'xstate';

/** A backend request began or came to its end, with an answer or an error. */
export type LoadingEvent = { type: 'REQUEST.STARTED' } | { type: 'REQUEST.ENDED' };

/** How long a request may run before the indicator appears, so that quick answers do not make it flash. */
export const LOADING_PATIENCE_MS = 100;

/**
 * Says whether 'Loading...' is shown: while any backend request is in flight.
 * States: `idle` nothing in flight, `patient` in flight but not worth showing yet, `shown`.
 */
export const loadingMachine = setup({
  types: {} as { context: { inFlight: number }; events: LoadingEvent },
  delays: { patience: LOADING_PATIENCE_MS },
  guards: { isLastInFlight: ({ context }) => context.inFlight <= 1 },
  actions: {
    countOneMore: assign({ inFlight: ({ context }) => context.inFlight + 1 }),
    countOneLess: assign({ inFlight: ({ context }) => context.inFlight - 1 }),
  },
}).createMachine({
  id: 'loading',
  context: { inFlight: 0 },
  initial: 'idle',
  states: {
    idle: { on: { 'REQUEST.STARTED': { target: 'inFlight', actions: 'countOneMore' } } },
    inFlight: {
      initial: 'patient',
      states: { patient: { after: { patience: 'shown' } }, shown: {} },
      on: {
        'REQUEST.STARTED': { actions: 'countOneMore' },
        'REQUEST.ENDED': [
          { guard: 'isLastInFlight', target: 'idle', actions: 'countOneLess' },
          { actions: 'countOneLess' },
        ],
      },
    },
  },
});
