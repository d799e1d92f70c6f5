import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

import { type IdentityLimits } from '../../../../platform/config/identityLimits.js';
import { type Limited } from './AttemptLimits.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Of one account, from one network or by one browser that the account knows. */
const WRONG_PASSWORDS = { free: 10, firstMs: MINUTE, longestMs: 15 * MINUTE, forgottenMs: HOUR };
/** Of one account, from everywhere but the browsers that it knows. */
const WRONG_PASSWORDS_OF_ACCOUNT = { free: 30, firstMs: 1_000, longestMs: MINUTE, forgottenMs: HOUR };
/** So many a network tries of an account, whatever others do to it: strangers elsewhere keep nobody out. */
const OWN_TRIES = 2;
/** Several people may share a network; one who tries many accounts from it is held back all the same. */
const WRONG_PASSWORDS_OF_NETWORK = { free: 50, firstMs: 1_000, longestMs: MINUTE, forgottenMs: 15 * MINUTE };
const WRONG_CODES = { most: 50, windowMs: 15 * MINUTE };
const ADDRESS_FACTOR = 4;

/** Addresses are typed by anyone: of fixed length in the file, and not readable there. */
const keyOf = (kind: string, who: string) =>
  `${kind}:${createHash('sha256').update(who).digest('base64url').slice(0, 22)}`;

/** Whoever has one address of IPv6 has all of its network. */
function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.toLowerCase().startsWith('::ffff:')) return ip;
  // Written out, so that the first half can be taken.
  const [head = '', tail = ''] = ip.split('%', 1).join('').split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  return [...groups, ...Array.from({ length: Math.max(0, missing) }, () => '0')].slice(0, 4).join(':');
}

/**
 * What is counted of trying a password from where the account has not signed in before, whether the account exists or not. Nothing of it
 * keeps the person out for good: the waits are short, and neither browsers that the account knows nor other networks share them.
 */
export function passwordTry(email: string, ip: string): Limited[] {
  const network = networkOf(ip);
  const own = keyOf('password', `${email} ${network}`);
  return [
    { key: own, limit: WRONG_PASSWORDS },
    { key: keyOf('password-network', network), limit: WRONG_PASSWORDS_OF_NETWORK },
    {
      key: keyOf('password-account', email),
      limit: WRONG_PASSWORDS_OF_ACCOUNT,
      unlessFewer: { key: own, than: OWN_TRIES },
    },
  ];
}

/** What is counted of trying a password in a browser that the account knows. */
export const passwordTryOfDevice = (email: string, mark: string): Limited[] => [
  { key: keyOf('password-device', `${email} ${mark}`), limit: WRONG_PASSWORDS },
];

/** What is counted of bringing a mailed code. */
export const codeTry = (ip: string): Limited[] => [{ key: keyOf('code-ip', networkOf(ip)), limit: WRONG_CODES }];

/** What is counted of making an account, or of asking whether an address is free to change to. */
export const signUpTry = (ip: string, { signUpsPerHour }: IdentityLimits): Limited[] => [
  { key: keyOf('sign-up-ip', networkOf(ip)), limit: { most: signUpsPerHour, windowMs: HOUR } },
];

/** What is counted of a mail, whether it is sent or not. */
export const mailTry = (email: string, ip: string, { mailsPerHour }: IdentityLimits): Limited[] => [
  { key: keyOf('mail', email), limit: { most: mailsPerHour, windowMs: HOUR } },
  { key: keyOf('mail-ip', networkOf(ip)), limit: { most: ADDRESS_FACTOR * mailsPerHour, windowMs: HOUR } },
];
