import { fromPromise } from 'xstate';

import { mailRequestMachine } from '../../machines/mailRequestMachine';
import { sendPasswordReset, sendVerification } from './identityCalls';

/** Asks for the mail that resets the password of an address. */
export const passwordMailMachine = mailRequestMachine.provide({
  actors: { send: fromPromise<unknown, { email: string }>(({ input }) => sendPasswordReset(input)) },
});

/** Asks for the mail that confirms the address of whoever is signed in. */
export const verificationMailMachine = mailRequestMachine.provide({
  actors: { send: fromPromise<unknown, { email: string }>(() => sendVerification()) },
});
