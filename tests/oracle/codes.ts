/** Words of the service's sources that look like codes and are none: kinds of mails, attributes, names of statuses. */
export const NO_CODES: ReadonlySet<string> = new Set([
  'DISPLAY_NAME',
  'PHOTO_URL',
  'PASSWORD_RESET',
  'VERIFY_EMAIL',
  'VERIFY_AND_CHANGE_EMAIL',
  'RECOVER_EMAIL',
  'OOB_REQ_TYPE_UNSPECIFIED',
  'PERMISSION_DENIED',
  'RESOURCE_EXHAUSTED',
]);

/** Codes that no recorded call can bring about, since they need time, a crowd or a full disk; with the test that does. */
export const CODES_PROVED_ELSEWHERE: Readonly<Record<string, string>> = {
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: 'six minutes after signing in, password, address and account need another sign-in',
  EXPIRED_OOB_CODE: 'is too old after an hour',
  STORAGE_FULL: 'an account, a mail, a new password and a new address answer 507 with a sentence',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'of 1,500 wrong passwords ten are looked at, known address or not',
};
