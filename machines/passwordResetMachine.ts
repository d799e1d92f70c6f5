import { assign, fromPromise, setup } from 'xstate';

import { failureOf } from '../domain/session/session';

/** A new password and the code of the mailed link that allows it. */
export interface PasswordReset {
  readonly code: string;
  readonly password: string;
}

interface PasswordResetContext {
  readonly code: string;
  /** Whose password it is, once the link has been checked. */
  readonly email: string;
  /** The identity service's code of what went wrong. */
  readonly failure: string | null;
}

/** What happens to a password reset. */
export type PasswordResetEvent = { type: 'PASSWORD.CHOSEN'; password: string } | { type: 'RETRIED' };

/** Codes after which the link will never work. */
const DEAD_LINK = new Set([
  'auth/invalid-action-code',
  'auth/expired-action-code',
  'auth/user-not-found',
  'auth/user-disabled',
]);

/** From the mailed link to the new password: the link is checked, a password chosen and saved. */
export const passwordResetMachine = setup({
  types: {} as { context: PasswordResetContext; input: { code: string }; events: PasswordResetEvent },
  actors: {
    checkLink: fromPromise<string, { code: string }>(() => Promise.reject(new Error('the page injects checkLink'))),
    savePassword: fromPromise<unknown, PasswordReset>(() => Promise.reject(new Error('the page injects savePassword'))),
  },
  actions: {
    rememberEmail: assign((_, { email }: { email: string }) => ({ email })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error).code })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    hasNoCode: ({ context }) => context.code === '',
    isDeadLink: (_, { error }: { error: unknown }) => DEAD_LINK.has(failureOf(error).code),
  },
}).createMachine({
  id: 'passwordReset',
  context: ({ input }) => ({ code: input.code, email: '', failure: null }),
  initial: 'checking',
  states: {
    checking: {
      entry: 'forgetFailure',
      always: { guard: 'hasNoCode', target: 'deadLink' },
      invoke: {
        id: 'checkLink',
        src: 'checkLink',
        input: ({ context }) => ({ code: context.code }),
        onDone: {
          target: 'choosing',
          actions: { type: 'rememberEmail', params: ({ event }) => ({ email: event.output }) },
        },
        onError: [
          { guard: { type: 'isDeadLink', params: ({ event }) => ({ error: event.error }) }, target: 'deadLink' },
          {
            target: 'unchecked',
            actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    /** The link may be good; nobody could be asked. */
    unchecked: { on: { RETRIED: 'checking' } },
    choosing: { on: { 'PASSWORD.CHOSEN': 'saving' } },
    saving: {
      entry: 'forgetFailure',
      invoke: {
        id: 'savePassword',
        src: 'savePassword',
        input: ({ context, event }) => ({
          code: context.code,
          password: event.type === 'PASSWORD.CHOSEN' ? event.password : '',
        }),
        onDone: 'saved',
        onError: [
          { guard: { type: 'isDeadLink', params: ({ event }) => ({ error: event.error }) }, target: 'deadLink' },
          {
            target: 'choosing',
            actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    saved: { type: 'final' },
    deadLink: { type: 'final' },
  },
});
