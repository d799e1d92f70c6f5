import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import { type Submission, submissionMachineOf } from '../../machines/submissionMachine';
import { done, expectTaken, failed, uncovered, walks } from './replay';

const machine = submissionMachineOf<string>();
const taken = walks(machine, {
  events: [
    { type: 'SUBMITTED', content: 'ana@example.com' },
    { type: 'CLEARED' },
    done('send'),
    failed('send', { code: 'auth/too-many-requests' }),
  ],
});

describe('every path through a submission', () => {
  test('takes every transition', () => expect(uncovered(machine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(machine, taken));
  test('says why it failed, until the next attempt', () => {
    const ends = (type: string) => taken.filter(({ events }) => events.at(-1)?.type === type).map(({ after }) => after);
    for (const { value, context } of ends('xstate.error.actor.send'))
      expect([value, context.error]).toEqual(['failed', { code: 'auth/too-many-requests' }]);
    for (const { context } of ends('SUBMITTED')) expect(context.error).toBeNull();
  });
});

test('what is submitted while another is under way is not sent', () => {
  const sent: string[] = [];
  const send = fromPromise<unknown, Submission<string>>(({ input: { content } }) => {
    sent.push(content);
    return new Promise(() => undefined);
  });
  const actor = createActor(machine.provide({ actors: { send } })).start();
  actor.send({ type: 'SUBMITTED', content: 'a' });
  actor.send({ type: 'SUBMITTED', content: 'b' });
  expect([sent, actor.getSnapshot().context.content]).toEqual([['a'], 'a']);
});
