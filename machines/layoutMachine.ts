import { type AnyEventObject, assign, fromCallback, setup } from 'xstate';

/** Asks for a layout. */
interface LayoutWanted {
  readonly type: 'LAYOUT.WANTED';
  readonly layout: string;
  /** So many nodes had no place that nobody had to ask for it. */
  readonly isFirst?: boolean;
  /** Nothing but these nodes is laid out. */
  readonly only?: readonly string[];
}

export type LayoutEvent =
  | LayoutWanted
  | { type: 'LAYOUT.STEPPED'; progress: number }
  | { type: 'LAYOUT.ENDED' }
  | { type: 'LAYOUT.FAILED' }
  | { type: 'LAYOUT.CANCELLED' };

/** What is to be laid out, and how. */
export interface LayoutRun {
  readonly layout: string;
  readonly only: readonly string[] | undefined;
  readonly isFirst: boolean;
}

interface LayoutContext {
  readonly layout: string;
  readonly isFirst: boolean;
  readonly only: readonly string[] | undefined;
  readonly progress: number;
}

/**
 * One layout of the canvas at a time, run outside the main thread: asking again starts over, cancelling keeps the places
 * reached so far, and only a finished or cancelled layout is worth saving (`keepPlaces`).
 */
export const layoutMachine = setup({
  types: {} as { context: LayoutContext; events: LayoutEvent },
  actors: { run: fromCallback<AnyEventObject, LayoutRun>(() => undefined) },
  actions: {
    begin: assign((_, { layout, isFirst = false, only }: Pick<LayoutWanted, 'layout' | 'isFirst' | 'only'>) => ({
      layout,
      isFirst,
      only,
      progress: 0,
    })),
    advance: assign((_, progress: number) => ({ progress })),
    keepPlaces: () => undefined,
  },
}).createMachine({
  id: 'layout',
  context: { layout: 'force', isFirst: false, only: undefined, progress: 0 },
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
      invoke: { id: 'run', src: 'run', input: ({ context: { layout, only, isFirst } }) => ({ layout, only, isFirst }) },
      on: {
        'LAYOUT.STEPPED': { actions: { type: 'advance', params: ({ event }) => event.progress } },
        'LAYOUT.ENDED': { target: 'idle', actions: 'keepPlaces' },
        'LAYOUT.CANCELLED': { target: 'idle', actions: 'keepPlaces' },
        'LAYOUT.FAILED': 'idle',
      },
    },
  },
});
