import { Refusal } from './Refusal.js';

const LONGEST = 254;

/** An address in the form that accounts are found by. @throws Refusal with this message when it is none */
export function canonicalEmail(email: string, message = 'INVALID_EMAIL'): string {
  // No spaces and no control characters: an address becomes a line of a mail's head.
  if (email.length > LONGEST || !/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email)) throw new Refusal(message);
  return email.toLowerCase();
}
