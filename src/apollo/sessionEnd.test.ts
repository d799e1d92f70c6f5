import { expect, test } from 'vitest';

import { changingSession, noticeRefusal, onSessionRefused } from './sessionEnd';

test('what is refused while a new password is set does not sign the person out; what is refused later does', async () => {
  const ended: string[] = [];
  const stop = onSessionRefused((code) => ended.push(code));
  await changingSession(async () => noticeRefusal('TOKEN_REVOKED'));
  expect(ended).toEqual([]);
  await expect(changingSession(() => Promise.reject(new Error('too weak')))).rejects.toThrow('too weak');
  noticeRefusal('TOKEN_REVOKED');
  noticeRefusal('NOT_FOUND');
  stop();
  expect(ended).toEqual(['TOKEN_REVOKED']);
});
