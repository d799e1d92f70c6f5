import { describe, expect, test } from 'vitest';

import { mailRequestMachine } from '../../machines/mailRequestMachine';
import { done, expectTaken, failed, uncovered, walks } from './replay';

const taken = walks(mailRequestMachine, {
  events: [
    { type: 'MAIL.WANTED', email: 'ana@example.com' },
    { type: 'AGAIN' },
    done('send'),
    failed('send', { code: 'auth/too-many-requests' }),
  ],
});

describe('every path through asking for a mail', () => {
  test('takes every transition', () => expect(uncovered(mailRequestMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(mailRequestMachine, taken));
  test('says why no mail went out, until the next attempt', () => {
    const ends = (type: string) => taken.filter(({ events }) => events.at(-1)?.type === type).map(({ after }) => after);
    for (const { context } of ends('xstate.error.actor.send')) expect(context.failure).toBe('auth/too-many-requests');
    for (const { context } of ends('MAIL.WANTED')) expect(context.failure).toBeNull();
  });
});
