import { assign, fromPromise, setup } from 'xstate';

export type Direction = 'undo' | 'redo';

/** What is possible at present. */
export interface HistoryState {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

interface HistoryContext extends HistoryState {
  /** Steps that were asked for and not yet taken, oldest first. */
  readonly queue: readonly Direction[];
}

export type HistoryEvent = { type: 'UNDO' } | { type: 'REDO' } | ({ type: 'HISTORY.KNOWN' } & HistoryState);

/**
 * Undo and redo, which the backend does over its change log. Presses that come while a step is under way wait their turn;
 * a refusal drops the rest, because what they meant is no longer sure.
 */
export const historyMachine = setup({
  types: {} as { context: HistoryContext; events: HistoryEvent },
  actors: { step: fromPromise<HistoryState, Direction>(() => Promise.reject(new Error('the canvas injects step'))) },
  guards: {
    hasMore: ({ context }) => context.queue.length > 0,
    canUndo: ({ context }) => context.canUndo,
    canRedo: ({ context }) => context.canRedo,
  },
  actions: {
    know: assign((_, { canUndo, canRedo }: HistoryState) => ({ canUndo, canRedo })),
    enqueue: assign(({ context }, direction: Direction) => ({ queue: [...context.queue, direction] })),
    dequeue: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    dropQueue: assign({ queue: [] }),
  },
}).createMachine({
  id: 'history',
  context: { queue: [], canUndo: false, canRedo: false },
  initial: 'idle',
  on: { 'HISTORY.KNOWN': { actions: { type: 'know', params: ({ event }) => event } } },
  states: {
    idle: {
      always: { guard: 'hasMore', target: 'stepping' },
      on: {
        UNDO: { guard: 'canUndo', actions: { type: 'enqueue', params: 'undo' } },
        REDO: { guard: 'canRedo', actions: { type: 'enqueue', params: 'redo' } },
      },
    },
    stepping: {
      on: {
        UNDO: { actions: { type: 'enqueue', params: 'undo' } },
        REDO: { actions: { type: 'enqueue', params: 'redo' } },
      },
      invoke: {
        id: 'step',
        src: 'step',
        input: ({ context }) => context.queue[0] ?? 'undo',
        onDone: { target: 'idle', actions: [{ type: 'know', params: ({ event }) => event.output }, 'dequeue'] },
        onError: { target: 'idle', actions: 'dropQueue' },
      },
    },
  },
});
