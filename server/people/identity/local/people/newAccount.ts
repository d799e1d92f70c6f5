import { type Account } from '../store/Account.js';
import { newUid } from '../store/secrets.js';

/** An account as it begins, with what is known of it. */
export function newAccount(known: Partial<Account>): Account {
  const now = Date.now();
  return {
    uid: newUid(),
    email: null,
    emailVerified: false,
    displayName: null,
    photoUrl: null,
    password: null,
    passwordAt: null,
    isDisabled: false,
    createdAt: now,
    lastLoginAt: now,
    validSince: 0,
    endedAt: 0,
    identities: [],
    ...known,
  };
}
