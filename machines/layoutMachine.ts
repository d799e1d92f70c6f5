import { type AnyEventObject, assign, fromCallback, setup } from 'xstate';

export type LayoutEvent =
  | { type: 'LAYOUT.REQUESTED'; layout: string }
  | { type: 'LAYOUT.STEPPED'; progress: number }
  | { type: 'LAYOUT.FINISHED' }
  | { type: 'LAYOUT.FAILED' }
  | { type: 'LAYOUT.CANCELLED' };

/**
 * One layout of the canvas at a time, run outside the main thread: asking again starts over, cancelling keeps the places
 * reached so far, and only a finished or cancelled layout is worth saving (`keepPlaces`).
 */
export const layoutMachine = setup({
  types: {} as { context: { layout: string; progress: number }; events: LayoutEvent },
  actors: { run: fromCallback<AnyEventObject, { layout: string }>(() => undefined) },
  actions: {
    begin: assign((_, layout: string) => ({ layout, progress: 0 })),
    advance: assign((_, progress: number) => ({ progress })),
    keepPlaces: () => undefined,
  },
}).createMachine({
  id: 'layout',
  context: { layout: 'force', progress: 0 },
  initial: 'idle',
  on: {
    'LAYOUT.REQUESTED': {
      target: '.running',
      reenter: true,
      actions: { type: 'begin', params: ({ event }) => event.layout },
    },
  },
  states: {
    idle: {},
    running: {
      invoke: { id: 'run', src: 'run', input: ({ context }) => ({ layout: context.layout }) },
      on: {
        'LAYOUT.STEPPED': { actions: { type: 'advance', params: ({ event }) => event.progress } },
        'LAYOUT.FINISHED': { target: 'idle', actions: 'keepPlaces' },
        'LAYOUT.CANCELLED': { target: 'idle', actions: 'keepPlaces' },
        'LAYOUT.FAILED': 'idle',
      },
    },
  },
});
