import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';

import { ProblemError } from '../../contract/ProblemError.js';
import { type IdentityClaims, identityClaims } from './claims.js';
import { createTokenCache } from './tokenCache.js';

/** Where Google publishes the keys that sign Firebase identity tokens. */
export const GOOGLE_JWKS_URL =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** What a verifier must know. */
export interface VerifierOptions {
  readonly projectId: string;
  /** Signing keys, or the address that publishes them. */
  readonly keys: URL | JWTVerifyGetKey;
  /** Sessions signed in before this moment (seconds since 1970) are over; 0 when none were ended. */
  readonly revokedBefore: (uid: string) => number | Promise<number>;
  /** Whether the token's own session was ended, or its account is no more; never without it. */
  readonly isEnded?: (claims: IdentityClaims) => Promise<boolean>;
}

/** Answers what a token says, once it is proved. */
export type VerifyToken = (token: string) => Promise<IdentityClaims>;

const CLOCK_TOLERANCE_SECONDS = 5;
const REMOTE = { cacheMaxAge: 3_600_000, cooldownDuration: 30_000, timeoutDuration: 5_000 };

/** Keys that cannot be had are our trouble, not the caller's: jose says so by these, or by an error that is not its own. */
const keysAreMissing = (error: unknown) =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  !(error instanceof errors.JOSEError) ||
  error.code === errors.JOSEError.code;

function refusalOf(error: unknown): ProblemError {
  if (error instanceof errors.JWTExpired) return new ProblemError('TOKEN_EXPIRED');
  if (keysAreMissing(error)) return new ProblemError('UNAVAILABLE', { detail: 'Sign-in cannot be checked right now' });
  return new ProblemError('UNAUTHENTICATED', { detail: 'The identity token is not valid' });
}

/**
 * Makes the one check of identity tokens: RS256 by a known key, issuer, audience, expiry, uid, times of issue and sign-in
 * not in the future, and not ended since. A token found good is remembered until it expires; whether its session was
 * ended is asked every time.
 * The check throws ProblemError UNAUTHENTICATED, TOKEN_EXPIRED, TOKEN_REVOKED or UNAVAILABLE.
 */
export function makeVerifier({ projectId, keys, revokedBefore, isEnded }: VerifierOptions): VerifyToken {
  const getKey = keys instanceof URL ? createRemoteJWKSet(keys, REMOTE) : keys;
  const cache = createTokenCache();
  const expected = {
    algorithms: ['RS256'],
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
  };
  const prove = async (token: string, now: number): Promise<IdentityClaims> => {
    const payload: JWTPayload = await jwtVerify(token, getKey, expected).then(
      (result) => result.payload,
      (error: unknown) => Promise.reject(refusalOf(error)),
    );
    const claims = identityClaims(payload, now + CLOCK_TOLERANCE_SECONDS);
    if (claims === null) throw new ProblemError('UNAUTHENTICATED', { detail: 'The identity token is not valid' });
    cache.set(token, claims);
    return claims;
  };
  return async (token) => {
    const now = Date.now() / 1000;
    const claims = cache.get(token, now) ?? (await prove(token, now));
    if ((await isEnded?.(claims)) === true) throw new ProblemError('TOKEN_REVOKED');
    if (claims.authTime < (await revokedBefore(claims.sub))) throw new ProblemError('TOKEN_REVOKED');
    return claims;
  };
}
