import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import { mutedKindsMachine } from '../../machines/mutedKindsMachine';
import { type NotificationKind } from '../../graphql/generated/types';
import { done, expectTaken, failed, uncovered, walks } from './replay';

type Kinds = readonly NotificationKind[];

const input: Kinds = [];
const taken = walks(mutedKindsMachine, {
  input,
  events: [
    { type: 'SWITCHED', kind: 'newDevice' },
    { type: 'SWITCHED', kind: 'importFailed' },
    done('save', ['newDevice']),
    failed('save'),
  ],
});

describe('every path through the muted kinds', () => {
  test('takes every transition', () => expect(uncovered(mutedKindsMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(mutedKindsMachine, taken));
  test('a save that fails brings the switches back to what is kept', () => {
    for (const { events: way, after } of taken)
      if (way.at(-1)?.type === 'xstate.error.actor.save') expect(after.context.wanted).toEqual(after.context.saved);
  });
});

test('what is switched while a save is under way is saved after it', async () => {
  const saves: Kinds[] = [];
  const actor = createActor(
    mutedKindsMachine.provide({
      actors: {
        save: fromPromise<Kinds, Kinds>(({ input: kinds }) => {
          saves.push(kinds);
          return Promise.resolve(kinds);
        }),
      },
    }),
    { input },
  ).start();
  actor.send({ type: 'SWITCHED', kind: 'newDevice' });
  actor.send({ type: 'SWITCHED', kind: 'importFailed' });
  await new Promise((settled) => setTimeout(settled, 0));
  expect(saves).toEqual([['newDevice'], ['newDevice', 'importFailed']]);
  expect(actor.getSnapshot().value).toBe('idle');
});
