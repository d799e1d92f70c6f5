import { assign, fromPromise, setup } from 'xstate';

import { type Conversation } from './conversationListMachine';

export type ConversationDeletionEvent =
  { type: 'DELETE.ASKED'; conversation: Conversation } | { type: 'CONFIRMED' } | { type: 'DECLINED' };

interface DeletionContext {
  readonly conversation: Conversation | null;
  /** Why the last attempt failed; the question stays open. */
  readonly error: unknown;
}

/** Asks before a conversation is deleted, which cannot be undone. A failure is told where it was asked. */
export const conversationDeletionMachine = setup({
  types: {} as { context: DeletionContext; events: ConversationDeletionEvent },
  actors: {
    remove: fromPromise<void, Conversation | null>(() => Promise.reject(new Error('the page injects remove'))),
  },
  actions: {
    aim: assign((_, conversation: Conversation) => ({ conversation, error: null })),
    noteError: assign((_, { error }: { error: unknown }) => ({ error })),
    forgetError: assign({ error: null }),
    /** Injected: it is gone. */
    announce: (_, _conversation: Conversation | null) => undefined,
  },
}).createMachine({
  id: 'conversationDeletion',
  context: { conversation: null, error: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'DELETE.ASKED': { target: 'confirming', actions: { type: 'aim', params: ({ event }) => event.conversation } },
      },
    },
    confirming: { on: { CONFIRMED: 'deleting', DECLINED: 'idle' } },
    deleting: {
      entry: 'forgetError',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => context.conversation,
        onDone: { target: 'idle', actions: { type: 'announce', params: ({ context }) => context.conversation } },
        onError: { target: 'confirming', actions: { type: 'noteError', params: ({ event }) => event } },
      },
    },
  },
});
