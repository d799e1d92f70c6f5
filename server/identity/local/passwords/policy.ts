import { Refusal } from '../Refusal.js';
import easy from './easyPasswords.json' with { type: 'json' };

/** How long a password may be, in characters. */
export const PASSWORD_LENGTH = { least: 8, most: 4096 };

let words: ReadonlySet<string> | undefined;

const isEasy = (password: string) => (words ??= new Set(easy.words.split(' '))).has(password.toLowerCase());

const isAddress = (password: string, email: string | null) => {
  const small = password.toLowerCase();
  return email !== null && (small === email || small === email.split('@')[0]);
};

/**
 * Refuses a password that is too short or too long, among the most common ones, or the account's own address.
 * @throws Refusal WEAK_PASSWORD, PASSWORD_DOES_NOT_MEET_REQUIREMENTS or PASSWORD_TOO_COMMON
 */
export function checkPolicy(password: string, email: string | null): void {
  const { least, most } = PASSWORD_LENGTH;
  const length = [...password].length;
  if (length < least) throw new Refusal(`WEAK_PASSWORD : Password should be at least ${least} characters`);
  if (length > most)
    throw new Refusal(
      `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password may contain at most ${most} characters]`,
    );
  if (isEasy(password) || isAddress(password, email))
    throw new Refusal('PASSWORD_TOO_COMMON : The password is among the most common ones, or the address itself.');
}
