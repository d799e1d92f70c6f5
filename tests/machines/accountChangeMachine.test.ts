import { describe, expect, test } from 'vitest';

import { accountChangeMachine } from '../../machines/accountChangeMachine';
import { done, expectTaken, failed, uncovered, walks } from './replay';

const SECRET = 'a-new-secret-9';
const both = { email: 'ana@example.com', linked: ['password', 'google'] };
const one = { email: 'ana@example.com', linked: ['password'] };
const change = { kind: 'password', password: SECRET };

const taken = walks(accountChangeMachine, {
  events: [
    { type: 'CHANGE.WANTED', change, proof: { password: 'old' } },
    { type: 'CHANGE.WANTED', change: { kind: 'link', provider: 'github' }, proof: null },
    { type: 'UNLINK.WANTED', method: 'google' },
    { type: 'UNLINK.WANTED', method: 'password' },
    { type: 'CONFIRMED' },
    { type: 'DECLINED' },
    { type: 'RETRIED' },
    { type: 'PROOF.SUBMITTED', proof: { password: 'old' } },
    done('readMethods', both),
    done('readMethods', one),
    failed('readMethods'),
    ...['apply', 'applyProved'].flatMap((id) => [
      done(id),
      failed(id, { code: 'auth/invalid-credential' }),
      failed(id, { code: 'auth/network-request-failed' }),
    ]),
    failed('apply', { code: 'auth/requires-recent-login' }),
  ],
});

describe('every path through a change of how one signs in', () => {
  test('takes every transition', () => expect(uncovered(accountChangeMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(accountChangeMachine, taken));
  test('never takes the last way in away', () => {
    const unlinked = taken.filter(({ after }) => after.value === 'confirming');
    expect(unlinked.length).toBeGreaterThan(0);
    for (const { name, after } of unlinked) expect([name, after.context.methods]).toEqual([name, both]);
  });
  test('unlinks nothing without a yes', () => {
    for (const { name, before, after, events } of taken)
      if (after.value === 'applying' && after.context.change.kind === 'unlink')
        expect([name, before.value, events.at(-1)?.type]).toEqual([name, 'confirming', 'CONFIRMED']);
  });
  test('holds a new password only while it is on its way', () => {
    for (const { name, after } of taken)
      if (['idle', 'reading', 'unread'].includes(String(after.value)))
        expect([name, JSON.stringify(after.context).includes(SECRET)]).toEqual([name, false]);
  });
  test('a proof that is none can be given again, and the change is not lost', () => {
    const again = taken.filter(({ before, after }) => before.value === 'applyingProved' && after.value === 'proving');
    expect(again.length).toBeGreaterThan(0);
    for (const { after } of again) expect(after.context.change).not.toBeNull();
  });
});
