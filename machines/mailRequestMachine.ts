import { assign, fromPromise, setup } from 'xstate';

import { failureOf } from '../domain/session/session';

interface MailRequestContext {
  readonly email: string;
  /** The identity service's code of why no mail was sent. */
  readonly failure: string | null;
}

/** What happens to a mail that is asked for. */
export type MailRequestEvent = { type: 'MAIL.WANTED'; email: string } | { type: 'AGAIN' };

/** Asks for a mail with a link (password reset, verification of the address) and says whether it went out. */
export const mailRequestMachine = setup({
  types: {} as { context: MailRequestContext; events: MailRequestEvent },
  actors: {
    send: fromPromise<unknown, { email: string }>(() => Promise.reject(new Error('the page injects send'))),
  },
  actions: {
    rememberEmail: assign((_, { email }: { email: string }) => ({ email, failure: null })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error).code })),
  },
}).createMachine({
  id: 'mailRequest',
  context: { email: '', failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'MAIL.WANTED': {
          target: 'sending',
          actions: { type: 'rememberEmail', params: ({ event }) => ({ email: event.email }) },
        },
      },
    },
    sending: {
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ email: context.email }),
        onDone: 'sent',
        onError: { target: 'idle', actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    sent: { on: { AGAIN: 'idle' } },
  },
});
