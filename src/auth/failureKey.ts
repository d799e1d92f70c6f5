import { type texts } from '../../locales/en/index';
import { withoutWait } from './waitingTime';

/** A key under `failure` in the area `auth`. */
export type FailureKey = keyof (typeof texts)['auth']['failure'];
/** A field of the forms. */
export type FailedField = 'email' | 'password';

const KEYS: Record<string, FailureKey> = {
  'auth/invalid-credential': 'wrongCredentials',
  'auth/wrong-password': 'wrongCredentials',
  'auth/user-not-found': 'wrongCredentials',
  'auth/email-already-in-use': 'emailTaken',
  'auth/weak-password': 'weakPassword',
  'auth/password-does-not-meet-requirements': 'weakPassword',
  'auth/password-too-common': 'commonPassword',
  'auth/requires-recent-login': 'signInAgain',
  'auth/missing-password': 'wrongCredentials',
  'auth/invalid-email': 'emailInvalid',
  'auth/user-disabled': 'disabled',
  'auth/storage-full': 'storageFull',
  'auth/too-many-requests': 'tooManyRequests',
  'auth/network-request-failed': 'network',
  'auth/popup-blocked': 'popupBlocked',
  'auth/popup-closed-by-user': 'popupClosed',
  'auth/cancelled-popup-request': 'popupClosed',
  'auth/user-cancelled': 'popupClosed',
  'auth/account-exists-with-different-credential': 'otherAccount',
  'auth/provider-failed': 'providerFailed',
  'auth/operation-not-allowed': 'notOffered',
  'auth/unauthorized-domain': 'notOffered',
  'auth/credential-already-in-use': 'linkedElsewhere',
  'auth/invalid-action-code': 'deadLink',
  'auth/expired-action-code': 'deadLink',
  'session/refused': 'sessionEnded',
  UNAVAILABLE: 'network',
};

const FIELDS: Partial<Record<FailureKey, FailedField>> = {
  emailTaken: 'email',
  emailInvalid: 'email',
  weakPassword: 'password',
  commonPassword: 'password',
};

/** What to say of a code of the identity service. */
export const failureKey = (code: string): FailureKey => KEYS[withoutWait(code)] ?? 'unknown';

/** The field that is wrong by a code, where it is one field. */
export const failedField = (code: string): FailedField | undefined => FIELDS[failureKey(code)];
