import { fromPromise } from 'xstate';

import { type PasswordReset, passwordResetMachine } from '../../machines/passwordResetMachine';
import { checkResetLink, savePassword } from './identityCalls';

/** Resets a password at the identity service. */
export const passwordReset = passwordResetMachine.provide({
  actors: {
    checkLink: fromPromise<string, { code: string }>(({ input }) => checkResetLink(input)),
    savePassword: fromPromise<unknown, PasswordReset>(({ input }) => savePassword(input)),
  },
});
