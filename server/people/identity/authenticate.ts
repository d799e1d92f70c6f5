import { ProblemError } from '../../contract/ProblemError.js';
import { personOfClaims } from './claims.js';
import { type Person } from './Person.js';
import { type VerifyToken } from './verifyToken.js';

/** An identity token, whose parts have points between, or an API token. */
const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*|harta_[\w-]{43})$/i;
const LONGEST_HEADER = 8192;

/** The token of an `Authorization` header. @throws ProblemError UNAUTHENTICATED when it carries none */
export function bearerToken(authorization: string | undefined): string {
  if (authorization === undefined) throw new ProblemError('UNAUTHENTICATED');
  const token = authorization.length > LONGEST_HEADER ? undefined : BEARER.exec(authorization)?.[1];
  if (token === undefined)
    throw new ProblemError('UNAUTHENTICATED', { detail: 'The Authorization header must carry one bearer token' });
  return token;
}

/**
 * Makes the function that tells who sent an `Authorization` header.
 * It throws ProblemError UNAUTHENTICATED, TOKEN_EXPIRED, TOKEN_REVOKED or UNAVAILABLE.
 */
export const makeAuthenticate =
  (verify: VerifyToken) =>
  async (authorization: string | undefined): Promise<Person> =>
    personOfClaims(await verify(bearerToken(authorization)));
