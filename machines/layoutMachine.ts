import { type AnyEventObject, assign, fromCallback, setup } from 'xstate';

export type LayoutEvent =
  /** `isFirst`: so many nodes had no place that nobody had to ask for it. */
  | { type: 'LAYOUT.WANTED'; layout: string; isFirst?: boolean }
  | { type: 'LAYOUT.STEPPED'; progress: number }
  | { type: 'LAYOUT.ENDED' }
  | { type: 'LAYOUT.FAILED' }
  | { type: 'LAYOUT.CANCELLED' };

interface LayoutContext {
  readonly layout: string;
  readonly isFirst: boolean;
  readonly progress: number;
}

/**
 * One layout of the canvas at a time, run outside the main thread: asking again starts over, cancelling keeps the places
 * reached so far, and only a finished or cancelled layout is worth saving (`keepPlaces`).
 */
export const layoutMachine = setup({
  types: {} as { context: LayoutContext; events: LayoutEvent },
  actors: { run: fromCallback<AnyEventObject, { layout: string }>(() => undefined) },
  actions: {
    begin: assign((_, { layout, isFirst = false }: { layout: string; isFirst?: boolean }) => ({
      layout,
      isFirst,
      progress: 0,
    })),
    advance: assign((_, progress: number) => ({ progress })),
    keepPlaces: () => undefined,
  },
}).createMachine({
  id: 'layout',
  context: { layout: 'force', isFirst: false, progress: 0 },
  initial: 'idle',
  on: {
    'LAYOUT.WANTED': {
      target: '.running',
      reenter: true,
      actions: { type: 'begin', params: ({ event }) => event },
    },
  },
  states: {
    idle: {},
    running: {
      invoke: { id: 'run', src: 'run', input: ({ context }) => ({ layout: context.layout }) },
      on: {
        'LAYOUT.STEPPED': { actions: { type: 'advance', params: ({ event }) => event.progress } },
        'LAYOUT.ENDED': { target: 'idle', actions: 'keepPlaces' },
        'LAYOUT.CANCELLED': { target: 'idle', actions: 'keepPlaces' },
        'LAYOUT.FAILED': 'idle',
      },
    },
  },
});
