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
