import { createHash } from 'node:crypto';

import { type IdentityLimits } from '../../../config/identityLimits.js';
import { type Limited } from './Limits.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WRONG_PASSWORDS = { most: 10, windowMs: 15 * MINUTE };
/** Several people may share an address; one who tries many accounts from it is held back all the same. */
const WRONG_PASSWORDS_OF_ADDRESS = { most: 50, windowMs: 15 * MINUTE };
const WRONG_CODES = { most: 50, windowMs: 15 * MINUTE };
const ADDRESS_FACTOR = 4;

/** Addresses are typed by anyone: of fixed length in the file, and not readable there. */
const keyOf = (kind: string, who: string) =>
  `${kind}:${createHash('sha256').update(who).digest('base64url').slice(0, 22)}`;

/** What is counted of trying a password, whether the account exists or not. */
export const passwordTry = (email: string, ip: string): Limited[] => [
  { key: keyOf('password', email), limit: WRONG_PASSWORDS },
  { key: keyOf('password-ip', ip), limit: WRONG_PASSWORDS_OF_ADDRESS },
];

/** What is counted of bringing a mailed code. */
export const codeTry = (ip: string): Limited[] => [{ key: keyOf('code-ip', ip), limit: WRONG_CODES }];

/** What is counted of making an account, or of asking whether an address is free to change to. */
export const signUpTry = (ip: string, { signUpsPerHour }: IdentityLimits): Limited[] => [
  { key: keyOf('sign-up-ip', ip), limit: { most: signUpsPerHour, windowMs: HOUR } },
];

/** What is counted of a mail, whether it is sent or not. */
export const mailTry = (email: string, ip: string, { mailsPerHour }: IdentityLimits): Limited[] => [
  { key: keyOf('mail', email), limit: { most: mailsPerHour, windowMs: HOUR } },
  { key: keyOf('mail-ip', ip), limit: { most: ADDRESS_FACTOR * mailsPerHour, windowMs: HOUR } },
];
