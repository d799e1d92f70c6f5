import { type JWTPayload } from 'jose';

import { type OwnerId } from '../../contract/ids.js';
import { type Grant, type Person, safePictureAddress } from './Person.js';

/** What a verified identity token says, as far as we read it. Times are in seconds since 1970. */
export interface IdentityClaims {
  readonly sub: string;
  readonly exp: number;
  readonly authTime: number;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string;
  readonly picture: string;
  /** The session that the token ends with; only the local sign-in's tokens name one. */
  readonly sid: string | null;
  /** What an API token may; null of an identity token. */
  readonly grant: Grant | null;
}

const LONGEST_UID = 128;
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const isUid = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_UID;
const isPast = (value: unknown, now: number): value is number => typeof value === 'number' && value <= now;

/**
 * The claims of a token whose signature, issuer, audience and expiry hold, or null when one of them makes no sense: a uid
 * that is empty or too long, a time of issue or of sign-in that is still to come.
 * @param now the latest time that counts as past, in seconds
 */
export function identityClaims(payload: JWTPayload, now: number): IdentityClaims | null {
  const { sub, iat, exp, auth_time: authTime } = payload;
  if (!isUid(sub) || !isPast(iat, now) || !isPast(authTime, now) || exp === undefined) return null;
  return {
    sub,
    exp,
    authTime,
    email: text(payload['email']) || null,
    emailVerified: payload['email_verified'] === true,
    name: text(payload['name']),
    sid: text(payload['sid']) || null,
    grant: null,
    picture: safePictureAddress(text(payload['picture'])),
  };
}

/** The person of these claims. */
export const personOfClaims = (claims: IdentityClaims): Person => ({
  ownerId: claims.sub as OwnerId,
  email: claims.email,
  emailVerified: claims.emailVerified,
  displayName: claims.name,
  photoURL: claims.picture,
  authTime: claims.authTime,
  sessionId: claims.sid,
  grant: claims.grant,
});
