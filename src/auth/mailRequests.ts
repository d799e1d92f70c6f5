import { fromPromise } from 'xstate';

import { failureOf } from '../../domain/session/session';
import { type Submission, submissionMachineOf } from '../../machines/submissionMachine';
import { sendPasswordReset, sendVerification } from './identityCalls';

/** The address that a mail with a link goes to. */
interface MailWanted {
  readonly email: string;
}

const mailRequest = submissionMachineOf<MailWanted>();

/** Asks for the mail that resets the password of an address. */
export const passwordMail = mailRequest.provide({
  actors: { send: fromPromise<unknown, Submission<MailWanted>>(({ input }) => sendPasswordReset(input.content)) },
});

/** Asks for the mail that confirms the address of whoever is signed in. */
export const verificationMail = mailRequest.provide({
  actors: { send: fromPromise<unknown, Submission<MailWanted>>(() => sendVerification()) },
});

/** The identity service's code of why no mail was sent; null when none was refused. */
export const mailFailure = ({ error }: { readonly error: unknown }): string | null =>
  error === null ? null : failureOf(error).code;
