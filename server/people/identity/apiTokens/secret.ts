import { createHash, randomBytes } from 'node:crypto';

/** What every API token begins with, so that people and scanners of leaked secrets know one when they see it. */
const MARK = 'harta_';
const FORM = /^harta_[\w-]{43}$/;
/** How much of a secret is shown in lists: two times 24 of 256 bits. */
const SHOWN = 4;

/** A secret, and what is kept of it. */
export interface NewApiToken {
  readonly secret: string;
  readonly prefix: string;
  readonly lastFour: string;
  readonly hash: string;
}

/**
 * What is kept of a secret. It is 256 random bits, so that nobody can try what it might be: a hash made slow for passwords
 * (scrypt) would protect nothing more, and would be paid at every request.
 */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Whether a bearer token has the form of an API token; identity tokens never do. */
export const isApiToken = (bearer: string): boolean => FORM.test(bearer);

/** Makes one. */
export function newApiToken(): NewApiToken {
  const secret = MARK + randomBytes(32).toString('base64url');
  return {
    secret,
    prefix: secret.slice(0, MARK.length + SHOWN),
    lastFour: secret.slice(-SHOWN),
    hash: hashOf(secret),
  };
}
