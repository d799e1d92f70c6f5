import { type Answer } from '../Service.js';
import { type Account } from '../store/Account.js';

/** What stands for a password in answers: "REDACTED", as Google writes it. The client only looks whether it is there. */
const REDACTED = 'UkVEQUNURUQ=';

const given = (value: string | null) => value ?? undefined;

/** How the person can sign in, in the client's form. */
const providersOf = (account: Account): Answer[] => [
  ...account.identities.map(({ providerId, subject, email, displayName, photoUrl }) => ({
    providerId,
    rawId: subject,
    federatedId: subject,
    displayName: given(displayName),
    photoUrl: given(photoUrl),
    email: given(email),
  })),
  ...(account.password === null || account.email === null
    ? []
    : [
        {
          providerId: 'password',
          email: account.email,
          federatedId: account.email,
          rawId: account.email,
          displayName: given(account.displayName),
          photoUrl: given(account.photoUrl),
        },
      ]),
];

/** What of an account its person may know, in the client's form. */
export const described = (account: Account): Answer => ({
  localId: account.uid,
  email: given(account.email),
  emailVerified: account.email === null ? undefined : account.emailVerified,
  displayName: given(account.displayName),
  photoUrl: given(account.photoUrl),
  providerUserInfo: providersOf(account),
  passwordHash: account.password === null ? undefined : REDACTED,
});
