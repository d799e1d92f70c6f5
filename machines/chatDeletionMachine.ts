import { assign, fromPromise, setup } from 'xstate';

/** What is to be deleted of the chat history. */
export type ChatDeletionTarget =
  | { readonly kind: 'message'; readonly uid: string; readonly isQuestion: boolean }
  | {
      readonly kind: 'conversations';
      readonly ids: readonly string[];
      /** What one of them is called; null when there are several. */
      readonly title: string | null;
      /** How many messages they hold. */
      readonly messages: number;
    }
  | { readonly kind: 'everything' };

/** How many went. */
export interface ChatDeleted {
  readonly messages: number;
  readonly conversations: number;
}

/** A deletion that was made. */
export interface ChatDeletion {
  readonly target: ChatDeletionTarget;
  readonly deleted: ChatDeleted;
}

export type ChatDeletionEvent =
  | { type: 'DELETE.ASKED'; target: ChatDeletionTarget }
  | { type: 'COUNT.WANTED' }
  | { type: 'CERTAINTY.CHANGED'; isCertain: boolean }
  | { type: 'CONFIRMED' }
  | { type: 'DECLINED' };

interface DeletionContext {
  readonly target: ChatDeletionTarget | null;
  /** How many messages everything is, once the backend has counted them. */
  readonly total: number | null;
  /** Whether the person has ticked that everything is to go. */
  readonly isCertain: boolean;
  /** Why the last attempt failed; the question stays open. */
  readonly error: unknown;
}

/**
 * Asks before a message, conversations or the whole chat history are deleted, which cannot be undone (issue 4, "History").
 * Everything goes only after its messages were counted and the person has ticked that it is meant. A failure is told where it was asked.
 */
export const chatDeletionMachine = setup({
  types: {} as { context: DeletionContext; events: ChatDeletionEvent },
  actors: {
    count: fromPromise<number>(() => Promise.reject(new Error('the page injects count'))),
    remove: fromPromise<ChatDeletion, ChatDeletionTarget | null>(() =>
      Promise.reject(new Error('the page injects remove')),
    ),
  },
  guards: {
    isEverything: (_, target: ChatDeletionTarget) => target.kind === 'everything',
    isMeant: ({ context: { target, total, isCertain } }) =>
      target?.kind !== 'everything' || (total !== null && isCertain),
  },
  actions: {
    aim: assign((_, target: ChatDeletionTarget) => ({ target, total: null, isCertain: false, error: null })),
    noteTotal: assign((_, total: number) => ({ total })),
    noteCertainty: assign((_, isCertain: boolean) => ({ isCertain })),
    noteError: assign((_, { error }: { error: unknown }) => ({ error })),
    forgetError: assign({ error: null }),
    /** Injected: it is gone. */
    announce: (_, _deletion: ChatDeletion) => undefined,
  },
}).createMachine({
  id: 'chatDeletion',
  context: { target: null, total: null, isCertain: false, error: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'DELETE.ASKED': [
          {
            guard: { type: 'isEverything', params: ({ event }) => event.target },
            target: 'counting',
            actions: { type: 'aim', params: ({ event }) => event.target },
          },
          { target: 'confirming', actions: { type: 'aim', params: ({ event }) => event.target } },
        ],
      },
    },
    counting: {
      entry: 'forgetError',
      invoke: {
        id: 'count',
        src: 'count',
        onDone: { target: 'confirming', actions: { type: 'noteTotal', params: ({ event }) => event.output } },
        onError: { target: 'uncounted', actions: { type: 'noteError', params: ({ event }) => event } },
      },
      on: { DECLINED: 'idle' },
    },
    uncounted: { on: { 'COUNT.WANTED': 'counting', DECLINED: 'idle' } },
    confirming: {
      on: {
        'CERTAINTY.CHANGED': { actions: { type: 'noteCertainty', params: ({ event }) => event.isCertain } },
        CONFIRMED: { guard: 'isMeant', target: 'deleting' },
        DECLINED: 'idle',
      },
    },
    deleting: {
      entry: 'forgetError',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => context.target,
        onDone: { target: 'idle', actions: { type: 'announce', params: ({ event }) => event.output } },
        onError: { target: 'confirming', actions: { type: 'noteError', params: ({ event }) => event } },
      },
    },
  },
});
