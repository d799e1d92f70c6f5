import { createHash } from 'node:crypto';

import { type Static, Type } from 'typebox';

import { type ProviderAssertion } from '../assertion.js';
import { ProviderCall } from '../ProviderCall.js';

/** An account of a service that is only tried out, as the stand-in's page sends it. */
export const TrialAccount = Type.Object(
  {
    providerId: ProviderCall.properties.providerId,
    email: Type.String({ maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+$' }),
    name: Type.String({ maxLength: 128 }),
    secret: Type.String({ pattern: '^[\\w-]{32,128}$', description: 'Known to the browser that made the account' }),
  },
  { additionalProperties: false },
);
export type TrialAccount = Static<typeof TrialAccount>;

/**
 * The account's id follows from a secret of the browser that made it, and does not tell it: ids stand in identity tokens,
 * and nobody becomes somebody by having read one.
 */
const subjectOf = ({ providerId, secret }: TrialAccount) =>
  createHash('sha256').update(`${providerId} ${secret}`).digest('base64url');

/** What the stand-in says of an account: never that the address is the person's. */
export const trialAssertion = (account: TrialAccount): ProviderAssertion => ({
  providerId: account.providerId,
  subject: subjectOf(account),
  email: account.email,
  emailVerified: false,
  displayName: account.name.trim(),
  photoURL: '',
  isTrial: true,
});
