import { assign, fromPromise, setup } from 'xstate';

import { type TrainExample } from './trainExample';

export type TrainExampleDeletionEvent =
  { type: 'DELETE.ASKED'; example: TrainExample } | { type: 'CONFIRMED' } | { type: 'DECLINED' };

interface DeletionContext {
  readonly example: TrainExample | null;
  /** Why the last attempt failed; the question stays open. */
  readonly error: unknown;
}

/** Asks before a train example is deleted. A failure is told where it was asked, and can be tried again. */
export const trainExampleDeletionMachine = setup({
  types: {} as { context: DeletionContext; events: TrainExampleDeletionEvent },
  actors: {
    remove: fromPromise<void, TrainExample | null>(() => Promise.reject(new Error('the page injects remove'))),
  },
  actions: {
    aim: assign((_, example: TrainExample) => ({ example, error: null })),
    noteError: assign((_, { error }: { error: unknown }) => ({ error })),
    forgetError: assign({ error: null }),
    /** Injected: it is gone. */
    announce: () => undefined,
  },
}).createMachine({
  id: 'trainExampleDeletion',
  context: { example: null, error: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'DELETE.ASKED': { target: 'confirming', actions: { type: 'aim', params: ({ event }) => event.example } },
      },
    },
    confirming: { on: { CONFIRMED: 'deleting', DECLINED: 'idle' } },
    deleting: {
      entry: 'forgetError',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => context.example,
        onDone: { target: 'idle', actions: 'announce' },
        onError: { target: 'confirming', actions: { type: 'noteError', params: ({ event }) => event } },
      },
    },
  },
});
