import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody guesses: 256 random bits, 43 characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret. It is random and long, so that a plain digest says nothing of it. */
export const digest = (secret: string): Uint8Array => createHash('sha256').update(secret).digest();

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const UID_LENGTH = 28;

/** A new account's uid: 28 letters and digits, as Firebase makes them. */
export function newUid(): string {
  let uid = '';
  while (uid.length < UID_LENGTH)
    for (const byte of randomBytes(UID_LENGTH)) {
      // Bytes beyond the last whole multiple would make some letters likelier.
      if (byte < 4 * LETTERS.length && uid.length < UID_LENGTH) uid += LETTERS[byte % LETTERS.length];
    }
  return uid;
}
