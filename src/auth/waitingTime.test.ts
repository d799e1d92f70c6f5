import { describe, expect, it } from 'vitest';

import { failureKey } from './failureKey';
import { identityFailure } from './identityFailure';
import { minutesToWait } from './waitingTime';

const refused = (message: string) =>
  identityFailure(Object.assign(new Error(message), { code: 'auth/too-many-requests' }));

describe('a caller who has to wait', () => {
  it('is told for how many minutes', () => {
    const { code } = refused('Firebase: Try again in 842 seconds. (auth/too-many-requests).');
    expect(minutesToWait(code)).toBe(15);
    expect(failureKey(code)).toBe('tooManyRequests');
  });
  it('is told to wait where nobody says how long', () => {
    const { code } = refused('Firebase: Access to this account has been temporarily disabled.');
    expect(minutesToWait(code)).toBeUndefined();
    expect(failureKey(code)).toBe('tooManyRequests');
  });
});

it.each([
  ['auth/password-too-common', 'commonPassword'],
  ['auth/requires-recent-login', 'signInAgain'],
])('%s has words of its own', (code, key) => expect(failureKey(code)).toBe(key));
