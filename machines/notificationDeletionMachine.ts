import { assign, fromPromise, setup } from 'xstate';

/** What is to be deleted: one notification, or all of them. */
export type DeletionTarget = { readonly uid: string } | 'all';

/** A deletion that was made, as far as it can be undone. */
export interface Deletion {
  /** What to give back to undo it; null when nothing went. */
  readonly deletion: string | null;
  readonly deleted: number;
}

export type NotificationDeletionEvent =
  { type: 'DELETE.ASKED'; target: DeletionTarget } | { type: 'CONFIRMED' } | { type: 'DECLINED' };

/** Asks before notifications are deleted, and offers to undo it afterwards. A failure is told and changes nothing. */
export const notificationDeletionMachine = setup({
  types: {} as { context: { target: DeletionTarget | null }; events: NotificationDeletionEvent },
  actors: {
    remove: fromPromise<Deletion, DeletionTarget | null>(() => Promise.reject(new Error('the page injects remove'))),
  },
  actions: {
    aim: assign((_, target: DeletionTarget) => ({ target })),
    offerUndo: (_, _deletion: Deletion) => undefined,
    tellFailure: (_, _failure: { error: unknown }) => undefined,
  },
}).createMachine({
  id: 'notificationDeletion',
  context: { target: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'DELETE.ASKED': { target: 'confirming', actions: { type: 'aim', params: ({ event }) => event.target } },
      },
    },
    confirming: { on: { CONFIRMED: 'deleting', DECLINED: 'idle' } },
    deleting: {
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => context.target,
        onDone: { target: 'idle', actions: { type: 'offerUndo', params: ({ event }) => event.output } },
        onError: { target: 'idle', actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
  },
});
