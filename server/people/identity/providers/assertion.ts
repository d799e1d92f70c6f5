import { randomBytes } from 'node:crypto';

import { jwtVerify, SignJWT } from 'jose';

import { steadyNow } from '../steadyNow.js';

/** The other services that a person may sign in with, by the names that the Firebase client gives them. */
export type ProviderId = 'google.com' | 'github.com';

/** What another service, or its stand-in on this machine, says of a person. */
export interface ProviderAssertion {
  readonly providerId: ProviderId;
  /** The person's id at that service. */
  readonly subject: string;
  readonly email: string | null;
  /** Whether the service itself vouches that the address is the person's; never true of the stand-in. */
  readonly emailVerified: boolean;
  readonly displayName: string;
  readonly photoURL: string;
  /** Said by the stand-in: no other service was asked. */
  readonly isTrial: boolean;
}

/** Hands what another service said from our pages to the sign-in call, through the browser, unforgeably. */
export interface Assertions {
  issue(assertion: ProviderAssertion): Promise<string>;
  /** What a token says; null when it is not ours, was altered or is too old. */
  read(token: string): Promise<ProviderAssertion | null>;
}

const AUDIENCE = 'harta:provider-assertion';
/** Long enough to find one's password when the address belongs to an account already. */
const GOOD_FOR_S = 15 * 60;

/** Assertions of this process: signed with a key that no other process has and no file keeps, unless one is given that several share. */
export function makeAssertions(key: Uint8Array = randomBytes(32)): Assertions {
  return {
    issue: (assertion) =>
      new SignJWT({ assertion })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(AUDIENCE)
        .setExpirationTime(Math.floor(steadyNow() / 1000) + GOOD_FOR_S)
        .sign(key),
    read: (token) =>
      jwtVerify<{ assertion: ProviderAssertion }>(token, key, {
        ...{ algorithms: ['HS256'], audience: AUDIENCE, currentDate: new Date(steadyNow()) },
      }).then(
        ({ payload }) => payload.assertion,
        () => null,
      ),
  };
}
