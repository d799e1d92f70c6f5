import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import { completionMachine } from '../../machines/completionMachine.js';

const started = () => {
  const actor = createActor(completionMachine).start();
  return {
    send: actor.send,
    now: () => [actor.getSnapshot().value, actor.getSnapshot().context.active] as const,
  };
};

test('choices open by typing, and none is active until an arrow key is pressed', () => {
  const { send, now } = started();
  send({ type: 'TYPED', count: 3 });
  expect(now()).toEqual(['open', null]);
  send({ type: 'MOVED', by: -1 });
  expect(now()).toEqual(['open', 2]);
  send({ type: 'MOVED', by: 1 });
  expect(now()).toEqual(['open', 0]);
});

test('typing on begins again, and what nothing fits closes them', () => {
  const { send, now } = started();
  send({ type: 'TYPED', count: 3 });
  send({ type: 'MOVED', by: 1 });
  send({ type: 'TYPED', count: 2 });
  expect(now()).toEqual(['open', null]);
  send({ type: 'TYPED', count: 0 });
  expect(now()).toEqual(['closed', null]);
});

test('once closed they stay so until something is typed', () => {
  const { send, now } = started();
  send({ type: 'TYPED', count: 3 });
  send({ type: 'CLOSED' });
  send({ type: 'MOVED', by: 1 });
  expect(now()).toEqual(['closed', null]);
});
