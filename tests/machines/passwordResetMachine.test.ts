import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';

import { passwordResetMachine } from '../../machines/passwordResetMachine';
import { done, expectTaken, failed, uncovered, walks } from './replay';

const input = { code: 'abc' };
const used = { code: 'auth/invalid-action-code' };
const taken = walks(passwordResetMachine, {
  input,
  events: [
    { type: 'PASSWORD.CHOSEN', password: 'secret2' },
    { type: 'RETRIED' },
    done('checkLink', 'ana@example.com'),
    failed('checkLink', used),
    failed('checkLink', { code: 'auth/network-request-failed' }),
    done('savePassword'),
    failed('savePassword', used),
    failed('savePassword', { code: 'auth/weak-password' }),
  ],
});

describe('every path from the mailed link to the new password', () => {
  test('takes every transition', () => expect(uncovered(passwordResetMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(passwordResetMachine, taken));
  test('a password that is refused can be chosen again, a used link cannot', () => {
    const after = (code: string) =>
      taken.find(({ events }) => events.at(-1)?.['error']?.code === code && events.length > 2)?.after.value;
    expect(after('auth/weak-password')).toBe('choosing');
    expect(after('auth/invalid-action-code')).toBe('deadLink');
  });
  test('an address without a code is a dead link at once', () => {
    expect(
      createActor(passwordResetMachine, { input: { code: '' } })
        .start()
        .getSnapshot().value,
    ).toBe('deadLink');
  });
});
