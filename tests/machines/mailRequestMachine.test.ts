import { describe, expect, test } from 'vitest';

import { mailRequestMachine } from '../../machines/mailRequestMachine';
import { done, failed, replay, uncovered, walks } from './replay';

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
  test.each(taken.map((walk) => [walk.name, walk] as const))('%s', async (_, walk) => {
    const end = await replay(mailRequestMachine, walk);
    expect(end.value).toEqual(walk.after.value);
    expect(end.context).toEqual(walk.after.context);
  });
  test('says why no mail went out, until the next attempt', () => {
    const ends = (type: string) => taken.filter(({ events }) => events.at(-1)?.type === type).map(({ after }) => after);
    for (const { context } of ends('xstate.error.actor.send')) expect(context.failure).toBe('auth/too-many-requests');
    for (const { context } of ends('MAIL.WANTED')) expect(context.failure).toBeNull();
  });
});
