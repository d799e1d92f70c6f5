import { Refusal } from '../Refusal.js';
import easy from './easyPasswords.json' with { type: 'json' };
import { isPredictable } from './predictable.js';

/** How long a password may be, in characters. */
export const PASSWORD_LENGTH = { least: 8, most: 4096 };

let words: ReadonlySet<string> | undefined;

const isEasy = (password: string) => (words ??= new Set(easy.words.split(' '))).has(password.toLowerCase());

/** Words of the context (ASVS 6.1.2) beside those of the person's address. */
const PRODUCT = 'harta';
/** A shorter word says nothing of its password. */
const SHORTEST_WORD = 3;

const lettersOf = (text: string) => text.toLowerCase().replace(/\P{L}/gu, '');

/** The address, what stands before its sign, and each part of its domain but the last. */
function wordsOf(email: string): string[] {
  const [person = '', domain = ''] = email.split('@');
  return [email, person, domain, ...domain.split('.').slice(0, -1)];
}

/** Whether the letters of a password are one word of its context, whatever digits and signs stand around them. */
function isOfContext(password: string, email: string | null): boolean {
  const words = [PRODUCT, ...(email === null ? [] : wordsOf(email))].map(lettersOf);
  const letters = lettersOf(password);
  if (password.trim().toLowerCase() === email?.toLowerCase()) return true;
  return letters.length >= SHORTEST_WORD && words.includes(letters);
}

/**
 * Refuses a password that is too short or too long, among the most common ones, blank or of few characters in rows, or a
 * word of its context with digits and signs: the account's own address or a part of it, or the name of the product.
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
  if (isEasy(password) || isPredictable(password) || isOfContext(password, email))
    throw new Refusal(
      'PASSWORD_TOO_COMMON : The password is among the most common ones, predictable, or made of the address or of Harta.',
    );
}
