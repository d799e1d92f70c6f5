import { describe, expect, test } from 'vitest';
import { type AnyEventObject, createActor, fromPromise, waitFor } from 'xstate';

import { type KeptProfile, mergeProfile, type Profile, type ProfileChange } from '../../domain/profile/profile';
import { profileMachine } from '../../machines/profileMachine';
import { done, expectTaken, failed, uncovered, walks } from './replay';

const kept: KeptProfile = { displayName: 'Ana', photoURL: '', organisation: '', about: '', version: 1 };
const wanted: Profile = { displayName: 'Ana Pop', photoURL: '', organisation: '', about: '' };
const present: KeptProfile = { ...kept, displayName: 'Anca', version: 2 };
const elsewhere: KeptProfile = { ...kept, about: 'A reader', version: 2 };
const input = { typed: null };

const events: AnyEventObject[] = [
  { type: 'SUBMITTED', wanted },
  { type: 'SUBMITTED', wanted: kept },
  { type: 'CLEAR.WANTED' },
  { type: 'CLEAR.CONFIRMED' },
  { type: 'CLEAR.DECLINED' },
  { type: 'RETRIED' },
  done('read', kept),
  failed('read'),
  done('save', { ...kept, ...wanted, version: 3 }),
  failed('save', { code: 'VERSION_CONFLICT', present }),
  failed('save', { code: 'VERSION_CONFLICT', present: elsewhere }),
  failed('save', { code: 'VALIDATION_FAILED' }),
  failed('save', new Error('cut off')),
  done('clear', { ...kept, displayName: '', version: 4 }),
  failed('clear'),
];
const taken = walks(profileMachine, { events, input });

describe('every path through the profile', () => {
  test('takes every transition', () => expect(uncovered(profileMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(profileMachine, taken));
  test('nothing is cleared without a question', () => {
    for (const { name, before, after } of taken)
      if (after.matches('clearing')) expect([name, before.value]).toEqual([name, 'asking']);
  });
});

/** A backend that keeps one profile, to which others may write. */
function backend(first: KeptProfile) {
  let stored = first;
  const calls: ProfileChange[] = [];
  const actors = {
    read: fromPromise(() => Promise.resolve(stored)),
    save: fromPromise<KeptProfile, ProfileChange>(({ input: { version, change } }) => {
      calls.push({ version, change });
      // What the page injects rejects with plain refusals, as here.
      if (version !== stored.version) return Promise.reject({ code: 'VERSION_CONFLICT', present: stored });
      stored = { ...stored, ...change, version: version + 1 };
      return Promise.resolve(stored);
    }),
  };
  const write = (change: Partial<Profile>) => (stored = { ...stored, ...change, version: stored.version + 1 });
  return { actors, calls, write, stored: () => stored };
}

const opened = (actors: ReturnType<typeof backend>['actors'], typed: { kept: KeptProfile; wanted: Profile } | null) =>
  createActor(profileMachine.provide({ actors }), { input: { typed } }).start();
const editing = (actor: ReturnType<typeof opened>) => waitFor(actor, (state) => state.matches('editing'));

test('only what was changed is sent, and a change elsewhere to another part is kept', async () => {
  const { actors, calls, write, stored } = backend(kept);
  const actor = opened(actors, null);
  await editing(actor);
  write({ about: 'A reader' });
  actor.send({ type: 'SUBMITTED', wanted });
  expect((await editing(actor)).context).toMatchObject({ clashes: {}, refusal: null });
  expect(calls.map(({ change }) => change)).toEqual([{ displayName: 'Ana Pop' }, { displayName: 'Ana Pop' }]);
  expect(stored()).toMatchObject({ displayName: 'Ana Pop', about: 'A reader' });
});

test('a change elsewhere to the same part is shown, and what is sent next wins knowingly', async () => {
  const { actors, write, stored } = backend(kept);
  const actor = opened(actors, null);
  await editing(actor);
  write({ displayName: 'Anca' });
  actor.send({ type: 'SUBMITTED', wanted });
  const { context } = await editing(actor);
  expect(context).toMatchObject({ clashes: { displayName: 'Anca' }, wanted: { displayName: 'Ana Pop' } });
  expect(stored().displayName).toBe('Anca');
  actor.send({ type: 'SUBMITTED', wanted });
  await editing(actor);
  expect(stored().displayName).toBe('Ana Pop');
});

test('input taken up again is an edit of what was kept when it was typed', async () => {
  const { actors, write } = backend(kept);
  write({ displayName: 'Anca' });
  const actor = opened(actors, { kept, wanted });
  await editing(actor);
  actor.send({ type: 'SUBMITTED', wanted });
  expect((await editing(actor)).context.clashes).toEqual({ displayName: 'Anca' });
});

test('both sides typing the same is no clash', () => {
  expect(mergeProfile(kept, { ...kept, ...wanted }, wanted)).toEqual({ wanted, clashes: {} });
});
