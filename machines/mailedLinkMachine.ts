import { assign, fromPromise, setup } from 'xstate';

import { failureOf } from '../domain/session/session';

interface MailedLinkContext {
  readonly code: string;
  /** The identity service's code of why the link did not work. */
  readonly failure: string | null;
}

/** Applies the code of a mailed link (verification of an address, change of an address) and renews the session by it. */
export const mailedLinkMachine = setup({
  types: {} as { context: MailedLinkContext; input: { code: string }; events: { type: 'RETRIED' } },
  actors: {
    apply: fromPromise<unknown, { code: string }>(() => Promise.reject(new Error('the page injects apply'))),
    renewSession: fromPromise<unknown>(() => Promise.reject(new Error('the page injects renewSession'))),
  },
  actions: { noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error).code })) },
}).createMachine({
  id: 'mailedLink',
  context: ({ input }) => ({ code: input.code, failure: null }),
  initial: 'applying',
  states: {
    applying: {
      invoke: {
        id: 'apply',
        src: 'apply',
        input: ({ context }) => ({ code: context.code }),
        onDone: 'renewing',
        onError: {
          target: 'failed',
          actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    /** The address is verified either way; a session that cannot be renewed now learns of it later. */
    renewing: { invoke: { id: 'renewSession', src: 'renewSession', onDone: 'applied', onError: 'applied' } },
    applied: { type: 'final' },
    failed: { on: { RETRIED: 'applying' } },
  },
});
