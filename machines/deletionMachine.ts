import { assign, fromPromise, setup } from 'xstate';

export type DeletionEvent<Item> = { type: 'DELETE.ASKED'; item: Item } | { type: 'CONFIRMED' } | { type: 'DECLINED' };

interface DeletionContext<Item> {
  /** What is asked about, or was last. */
  readonly item: Item | null;
  /** Why the last attempt failed; the question stays open. */
  readonly error: unknown;
}

/**
 * Asks before one thing of a list is deleted, which cannot be undone. A failure is told where it was asked, and can be tried
 * again.
 */
export const deletionMachineOf = <Item extends { readonly id: string }>() =>
  setup({
    types: {} as { context: DeletionContext<Item>; events: DeletionEvent<Item> },
    actors: {
      remove: fromPromise<void, string>(() => Promise.reject(new Error('the page injects remove'))),
    },
    actions: {
      /** Injected: it is gone. */
      announce: () => undefined,
    },
  }).createMachine({
    id: 'deletion',
    context: { item: null, error: null },
    initial: 'idle',
    states: {
      idle: {
        on: {
          'DELETE.ASKED': { target: 'confirming', actions: assign(({ event }) => ({ item: event.item, error: null })) },
        },
      },
      confirming: { on: { CONFIRMED: 'deleting', DECLINED: 'idle' } },
      deleting: {
        entry: assign({ error: null }),
        invoke: {
          id: 'remove',
          src: 'remove',
          // Something was asked about, or this state is not entered.
          input: ({ context }) => context.item?.id ?? '',
          onDone: { target: 'idle', actions: 'announce' },
          onError: { target: 'confirming', actions: assign(({ event }) => ({ error: event.error })) },
        },
      },
    },
  });
