import { describe, expect, test } from 'vitest';
import { type AnyEventObject, createActor, fromPromise, waitFor } from 'xstate';

import { type Look } from '../../domain/look/look';
import { settingsMachine } from '../../machines/settingsMachine';
import { done, elapsed, expectTaken, failed, uncovered, walks } from './replay';

const here: Look = { theme: 'system', language: 'ro', density: 'comfortable', motion: 'system' };
const kept: Look = { theme: 'dark', language: 'en', density: 'compact', motion: 'reduced' };
const input = { unsent: {} };

const events: AnyEventObject[] = [
  { type: 'LOOK.CHOSEN', change: { theme: 'light' } },
  { type: 'LOOK.CHOSEN', change: { language: 'en' } },
  { type: 'CONNECTION.CAME' },
  done('read', { here, kept: null }),
  done('read', { here, kept }),
  failed('read'),
  done('send', { theme: 'light' }),
  done('send', { theme: 'light', language: 'en' }),
  failed('send'),
  elapsed('patience', 'settings.waitingToRead'),
  elapsed('patience', 'settings.waitingToSend'),
];
const taken = walks(settingsMachine, { events, input });

describe('every path of the settings', () => {
  test('takes every transition', () => expect(uncovered(settingsMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(settingsMachine, taken, ['watch']));
  test('rests only when nothing waits to be sent', () => {
    for (const { name, after } of taken)
      if (after.matches('inStep')) expect([name, after.context]).toEqual([name, { unsent: {} }]);
  });
});

/** A browser at which a person signs in: what it then sends and how it looks. */
function browser(unsent: Partial<Look>, inSettings: Look | null, refuse = 0) {
  const sent: Partial<Look>[] = [];
  const shown: Partial<Look>[] = [];
  let refusals = refuse;
  const actor = createActor(
    settingsMachine.provide({
      actors: {
        read: fromPromise(() => Promise.resolve({ here, kept: inSettings })),
        send: fromPromise<Partial<Look>, Partial<Look>>(({ input: change }) => {
          if ((refusals -= 1) >= 0) return Promise.reject(new Error('offline'));
          sent.push(change);
          return Promise.resolve(change);
        }),
      },
      actions: { takeOver: (_, look) => void shown.push(look) },
    }),
    { input: { unsent } },
  ).start();
  return { actor, sent, shown, inStep: () => waitFor(actor, (state) => state.matches('inStep')) };
}

test('another browser takes over what the person chose', async () => {
  const { inStep, sent, shown } = browser({}, kept);
  await inStep();
  expect([sent, shown]).toEqual([[], [kept]]);
});

test('what was chosen here before signing in wins, and the rest is taken over', async () => {
  const { inStep, sent, shown } = browser({ theme: 'light' }, kept);
  await inStep();
  const { theme: _chosenHere, ...rest } = kept;
  expect([sent, shown]).toEqual([[{ theme: 'light' }], [rest]]);
});

test('who never chose keeps what they see, in every browser', async () => {
  const { inStep, sent, shown } = browser({}, null);
  await inStep();
  expect([sent, shown]).toEqual([[here], []]);
});

test('a choice that could not be sent is sent when the connection is back', async () => {
  const { actor, inStep, sent } = browser({ theme: 'light' }, kept, 1);
  await waitFor(actor, (state) => state.matches('waitingToSend'));
  actor.send({ type: 'CONNECTION.CAME' });
  await inStep();
  expect(sent).toEqual([{ theme: 'light' }]);
});

test('a choice made while another is on its way is sent after it', async () => {
  const { actor, inStep, sent } = browser({}, kept);
  await inStep();
  actor.send({ type: 'LOOK.CHOSEN', change: { theme: 'light' } });
  actor.send({ type: 'LOOK.CHOSEN', change: { theme: 'system' } });
  await inStep();
  expect(sent).toEqual([{ theme: 'light' }, { theme: 'system' }]);
});
