/** Fields that an answer of one of the two has and the other not, on purpose. */
export const FIELD_DIFFERENCES: Readonly<Record<string, string>> = {
  passwordHash: 'The emulator tells the password itself; we say REDACTED, as Google does.',
  salt: 'Nobody needs to know it.',
  initialEmail: 'A changed address goes back to the one before it, not to the first of all.',
  lastRefreshAt: 'Not kept by us; the client does not read it.',
  lastLoginAt: 'Ours is the time of the sign-in to the millisecond; only its form could be compared.',
  passwordUpdatedAt: 'A time.',
  rawUserInfo: 'What the other service said besides; ours holds no invented scopes.',
  screenName: 'Our assertions carry none.',
  oauthAccessToken: 'The emulator invents one; ours is the assertion, so that either credential can be linked.',
  oauthIdToken: 'The proof itself, which differs by nature.',
  sid: 'The session that our tokens end with.',
  errors: 'Words for people.',
  localIdOfOther: 'The emulator tells the uid of the account to be linked with; we do not.',
};

/** What else is different, and why; proved in tests/server/identity. */
export const OTHER_DIFFERENCES: readonly string[] = [
  'Limits: too many wrong passwords, sign-ups or mails are TOO_MANY_ATTEMPTS_TRY_LATER with Retry-After. The emulator has none.',
  'A new password, a new address, deleting, linking and unlinking need a sign-in of the last five minutes. The emulator never asks.',
  'Refresh tokens are random and end with a new password, sign-out everywhere and deletion. The emulator’s can be written by anyone and never end.',
  'A disabled account says so only to the right password.',
  'Codes of mails are too old after an hour (EXPIRED_OOB_CODE). The emulator’s never are.',
  'A renewed identity token keeps the time of its own sign-in; the emulator’s has that of the last one of the account.',
];
